"""The files of Basic Impetus: its tables and its armies."""
