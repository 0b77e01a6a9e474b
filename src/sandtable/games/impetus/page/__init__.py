"""What its page is told of Basic Impetus."""
