"""What is said in pictures of Grandeur: its own words where it has some, else those of Impetus."""

from sandtable.picture import layout

OWN = "grandeur-"


class Say:
    """The words of one language, those of Grandeur first."""

    def __init__(self, say: layout.Say) -> None:
        self._say = say

    @property
    def language(self) -> str:
        return self._say.language

    def __call__(self, key: str, /, **args: str | int) -> str:
        return self._say(f"{OWN}{key}" if self._say.has(f"{OWN}{key}") else key, **args)

    def has(self, key: str) -> bool:
        return self._say.has(f"{OWN}{key}") or self._say.has(key)
