"""Set-up of Grandeur."""
