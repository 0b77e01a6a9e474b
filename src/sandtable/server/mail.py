"""Mail to players who are asked while they are away, if they have given an address."""

import asyncio
import hashlib
import hmac
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from sandtable.library.words import LANGUAGES, words
from sandtable.match.crew import Crew
from sandtable.match.keeping import Post, Private
from sandtable.match.live_match import LiveMatch

LOG = logging.getLogger("sandtable.server")
ADDRESS = re.compile(r"[^@\s,;<>\"]{1,64}@[^@\s,;<>\"]{1,180}\.[^@\s,;<>\"]{2,}")
SECONDS = 30.0
_POST = Crew("post", 2)
OFTEN = 600.0
"""A seat gets at most one letter in this time, in seconds."""

PORTS = {"smtp": 587, "smtps": 465}


class BadSmtp(ValueError):  # noqa: N818
    """This is not the address of a mail server."""


class Smtp(Struct, frozen=True):
    """A mail server: its address, our account, and the sender of letters."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: Literal["start", "whole"] = "start"


def read_smtp(url: str, sender: str) -> Smtp:
    """`smtp://user:password@host:port` (TLS if the server can) or `smtps://…` (TLS from the start). Raises BadSmtp."""
    told = urlsplit(url)
    try:
        port = told.port or PORTS[told.scheme]
    except (KeyError, ValueError) as error:
        raise BadSmtp(told.scheme) from error
    if not told.hostname or not is_address(sender):
        raise BadSmtp(sender)
    user, password = unquote(told.username or ""), unquote(told.password or "")
    return Smtp(told.hostname, port, sender, user, password, "whole" if told.scheme == "smtps" else "start")


def is_address(text: str) -> bool:
    """It looks like a mail address and is safe in the header of a letter."""
    return ADDRESS.fullmatch(text) is not None and text.isprintable()


def stop_code(private: Private, seat: str, address: str) -> str:
    """The code that stops letters to an address; only their reader knows it."""
    text = f"no more mail {seat} {address}".encode()
    return hmac.new(bytes.fromhex(private.secret), text, hashlib.sha256).hexdigest()[:32]


class Postman:
    """Sends letters to people who are asked."""

    def __init__(self, smtp: Smtp, home: str) -> None:
        self._smtp = smtp
        self._home = home.rstrip("/") + "/"
        self._lately: dict[tuple[str, str], float] = {}
        self._running: set[asyncio.Task[None]] = set()

    def call(self, live: LiveMatch, seat: str) -> None:
        """Writes to a seat that is asked while nobody sits there."""
        post = live.private.post.get(seat)
        now = asyncio.get_running_loop().time()
        if post is None or now - self._lately.get((live.name, seat), -OFTEN) < OFTEN:
            return
        self._lately[live.name, seat] = now
        task = asyncio.create_task(self._sent(self.letter(live.name, live.private, seat, post), live.name))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def letter(self, name: str, private: Private, seat: str, post: Post) -> EmailMessage:
        """A letter with a link to the match. It holds no token: only the browser that has the seat can open it."""
        say = words(post.lang)
        title = private.called.get(post.lang) or private.called.get(LANGUAGES[0], "")
        stop = f"{self._home}#quiet={name}.{seat}.{stop_code(private, seat, post.address)}"
        letter = EmailMessage()
        letter["From"], letter["To"] = self._smtp.sender, post.address
        letter["Subject"] = say("mail-subject", title=title)
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self._smtp.sender.partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        move, where = say("mail-move", title=title), say("mail-where")
        letter.set_content(f"{move}\n\n{self._home}#{name}\n\n{where}\n{say('mail-stop', stop=stop)}\n")
        return letter

    async def _sent(self, letter: EmailMessage, name: str) -> None:
        try:
            await _POST.run(_send, self._smtp, letter)
        except (OSError, smtplib.SMTPException) as error:
            LOG.warning("match %s: a letter could not be sent: %s", name, type(error).__name__)


def _send(smtp: Smtp, letter: EmailMessage) -> None:
    context = ssl.create_default_context()
    if smtp.tls == "whole":
        with smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=SECONDS, context=context) as server:
            _hand_over(server, smtp, letter)
        return
    with smtplib.SMTP(smtp.host, smtp.port, timeout=SECONDS) as server:
        server.ehlo()
        if server.has_extn("starttls"):
            server.starttls(context=context)
            server.ehlo()
        elif smtp.password:
            raise smtplib.SMTPNotSupportedError("no password goes over an open line")
        _hand_over(server, smtp, letter)


def _hand_over(server: smtplib.SMTP, smtp: Smtp, letter: EmailMessage) -> None:
    if smtp.user:
        server.login(smtp.user, smtp.password)
    server.send_message(letter)
