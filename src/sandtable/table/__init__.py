"""The continuous plane on which bases stand: shapes, contact, ground, paths, sight. It knows no troops or dice."""
