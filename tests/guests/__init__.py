"""Games that are installed beside the program, as distributions of their own."""
