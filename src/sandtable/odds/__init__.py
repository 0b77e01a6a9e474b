"""Exact chances of any game, through the contract of a ruleset alone."""
