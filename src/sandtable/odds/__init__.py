"""Exact chances for any game, by way of the ruleset contract alone."""
