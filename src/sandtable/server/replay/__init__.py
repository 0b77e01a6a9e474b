"""Games to look at after they were played."""
