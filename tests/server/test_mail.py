"""Letters: who is asked while he is away gets one, in his language, with a link that holds no token."""

import re
from pathlib import Path

import pytest

from sandtable.server.mail import BadSmtp, Smtp, is_address, read_smtp
from tests.cli.run import run
from tests.server.house import House, house
from tests.server.post import office
from tests.server.test_invitations import both, first
from tests.server.test_play import END

ADDRESS, ANOTHER = "bert@example.org", "anna@example.org"


def until(server: House, mine: dict[str, str], theirs: dict[str, str], who: dict[str, str]) -> None:
    """Both end their turns, each while the other is away, until the other's end asks one of them."""
    turns: list[str] = []
    while turns[-1:] != [who["seat"]] or len(set(turns[-2:])) < 2:
        with server.line(mine["token"]) as line:
            turns += line.welcome["awaits"]["seats"]
        asked, other = (mine, theirs) if turns[-1] == mine["seat"] else (theirs, mine)
        with server.line(asked["token"]) as line:
            while line.sitting(other["seat"])["present"]:
                line.beside()
            assert line.give(END)["tell"] == "done"


def test_a_letter_tells_that_it_is_your_move(tmp_path: Path) -> None:
    """Once, only to who is away and has asked for it; and never again once he has had enough."""
    with office() as post, house(tmp_path, 0, "--smtp", post.url, "--mail-from", "sand@example.org") as server:
        red, blue = both(server)
        mine, theirs = first(server, red, blue)
        with server.line(theirs["token"], lang="fr") as other:
            assert other.welcome["posts"]
            assert other.ask("set-mail", address="nobody")["key"] == "fault-address"
            assert other.ask("set-mail", address="a@example.org\nBcc: b@example.org")["key"] == "fault-address"
            assert other.ask("set-mail", address=ADDRESS)["tell"] == "done"
        with server.line(theirs["token"]) as other:
            assert other.welcome["address"] == ADDRESS
        with server.line(mine["token"]) as line:
            assert line.welcome["address"] == ""
            while line.sitting(theirs["seat"])["present"]:
                line.beside()
            assert line.give(END)["tell"] == "done"
            letter = post.letters.get(timeout=30)
        assert (letter["To"], letter["From"]) == (ADDRESS, "sand@example.org")
        assert letter["Subject"].startswith("À vous de jouer")
        text = letter.get_content()
        assert f"http://127.0.0.1:{server.port}/#{red['match']}" in text.splitlines()
        assert not any(ticket["token"] in letter.as_string() for ticket in (red, blue))
        (link,) = re.findall(r"#quiet=(\S+)", text)
        match, seat, code = link.split(".")
        assert server.post("/api/quiet", {"match": match, "seat": seat, "code": "0" * 32})[0] == 404
        assert server.post("/api/quiet", {"match": match, "seat": seat, "code": code})[0] == 201
        assert server.post("/api/quiet", {"match": match, "seat": seat, "code": code})[0] == 404
        assert server.post("/api/quiet", {"match": "x", "seat": seat, "code": code})[0] == 404
        with server.line(theirs["token"]) as other:
            assert other.welcome["address"] == ""
        assert ADDRESS not in server.log.read_text()
        server.kill()
        with house(tmp_path, 0, "--smtp", post.url, "--mail-from", "sand@example.org") as again:
            until(again, mine, theirs, theirs)
            with again.line(mine["token"]) as line:
                assert line.ask("set-mail", address=ANOTHER)["tell"] == "done"
            until(again, mine, theirs, mine)
            assert post.letters.get(timeout=30)["To"] == ANOTHER
            assert post.letters.empty()


def test_a_house_without_mail_says_so(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        red, _ = both(server)
        with server.line(red["token"]) as line:
            assert not line.welcome["posts"]
            answer = line.ask("set-mail", address=ADDRESS)
            assert answer["key"] == "fault-no-mail"


def test_a_letter_that_cannot_be_sent_harms_nobody(tmp_path: Path) -> None:
    """The game goes on; the log says so without the address."""
    with office() as post:
        gone = post.url
    with house(tmp_path, 0, "--smtp", gone, "--mail-from", "sand@example.org") as server:
        mine, theirs = first(server, *both(server))
        with server.line(theirs["token"]) as other:
            other.ask("set-mail", address=ADDRESS)
        with server.line(mine["token"]) as line:
            while line.sitting(theirs["seat"])["present"]:
                line.beside()
            assert line.give(END)["tell"] == "done"
            assert line.ask("ping")["tell"] == "done"
        server.kill()
    assert ADDRESS not in server.log.read_text()


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("smtp://mail.example.org", Smtp("mail.example.org", 587, "a@b.org")),
        ("smtps://me:p%40ss@mail.example.org", Smtp("mail.example.org", 465, "a@b.org", "me", "p@ss", "whole")),
        ("smtp://mail.example.org:25", Smtp("mail.example.org", 25, "a@b.org")),
    ],
)
def test_where_the_mail_server_is(url: str, found: Smtp) -> None:
    assert read_smtp(url, "a@b.org") == found


@pytest.mark.parametrize(
    ("url", "sender"),
    [("http://x", "a@b.org"), ("smtp://", "a@b.org"), ("smtp://x:port", "a@b.org"), ("x", "a@b.org"), ("smtp://x", "")],
)
def test_what_is_no_mail_server_is_told(url: str, sender: str) -> None:
    with pytest.raises(BadSmtp):
        read_smtp(url, sender)
    ran = run("serve", "--smtp", url, "--mail-from", sender, "--lang", "en")
    assert ran.code == 2
    assert "--smtp" in ran.refused()


@pytest.mark.parametrize(
    "text", ["", "a", "a@b", "a b@c.org", "a@b.org,c@d.org", "a@b.org\r\n", "<a@b.org>", "a@" + "x" * 300 + ".org"]
)
def test_what_is_no_address(text: str) -> None:
    assert not is_address(text)
