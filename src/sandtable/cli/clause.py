"""`sandtable clause`: what a clause says."""

from typing import Any

import msgspec
import typer

from sandtable.cli.speech import UNUSABLE, Lang, fail, spoken, tell
from sandtable.library.clauses import Clause, UnknownClause, clauses, find_clause
from sandtable.library.readable import sentence
from sandtable.library.words import Words


def clause(
    name: str | None = typer.Argument(None, metavar="CLAUSE", help='A clause such as "CR C.4"; none: list them all.'),
    lang: str | None = Lang,
    as_json: bool = typer.Option(False, "--json", help="Print it as JSON, in all languages."),
) -> None:
    """Show what a clause of a rulebook says."""
    say = spoken(lang)
    if name is None:
        _list(say, as_json=as_json)
        return
    try:
        known, found = find_clause(name)
    except UnknownClause as trouble:
        fail([sentence(say, "unknown-clause", {"name": trouble.name, "nearest": trouble.near})], UNUSABLE)
    if as_json:
        tell(msgspec.json.encode(_facts(known, found)).decode())
        return
    tell(f"{known}  {found.title[say.language]}")
    tell(found.text[say.language])


def _list(say: Words, *, as_json: bool) -> None:
    if as_json:
        tell(msgspec.json.encode([_facts(name, each) for name, each in clauses().items()]).decode())
        return
    for name, each in clauses().items():
        tell(f"{name}\t{each.title[say.language]}")


def _facts(name: str, found: Clause) -> dict[str, Any]:
    return {"clause": name, **msgspec.structs.asdict(found)}
