"""Files of Argad!: tables by period, figures, scenarios."""
