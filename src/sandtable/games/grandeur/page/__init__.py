"""What its page is told of Grandeur."""
