"""Exact odds of Grandeur."""
