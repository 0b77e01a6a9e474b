"""In what two editions of a book differ."""

from sandtable.kernel.book import Book


def differences(old: Book, new: Book) -> list[tuple[str, str, str]]:
    """(question, clause, `added` | `dropped` | `replaced`) for all in which two books differ."""
    found = []
    for question in [*old.chapters, *(q for q in new.chapters if q not in old.chapters)]:
        before, now = old.chapters.get(question, {}), new.chapters.get(question, {})
        for clause in [*before, *(c for c in now if c not in before)]:
            if before.get(clause) is not now.get(clause):
                change = "dropped" if clause not in now else "added" if clause not in before else "replaced"
                found.append((question, clause, change))
    return found
