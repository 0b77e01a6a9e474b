"""What the reader of files must do, above all with files that are wrong."""
