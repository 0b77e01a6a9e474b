"""Charges of Basic Impetus."""
