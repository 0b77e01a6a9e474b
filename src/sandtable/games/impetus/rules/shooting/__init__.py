"""Shooting of Basic Impetus."""
