"""Exact odds of Basic Impetus."""
