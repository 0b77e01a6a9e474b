"""Names that people write: one name, or one for each language."""

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from msgspec import Meta

from sandtable.kernel.bounds import Id, Text
from sandtable.library.document import Document
from sandtable.library.fault import Fault
from sandtable.library.nearest import nearest
from sandtable.library.words import LANGUAGES

Written: TypeAlias = Text | Annotated[dict[Id, Text], Meta(max_length=20)]


def in_each(written: Written) -> dict[str, str]:
    """The name in every language; where one is missing, the first that is there."""
    if isinstance(written, str):
        return dict.fromkeys(LANGUAGES, written)
    first = next((written[language] for language in LANGUAGES if language in written), "")
    return {language: written.get(language, first) for language in LANGUAGES}


def name_faults(document: Document, path: str, written: Written) -> Iterator[Fault]:
    """The faults of a name: it is empty, or in a language that the program does not have."""
    if not written:
        yield document.fault(path, "fault-name-empty")
    for language, said in written.items() if isinstance(written, dict) else ():
        if language not in LANGUAGES:
            near, known = nearest(language, LANGUAGES), ", ".join(LANGUAGES)
            yield document.fault(f"{path}.{language}", "fault-unknown-field", field=language, nearest=near, known=known)
        elif not said:
            yield document.fault(f"{path}.{language}", "fault-name-empty")
