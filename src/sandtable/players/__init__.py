"""What answers when a game waits: dice, and the computer's players."""
