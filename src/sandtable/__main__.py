"""`python -m sandtable`, where shell scripts do not run."""

from sandtable.cli.main import run

run()
