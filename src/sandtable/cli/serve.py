"""`sandtable serve`: the server for browsers."""

from pathlib import Path

import typer

from sandtable.cli.speech import BAD, Lang, fail, spoken, tell


def serve(
    host: str = typer.Option("127.0.0.1", "--host", help="The address to listen at."),
    port: int = typer.Option(8000, "--port", min=0, max=65535, help="The port to listen at; 0: any that is free."),
    base_url: str = typer.Option("", "--base-url", metavar="URL", help="Where browsers find it, if behind a proxy."),
    database: Path | None = typer.Option(None, "--database", metavar="FILE", help="Where matches are kept."),
    lang: str | None = Lang,
) -> None:
    """Serve matches to browsers. Every step is kept; matches go on where they stood when it is started again."""
    from sandtable.server.running import Taken, default_database, run
    from sandtable.store import StoreError

    say = spoken(lang)
    try:
        run(host, port, base_url, database or default_database(), lambda url: tell(say("serve-ready", url=url)))
    except Taken as error:
        fail([say("serve-port", host=host, port=str(port), reason=str(error))], BAD)
    except StoreError as error:
        fail([str(error)], BAD)
