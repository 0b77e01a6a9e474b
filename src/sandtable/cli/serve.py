"""`sandtable serve`: the server for browsers."""

import os
import sys
import urllib.request
import webbrowser
from collections.abc import Iterable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import typer

from sandtable.cli.speech import BAD, UNUSABLE, Lang, fail, spoken, tell
from sandtable.cli.trouble import stop
from sandtable.library.words import Words

if TYPE_CHECKING:
    from sandtable.server.app import House
    from sandtable.store import StoreError

PORTS = tuple(range(8000, 8010))
"""Tried in this order if no port is given. A browser knows its games by the address where they began."""

ALONE = ("127.0.0.1", "::1", "localhost")
"""Addresses that only this machine can reach."""

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
SECONDS = 2.0
MARK = b'"title":"Sandtable"'
"""What the answer of a Sandtable that already runs holds, and how long it is waited for."""


def serve(
    host: str = typer.Option("127.0.0.1", "--host", help="The address to listen at."),
    port: int | None = typer.Option(
        None, "--port", min=0, max=65535, help="The port to listen at; 0: any; by default the first free one from 8000."
    ),
    base_url: str = typer.Option("", "--base-url", metavar="URL", help="Where browsers find it, if behind a proxy."),
    proxy: list[str] = typer.Option(
        [], "--proxy", metavar="ADDRESS|NETWORK", help="A proxy that is believed when it names a visitor. Repeatable."
    ),
    database: Path | None = typer.Option(None, "--database", metavar="FILE", help="Where matches are kept."),
    grace: float = typer.Option(
        300.0, "--grace", min=0, metavar="SECONDS", help="After so long the computer may stand in for an empty seat."
    ),
    abandoned: int = typer.Option(
        180, "--abandoned", min=0, metavar="DAYS", help="Unfinished matches are cleared away after so long; 0: never."
    ),
    smtp: str = typer.Option(
        "", "--smtp", metavar="URL", envvar="SANDTABLE_SMTP", help="The mail server: smtp://USER:PASSWORD@HOST:PORT."
    ),
    mail_from: str = typer.Option(
        "", "--mail-from", metavar="ADDRESS", envvar="SANDTABLE_MAIL_FROM", help="Whom letters come from."
    ),
    uploads: bool | None = typer.Option(
        None,
        "--uploads/--no-uploads",
        help="Let browsers change the folder of own material; by default only if just this machine is listened to.",
    ),
    quota: int = typer.Option(
        64, "--quota", min=0, metavar="MB", help="How much one visitor may keep here; 0: as much as they like."
    ),
    metrics: bool = typer.Option(
        False, "--metrics/--no-metrics", help="Let everybody read /metrics; by default only this machine may."
    ),
    opening: bool = typer.Option(False, "--open/--no-open", help="Open the browser, if there is a screen."),
    lang: str | None = Lang,
) -> None:
    """Serve matches to browsers. Every step is kept; after a restart, matches go on where they stopped."""
    from sandtable.match.members import HouseRules
    from sandtable.match.quota import MEGABYTE, Quota
    from sandtable.server.app import House
    from sandtable.server.mail import BadSmtp, read_smtp
    from sandtable.server.visitor import BadNetwork, network

    say = spoken(lang)
    try:
        letters = read_smtp(smtp, mail_from) if smtp else None
    except BadSmtp as error:
        fail([say("serve-smtp", reason=str(error))], UNUSABLE)
    for each in proxy:
        try:
            network(each)
        except BadNetwork:
            fail([say("serve-proxy", proxy=each)], UNUSABLE)
    alone = host in ALONE and not base_url and not proxy
    may_keep = Quota(quota * MEGABYTE) if quota else Quota(0, 0)
    house = House(
        HouseRules(grace, abandoned),
        letters,
        uploads=alone if uploads is None else uploads,
        quota=may_keep,
        metrics=metrics,
        alone=alone,
        proxies=tuple(proxy),
    )
    _at_the_first_free(host, PORTS if port is None else (port,), base_url, database, house, say, opening=opening)


def _at_the_first_free(
    host: str, ports: Iterable[int], base_url: str, database: Path | None, house: "House", say: Words, *, opening: bool
) -> None:
    """Runs at the first free port, or shows the browser a Sandtable that already runs."""
    from sandtable.server.running import Taken, default_database, run
    from sandtable.store import StoreError

    def ready(url: str) -> None:
        tell(say("serve-ready", url=url))
        if opening:
            show(url)

    trouble = ""
    for port in ports:
        try:
            run(host, port, base_url, database or default_database(), ready, house)
            return
        except Taken as error:
            trouble = say("serve-port", host=host, port=str(port), reason=str(error))
        except StoreError as error:
            _show_holder(say, error, opening=opening)
            return
        if opening and not database and (url := running(host, port)):
            tell(say("serve-already", url=url))
            show(url)
            return
    fail([trouble], BAD)


def _show_holder(say: Words, error: "StoreError", *, opening: bool) -> None:
    """Shows the browser the server that has the database, or ends the command."""
    address = getattr(error, "address", "")
    if not (opening and address):
        stop(say, error)
    tell(say("serve-already", url=address))
    show(address)


def has_screen() -> bool:
    """Whether the person who gave the command would see a window that opens here."""
    if "SSH_CONNECTION" in os.environ and not os.environ.get("DISPLAY"):
        return False
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in SCREENS)


def show(url: str) -> None:
    """Opens a page in the browser, if there is a screen, without waiting for it."""
    if has_screen():
        Thread(target=webbrowser.open, args=(url,)).start()


def running(host: str, port: int) -> str:
    """The address of a Sandtable that already listens there; empty if it is something else."""
    url = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    try:
        with urllib.request.urlopen(f"{url}api/schema/openapi.json", timeout=SECONDS) as answer:
            return url if MARK in answer.read() else ""
    except (OSError, ValueError):
        return ""
