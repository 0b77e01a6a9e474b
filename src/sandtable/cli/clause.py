"""`sandtable clause`: what a clause says."""

import msgspec
import typer

from sandtable.cli.speech import UNUSABLE, Lang, fail, sentence, spoken, tell
from sandtable.library.clauses import UnknownClause, clauses, find_clause


def clause(
    name: str | None = typer.Argument(None, metavar="CLAUSE", help='A clause such as "CR C.4"; none: list them all.'),
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print it as JSON, in all languages."),
) -> None:
    """Show what a clause of a rulebook says."""
    say = spoken(lang)
    if name is None:
        for known, each in clauses().items():
            tell(f"{known}\t{each.title[say.language]}")
        return
    try:
        known, found = find_clause(name)
    except UnknownClause as trouble:
        fail([sentence(say, "unknown-clause", {"name": trouble.name, "nearest": trouble.near})], UNUSABLE)
    if as_json:
        tell(msgspec.json.encode({"clause": known, **msgspec.structs.asdict(found)}).decode())
        return
    tell(f"{known}  {found.title[say.language]}")
    tell(found.text[say.language])
