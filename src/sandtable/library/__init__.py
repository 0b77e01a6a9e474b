"""The only reader of files: every fault is told with its file, line, field and reason."""
