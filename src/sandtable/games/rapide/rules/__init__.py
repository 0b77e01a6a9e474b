"""Combat Rapide: fast battles for Europa Universalis. Two stacks meet; there is no table."""
