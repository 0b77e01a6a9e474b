"""A door: the command line, one file a command."""
