"""Who has brought which own file: a list beside the files. The person at the machine itself is not in it."""

from pathlib import Path

import msgspec

from sandtable.library.sand import write_whole

LIST = "owners.json"


class Owners:
    """The visitors who brought files, by the paths of these below the folder."""

    def __init__(self, folder: Path | None) -> None:
        self._path = folder / LIST if folder else None

    def count(self, owner: str) -> int:
        """How many files a visitor has brought that are still there."""
        return sum(each == owner and self._there(name) for name, each in self._all().items())

    def note(self, name: str, owner: str) -> None:
        """A file was brought by a visitor; by nobody, if they are not named."""
        self._keep({each: by for each, by in self._all().items() if each != name} | ({name: owner} if owner else {}))

    def moved(self, before: str, after: str) -> None:
        """A file has another name."""
        self.note(after, self._all().get(before, ""))
        self.note(before, "")

    def _there(self, name: str) -> bool:
        return self._path is not None and (self._path.parent / name).is_file()

    def _all(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=dict[str, str]) if self._path else {}
        except (OSError, msgspec.DecodeError):
            return {}

    def _keep(self, owners: dict[str, str]) -> None:
        if self._path and owners != self._all():
            write_whole(self._path, msgspec.json.encode(owners))
