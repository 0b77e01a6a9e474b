"""Grandeur: Napoleonic battles by the rules of Basic Impetus, and what they change."""
