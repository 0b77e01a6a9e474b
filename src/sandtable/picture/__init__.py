"""Pictures of a table: SVG drawn here, PNG and GIF made from it. Nothing here knows a rule."""
