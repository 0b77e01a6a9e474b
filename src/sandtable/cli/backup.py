"""`sandtable backup` and `sandtable restore`: everything that a server has kept, in one file and back."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import typer

from sandtable.cli.hosting import Database, there
from sandtable.cli.meter import meter
from sandtable.cli.speech import BAD, UNFINISHED, UNUSABLE, Lang, fail, note, spoken, tell, unsaved
from sandtable.cli.trouble import stop
from sandtable.library.words import Words

if TYPE_CHECKING:
    from sandtable.match.archive import Backup

Force = typer.Option(False, "--force", help="Write over a file of this name.")
AsJson = typer.Option(False, "--json", help="Print what was done as JSON.")


def backup(
    file: Path | None = typer.Argument(
        None, metavar="[FILE]", help="Where to; by default a file in this folder, named by the time."
    ),
    database: Path | None = Database,
    force: bool = Force,
    as_json: bool = AsJson,
    lang: str | None = Lang,
) -> None:
    """Save all matches and own material into one checked file, even while the server runs.

    Exit code 3: it was saved, but some matches are not sound.
    """
    from sandtable.match.archive import back_up
    from sandtable.store.copying import stamp

    say = spoken(lang)
    place = there(say, database)
    target = (file or Path(f"sandtable-{stamp()}.zip")).absolute()
    if target.exists() and not force:
        fail([say("backup-exists", file=str(target))], UNUSABLE)
    with _told(say, target), meter(say("backup-working")) as progress:
        made = back_up(place, target, progress)
    _report(say, made, "backup-made", as_json=as_json)


def restore(
    file: Path = typer.Argument(..., metavar="FILE", help="A backup, or a whole copy of a database."),
    database: Path | None = Database,
    as_json: bool = AsJson,
    lang: str | None = Lang,
) -> None:
    """Bring a backup back. It is checked first, and what was there before is kept. Stop the server first.

    Exit code 3: it was brought back, but some matches in it are not sound.
    """
    from sandtable.match.archive import restore as bring_back
    from sandtable.server.running import default_database
    from sandtable.store.lock import Lock

    say = spoken(lang)
    if not file.is_file():
        fail([say("no-database", file=str(file))], UNUSABLE)
    place = database or default_database()
    with _told(say, file), Lock(place, "sandtable restore"), meter(say("backup-working")) as progress:
        made = bring_back(file, place, progress)
    _report(say, made, "restore-done", as_json=as_json)


@contextmanager
def _told(say: Words, file: Path) -> Iterator[None]:
    """Ends the command with a plain word if something goes wrong."""
    from sandtable.match.archive import BadArchive
    from sandtable.store import StoreError

    try:
        yield
    except StoreError as error:
        stop(say, error)
    except BadArchive as error:
        fail([say("backup-bad", file=str(file), reason=str(error))], BAD)
    except OSError as error:
        unsaved(say, error.filename or file, error)


def _report(say: Words, made: "Backup", key: str, *, as_json: bool) -> None:
    if as_json:
        tell(msgspec.json.encode(msgspec.to_builtins(made, enc_hook=str)).decode())
    else:
        tell(say(key, file=str(made.path), games=made.games, material=made.material))
        if made.before:
            note(say("restore-before", file=str(made.before)))
        for each in made.unsound:
            note(say("backup-unsound", match=each.name, sound=each.sound, entries=each.entries))
    if made.unsound:
        raise typer.Exit(UNFINISHED)
