"""Reads all files. Every fault is reported with its file, line, field and reason."""
