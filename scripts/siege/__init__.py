"""A siege of our own server: every attack that we know of, as a command. docs/siege.md says more."""
