"""What the command line must do: exact answers, plain pipes, clear faults, and nothing lost."""
