"""Pictures of a table: SVG drawn by hand, PNG and GIF made from it. Nothing here knows a rule."""
