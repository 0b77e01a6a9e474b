"""Something that cannot be done now, beside the game; a value of no ruleset."""


class NotPossible(Exception):  # noqa: N818
    """Why not: a key of the words and its arguments. Nothing has changed."""

    def __init__(self, key: str, **args: str | int) -> None:
        self.key = key
        self.told = {name: str(value) for name, value in args.items()}
        super().__init__(key)
