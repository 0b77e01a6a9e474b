"""What the page and the server say to each other; the types of the page are generated from these modules."""
