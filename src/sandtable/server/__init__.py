"""A door: HTTP and WebSocket."""
