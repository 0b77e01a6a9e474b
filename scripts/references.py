"""The references that are made from the program itself: python scripts/references.py [--check]."""

import sys
from pathlib import Path

import typer
from typer.cli import get_docs_for_click

from sandtable.cli.main import program
from sandtable.games.rapide.files.battles import schema_text
from sandtable.library.clauses import clauses

DOCS = Path(__file__).parent.parent / "docs"


def commands() -> str:
    """Every command with its options."""
    command = program()
    text = get_docs_for_click(
        obj=command, ctx=typer.Context(command, info_name="sandtable"), name="sandtable", title="Commands"
    )
    return text.rstrip() + "\n"


def clause_table() -> str:
    """Every clause with its text."""
    rows = [f"| {name} | {each.title['en']} | {each.text['en']} |" for name, each in clauses().items()]
    head = "# Clauses\n\nIn our own words; `sandtable clause` shows them in English, French and Spanish.\n"
    return "\n".join([head, "| Clause | Title | Text |", "|---|---|---|", *rows]) + "\n"


def references() -> dict[str, str]:
    """The text of each reference by its file."""
    return {"commands.md": commands(), "clauses.md": clause_table(), "battle.schema.json": schema_text() + "\n"}


def main() -> int:
    """Written, or with --check only compared."""
    stale = [name for name, text in references().items() if _read(DOCS / name) != text]
    if "--check" in sys.argv:
        for name in stale:
            sys.stderr.write(f"docs/{name} is not what the program says: run python scripts/references.py\n")
        return 1 if stale else 0
    for name in stale:
        (DOCS / name).write_text(references()[name], "utf-8")
    return 0


def _read(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main())
