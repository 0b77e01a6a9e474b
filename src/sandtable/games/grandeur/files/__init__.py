"""The files of Grandeur: its tables, its profiles, its armies and its battles."""
