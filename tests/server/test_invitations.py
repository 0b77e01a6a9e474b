"""People meet over the real server: links, seats, watching, talk; and nobody plays for anybody else."""

import json
import socket
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.games import ruleset_of
from sandtable.kernel.verify import verify
from sandtable.library.words import LANGUAGES, words
from tests.cli.run import run
from tests.server.house import House, house
from tests.server.test_play import END, move

SEATS = [{"seat": "red", "player": "person"}, {"seat": "blue", "player": "open"}]


def new(server: House, **more: Any) -> dict[str, dict[str, str]]:
    """The tickets of a match that somebody is invited to, by their kind."""
    wanted = {"game": "impetus", "seats": SEATS, "setup": {"battle": "first-battle"}, **more}
    status, _, body = server.post("/api/matches", wanted)
    assert status == 201, body
    return {ticket["kind"]: ticket for ticket in json.loads(body)}


def join(server: House, token: str, name: str = "") -> tuple[int, dict[str, Any]]:
    status, _, body = server.post("/api/join", {"token": token, "name": name})
    return status, json.loads(body)


def both(server: House, **more: Any) -> tuple[dict[str, str], dict[str, str]]:
    """A match of two browsers: red, and blue who came by a link."""
    tickets = new(server, **more)
    status, blue = join(server, tickets["invitation"]["token"], "Bert")
    assert status == 201
    return tickets["seat"], blue


def first(server: House, red: dict[str, str], blue: dict[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Who is asked first comes first."""
    with server.line(red["token"]) as line:
        return (red, blue) if "red" in line.welcome["awaits"]["seats"] else (blue, red)


def link(server: House, ticket: dict[str, str], kind: str, seat: str = "") -> tuple[int, dict[str, Any]]:
    path = f"/api/matches/{ticket['match']}/links"
    bearer = {"Authorization": f"Bearer {ticket['token']}"}
    status, _, body = server.post(path, {"kind": kind, "seat": seat}, **bearer)
    return status, json.loads(body)


# Coming together


def test_an_invitation_is_for_one(server: House) -> None:
    """The match waits; whoever comes first has the seat, and a token that is not the link's."""
    tickets = new(server, name="Anna")
    invitation = tickets["invitation"]["token"]
    with server.line(tickets["seat"]["token"]) as line:
        assert (line.welcome["awaits"]["what"], line.welcome["awaits"]["seats"]) == ("begin", [])
        assert [refusal["clause"] for refusal in line.give(END)["refusals"]] == ["ST 6"]
        assert line.ask("ask-preview", order=END)["refusals"][0]["clause"] == "ST 6"
        assert line.ask("ask-options")["offers"] == []
        assert line.sitting("blue")["open"]
        status, ticket = join(server, invitation, "Bert")
        assert (status, ticket["seat"], ticket["match"]) == (201, "blue", tickets["seat"]["match"])
        assert ticket["token"] != invitation
        assert [line.hear()["kind"], line.hear()["kind"]] == ["joined", "begun"]
        assert line.ask("ping")["tell"] == "done"
        assert (line.sitting("blue")["name"], line.sitting("red")["name"]) == ("Bert", "Anna")
    for _ in range(2):
        status, problem = join(server, invitation)
        assert (status, problem["key"]) == (404, "fault-invitation")
    with server.line(ticket["token"]) as line:
        assert line.welcome["seat"] == "blue"
    with server.connect() as socket:
        socket.send(json.dumps({"ask": "hello", "id": 1, "token": invitation}))
        assert json.loads(socket.recv(10))["key"] == "fault-token"


def test_two_who_come_at_once(server: House) -> None:
    """One of them has the seat, and the other is told."""
    for path in ("/api/join", "/api/matches/{}/join"):
        tickets = new(server, listed=True)
        body = {"seat": "blue"} if "{}" in path else {"token": tickets["invitation"]["token"]}
        url = path.format(tickets["seat"]["match"])
        with ThreadPoolExecutor(6) as pool:
            answers = list(pool.map(server.post, [url] * 6, [body] * 6))
        found = [status for status, _, _ in answers]
        assert (found.count(201), set(found) - {201, 404, 409}) == (1, set())


def test_listed_matches_are_shown_and_joined(server: House) -> None:
    """By everybody; private ones by nobody."""
    hidden, shown = new(server), new(server, listed=True, name="Anna", pace={"kind": "days", "days": 3})
    name, other = shown["seat"]["match"], hidden["seat"]["match"]
    cards = {card["match"]: card for card in json.loads(server.get("/api/listed")[2])}
    assert (name in cards, other in cards) == (True, False)
    assert (cards[name]["open"], cards[name]["names"], cards[name]["pace"]["days"]) == (["blue"], {"red": "Anna"}, 3)
    assert shown["seat"]["token"] not in json.dumps(cards)
    assert server.post(f"/api/matches/{other}/join", {"seat": "blue"})[0] == 404
    assert server.post(f"/api/matches/{name}/join", {"seat": "red"})[0] == 409
    status, _, body = server.post(f"/api/matches/{name}/join", {"seat": "blue", "name": "Bert"})
    assert status == 201
    with server.line(json.loads(body)["token"]) as line:
        assert line.welcome["seat"] == "blue"
        assert line.ask("set-listed", listed=False)["key"] == "fault-not-owner"
    with server.line(shown["seat"]["token"]) as line:
        assert line.ask("set-listed", listed=False)["tell"] == "done"
        assert line.around["listed"] is False
    assert name not in server.get("/api/listed")[2].decode()


def test_the_one_who_invites_gives_the_seat_to_the_computer(server: House) -> None:
    tickets = new(server)
    with server.line(tickets["seat"]["token"]) as line:
        assert line.ask("stand-in", seat="blue", player="recruit")["tell"] == "done"
        assert line.until_asked("red")["what"] == "orders"
        assert line.sitting("blue")["player"] == "recruit"
    assert join(server, tickets["invitation"]["token"])[0] == 404


def test_links_are_made_by_who_may(server: House) -> None:
    """An invitation by whoever made the match, a pass by its own seat, a look by any seat."""
    red, blue = both(server)
    assert link(server, blue, "invitation", "blue")[1]["key"] == "fault-not-owner"
    assert link(server, red, "invitation", "blue")[1]["key"] == "fault-seat-taken"
    status, along = link(server, blue, "seat")
    assert status == 201
    status, again = join(server, along["token"])
    assert (status, again["seat"]) == (201, "blue")
    assert join(server, along["token"])[0] == 404
    status, watch = link(server, blue, "watch")
    assert (status, watch["seat"]) == (201, "")
    assert join(server, watch["token"])[1] == watch
    assert link(server, {**watch, "token": watch["token"]}, "watch")[0] == 404
    assert link(server, {**red, "token": "x"}, "watch")[0] == 404


# Watching


def test_who_watches_sees_and_cannot_act(server: House) -> None:
    """Whatever he asks for; the game stands as it was, and he hears each entry."""
    red, blue = both(server)
    mine, _ = first(server, red, blue)
    _, watch = link(server, red, "watch")
    with server.line(watch["token"]) as line, server.line(mine["token"]) as player:
        assert (line.welcome["seat"], line.welcome["state"]) == ("", player.welcome["state"])
        asked: list[dict[str, Any]] = [
            {"ask": "give", "order": END, "at": line.entries},
            {"ask": "deploy-all", "at": line.entries},
            {"ask": "ask-undo", "to": 3},
            {"ask": "consent", "granted": True},
            {"ask": "offer-draw"},
            {"ask": "resign"},
            {"ask": "say", "text": "hello"},
            {"ask": "stand-in", "seat": "red", "player": "recruit"},
            {"ask": "take-back"},
            {"ask": "propose-pause"},
            {"ask": "resume"},
            {"ask": "set-listed", "listed": True},
            {"ask": "set-mail", "address": "a@example.org"},
            {"ask": "ask-options"},
        ]
        for each in asked:
            assert line.ask(each.pop("ask"), **each)["key"] == "fault-watching"
        assert line.ask("ask-measure", start=[0, 0], end=[3000, 4000])["length"] == 5000
        assert player.ask("ping")["tell"] == "done"
        assert (player.heard, player.around["watching"]) == ([], 1)
        player.give(move(player))
        assert line.hear()["n"] == player.entries
        player.ask("resign")
        assert [line.hear()["kind"], line.hear()["kind"]] == ["resigned", "closed"]
    status, _, body = server.get(f"/api/matches/{red['match']}/file", watch["token"])
    assert (status, verify(body, ruleset_of).fault) == (200, None)


def test_a_private_match_is_not_watched_by_its_name(server: House) -> None:
    tickets, listed = new(server), new(server, listed=True)
    for ticket, fault in ((tickets["seat"], "fault-token"), (listed["seat"], None)):
        with server.connect() as socket:
            socket.send(json.dumps({"ask": "hello", "id": 1, "token": "", "match": ticket["match"]}))
            assert json.loads(socket.recv(10)).get("key") == fault
    assert server.get(f"/api/matches/{tickets['seat']['match']}/file")[0] == 404
    assert server.get(f"/api/matches/{listed['seat']['match']}/file")[0] == 200


# Nobody else


def test_nobody_else_s_token_changes_a_game(server: House) -> None:
    """A token of another match, of a link that was used, of none; a token tried on another match's address."""
    red, blue = both(server)
    other, _ = both(server)
    mine, _ = first(server, red, blue)
    with server.line(mine["token"]) as line, server.line(other["token"]) as stranger:
        assert stranger.welcome["match"] != red["match"]
        stranger.ask("resign")
        for token in ("", "x", mine["token"][:-1], mine["token"] + "x", mine["match"]):
            with server.connect() as socket:
                socket.send(json.dumps({"ask": "hello", "id": 1, "token": token, "match": mine["match"]}))
                assert json.loads(socket.recv(10))["key"] == "fault-token"
                with suppress(ConnectionClosed):
                    socket.send(json.dumps({"ask": "resign", "id": 2}))
        assert link(server, {**red, "token": other["token"]}, "seat")[0] == 404
        assert line.ask("ping")["tell"] == "done"
        assert line.heard == []


def test_nobody_else_s_seat_is_played(server: House) -> None:
    """Neither its orders, nor its undo, its wish, its seat."""
    mine, theirs = first(server, *both(server))
    with server.line(mine["token"]) as line, server.line(theirs["token"]) as other:
        order = move(line)
        assert [each["clause"] for each in other.give(order)["refusals"]] == ["ST 3"]
        line.give(order)
        other.hear()
        assert other.ask("consent", granted=True)["key"] == "fault-no-wish"
        assert other.ask("stand-in", seat=mine["seat"], player="recruit")["key"] == "fault-not-absent"
        assert line.ask("ping")["tell"] == "done"
        assert [message["n"] for message in line.heard] == [line.entries]


def test_a_stale_entry_number_changes_nothing(server: House) -> None:
    """Of an order, a deployment, an undo, an answer to a wish, a draw, a resignation."""
    mine, _ = first(server, *both(server))
    with server.line(mine["token"]) as line:
        seen = line.entries
        assert line.give(move(line))["tell"] == "done"
        asked: list[tuple[str, dict[str, Any]]] = [
            ("give", {"order": END}),
            ("deploy-all", {}),
            ("ask-undo", {"to": seen}),
            ("consent", {"granted": True}),
            ("offer-draw", {}),
            ("resign", {}),
        ]
        for what, args in asked:
            for at in (seen, 0, -1, seen + 2):
                assert line.ask(what, at=at, **args)["key"] == "fault-stale"
        assert [message["n"] for message in line.heard] == [seen + 1]


def test_a_replayed_message_changes_nothing(server: House) -> None:
    """On the same line it is known by its number; on another it is stale."""
    mine, _ = first(server, *both(server))
    with server.line(mine["token"]) as line:
        seen = line.entries
        order = move(line)
        sent = {"ask": "give", "order": order, "at": seen, "id": 100}
        undo = {"ask": "ask-undo", "to": seen, "at": seen + 1, "id": 101}
        line.socket.send(json.dumps(sent))
        while line.hear().get("id") != 100:
            pass
        line.socket.send(json.dumps(undo))
        while line.hear().get("id") != 101:
            pass
        stands = line.entries
        assert stands == seen + 2
        for message in (sent, undo):
            line.socket.send(json.dumps(message))
            assert line.fault() == "fault-replayed"
        with server.line(mine["token"]) as again:
            for message in (sent, undo):
                again.socket.send(json.dumps(message))
                assert again.fault() == "fault-stale"
        line._next = 200
        assert line.ask("ping")["tell"] == "done"
        assert line.entries == stands


# Beside the game


def test_people_talk_and_complain(tmp_path: Path) -> None:
    """Everybody hears it; what was reported is told to the host by a command."""
    with house(tmp_path) as server:
        red, blue = both(server)
        with server.line(red["token"]) as one, server.line(blue["token"]) as other:
            assert one.ask("say", text="good luck")["tell"] == "done"
            assert one.ask("say", text="x" * 501)["key"] == "fault-talk-long"
            assert other.ask("ping")["tell"] == "done"
            assert other.talk[-1]["text"] == "good luck"
            assert other.ask("report", line=other.talk[-1]["n"], why="too friendly")["tell"] == "done"
            assert other.ask("mute", seat="red", on=True)["tell"] == "done"
            one.ask("say", text="hello?")
            assert other.ask("ping")["tell"] == "done"
            assert other.talk[-1]["text"] == "good luck"
        with server.line(blue["token"]) as other:
            assert (other.welcome["muted"], [said["key"] for said in other.talk]) == (["red"], ["told-joined"])
    told = run("reports", "--database", str(tmp_path / "matches.db"), "--lang", "en").out
    assert "too friendly" in told
    assert "good luck" in told
    (report,) = json.loads(run("reports", "--database", str(tmp_path / "matches.db"), "--json").out)
    assert (report["match"], report["by"], report["said"]["seat"]) == (red["match"], "blue", "red")


def test_the_computer_replaces_a_player_who_left(tmp_path: Path) -> None:
    """As soon as the house allows it; he has his seat again when he comes back."""
    with house(tmp_path, 0, "--grace", "0") as server:
        red, blue = both(server)
        mine, theirs = first(server, red, blue)
        with server.line(theirs["token"]) as other:
            with server.line(mine["token"]) as line:
                assert line.ask("ping")["tell"] == "done"
                while not other.sitting(mine["seat"])["present"]:
                    other.beside()
            while other.sitting(mine["seat"])["present"]:
                other.beside()
            assert other.ask("stand-in", seat=mine["seat"], player="recruit")["tell"] == "done"
            assert other.until_asked(theirs["seat"])["seats"] == [theirs["seat"]]
            assert other.sitting(mine["seat"])["away"] == "absent"
            with server.line(mine["token"]) as line:
                assert (line.welcome["players"][mine["seat"]], line.sitting(mine["seat"])["away"]) == ("person", None)
                assert line.ask("stand-in", seat=mine["seat"], player="recruit")["tell"] == "done"
                assert line.give(END)["key"] == "fault-away"
                assert line.ask("take-back")["tell"] == "done"


def test_clocks_are_kept_when_the_server_is_killed(tmp_path: Path) -> None:
    """And what was agreed on, and who watches by which link."""
    with house(tmp_path) as server:
        red, blue = both(server, pace={"kind": "live", "main": 900, "increment": 30})
        mine, theirs = first(server, red, blue)
        _, watch = link(server, red, "watch")
        with server.line(mine["token"]) as line, server.line(theirs["token"]) as other:
            assert line.around["clock"]["running"] == [mine["seat"]]
            line.give(END)
            other.until_asked(theirs["seat"])
            other.ask("ping")
            left = other.around["clock"]["left"]
            assert 900 < left[mine["seat"]] <= 930
            assert other.ask("propose-pause")["tell"] == "done"
            line.ask("ping")
            assert line.around["proposal"]["seat"] == theirs["seat"]
            server.kill()
    with house(tmp_path) as again, again.line(mine["token"]) as line:
        assert line.around["clock"]["left"][mine["seat"]] == left[mine["seat"]]
        assert line.around["clock"]["running"] == [theirs["seat"]]
        assert line.ask("answer-proposal", granted=True)["tell"] == "done"
        assert line.around["clock"]["paused"]
        with again.line(watch["token"]) as looking:
            assert looking.welcome["seat"] == ""


def test_whoever_comes_back_hears_what_he_has_seen(server: House) -> None:
    red, blue = both(server)
    mine, theirs = first(server, red, blue)
    with server.line(mine["token"]) as line, server.line(theirs["token"]) as other:
        seen = other.entries
        other.socket.close()
        while line.sitting(theirs["seat"])["present"]:
            line.beside()
        assert line.give(move(line))["tell"] == "done"
        with server.line(theirs["token"], since=0) as again:
            assert (again.welcome["seen"], again.welcome["entries"]) == (seen, seen + 1)


# Secrets, limits


def test_no_secret_is_written_down(tmp_path: Path) -> None:
    """Not in the log, not in the database: tokens, invitations, passes, links, whatever goes wrong with them."""
    with house(tmp_path) as server:
        tickets = new(server, listed=True)
        made = [tickets["seat"]["token"], tickets["invitation"]["token"]]
        _, blue = join(server, made[1], "Bert")
        made += [blue["token"], link(server, blue, "seat")[1]["token"], link(server, blue, "watch")[1]["token"]]
        for token in made:
            server.get(f"/api/matches/{blue['match']}/nothing", token)
            server.post("/api/join", b'{"token": "%s", "name": 7}' % token.encode())
            server.post("/api/join", b'{"token": "%s"' % token.encode())
            with server.connect() as socket:
                socket.send(json.dumps({"ask": "hello", "id": 1, "token": token, "more": 1}))
                socket.recv(10)
        with server.line(blue["token"]) as line:
            line.socket.send(json.dumps({"ask": "nonsense", "token": made[0]}))
            line.hear()
            line.give({"order": made[0]})
        server.kill()
        kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert {"log", "matches.db"} <= kept.keys()
    found = [(name, token) for name, text in kept.items() for token in made if token.encode() in text]
    assert found == []


FAR = {"X-Forwarded-For": "203.0.113.7"}


def test_nobody_asks_too_fast(public: House) -> None:
    """From afar: requests, new matches, tokens that are none; each address for itself, and not for ever."""
    found = [public.post("/api/join", {"token": "x"}, **FAR)[0] for _ in range(20)]
    assert (found[0], found[-1]) == (404, 429)
    wanted = {"game": "impetus", "seats": SEATS, "setup": {"battle": "first-battle"}}
    other = {"X-Forwarded-For": "203.0.113.8"}
    made = [public.post("/api/matches", wanted, **other)[::2] for _ in range(15)]
    assert (made[0][0], made[-1][0]) == (201, 429)
    problem = json.loads(made[-1][1])
    assert problem["key"] == "fault-too-fast"
    assert all(words(language)(problem["key"], **problem["args"]) for language in LANGUAGES)
    assert new(public)


def test_a_visitor_has_only_some_places_on_the_list(public: House) -> None:
    """When a match is made and when it is listed later; other visitors still have theirs."""
    here = {"X-Forwarded-For": "203.0.113.50"}
    wanted = {"game": "impetus", "seats": SEATS, "setup": {"battle": "first-battle"}, "listed": True}
    made = [public.post("/api/matches", wanted, **here) for _ in range(7)]
    assert [status for status, _, _ in made] == [201] * 5 + [409] * 2
    assert json.loads(made[-1][2]) == {"status": 409, "key": "fault-listed-full", "args": {"most": "5"}, "clause": ""}
    ticket = json.loads(public.post("/api/matches", {**wanted, "listed": False}, **here)[2])[0]
    with public.line(ticket["token"]) as line:
        assert line.ask("set-listed", listed=True)["key"] == "fault-listed-full"
        assert line.ask("set-listed", listed=False)["tell"] == "done"
    assert public.post("/api/matches", wanted, **{"X-Forwarded-For": "203.0.113.51"})[0] == 201


def test_tokens_are_not_tried_out_from_afar(public: House) -> None:
    """After some that are none, nobody is even looked up."""
    keys = []
    for _ in range(15):
        with public.connect(additional_headers={"X-Forwarded-For": "203.0.113.10"}) as socket:
            socket.send(json.dumps({"ask": "hello", "id": 1, "token": "x"}))
            keys.append(json.loads(socket.recv(10))["key"])
    assert (keys[0], keys[-1]) == ("fault-token", "fault-too-fast")


@pytest.mark.parametrize("path", ["/api/join", "/api/matches", "/api/quiet", "/api/matches/x/links"])
def test_pages_of_other_servers_change_nothing(server: House, path: str) -> None:
    """Tokens travel in a header that no form can send; the origin is looked at as well."""
    status, _, body = server.post(path, {}, Origin="https://elsewhere.example")
    assert (status, json.loads(body)["key"]) == (403, "fault-origin")


def test_a_house_behind_a_proxy(tmp_path: Path) -> None:
    """Its own address is the only origin, browsers are told to stay with it, and the proxy says who asks."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with house(tmp_path, port, "--base-url", f"https://sand.example.org:{port}/") as server:
        _, headers, _ = server.get("/healthz")
        assert headers["strict-transport-security"] == "max-age=31536000"
        local = server.post("/api/join", {"token": "x"}, Origin=f"http://127.0.0.1:{server.port}")
        assert local[0] == 403
        assert server.post("/api/join", {"token": "x"}, Origin=f"https://sand.example.org:{port}")[0] == 404


def test_abandoned_matches_are_cleared_by_a_command(tmp_path: Path) -> None:
    """And by the server when it starts, but not if it was told to keep them; nor those that nobody can play on here."""
    with house(tmp_path) as server:
        (old, _), (young, _), (strange, _) = both(server), both(server), both(server)
    path = tmp_path / "matches.db"
    assert "abandoned" in run("clean", "--database", str(path), "--lang", "en").err
    assert run("clean", "--database", str(path), "--days", "0").code == 2
    with closing(sqlite3.connect(path)) as connection, connection:
        where = "SELECT private FROM games WHERE game = ?"
        for each in (old, strange):
            private = json.loads(connection.execute(where, (each["match"],)).fetchone()[0])
            private |= {"created": 1.0, "changed": 2.0}
            values = json.dumps(private).encode(), each["match"]
            connection.execute("UPDATE games SET private = ? WHERE game = ?", values)
        newer = (
            "UPDATE games SET header = CAST(replace(header, '\"version\":0', '\"version\":9') AS BLOB) WHERE game = ?"
        )
        connection.execute(newer, (strange["match"],))
    for _ in range(2):
        told = run("clean", "--database", str(path), "--dry-run", "--lang", "en").out
        assert [each["match"] in told for each in (old, young, strange)] == [True, False, False]
    with house(tmp_path, 0, "--abandoned", "0") as server, server.line(old["token"]) as line:
        assert line.welcome["match"] == old["match"]
    with house(tmp_path) as server:
        cards = json.loads(server.get("/api/matches", *(each["token"] for each in (old, young, strange)))[2])
        assert [card["match"] for card in cards] == [young["match"], strange["match"]]
        assert [card["unopened"] and card["unopened"]["args"]["version"] for card in cards] == [None, "9"]
    assert "abandoned" in run("clean", "--database", str(path), "--lang", "en").err
    lost = run("clean", "--dry-run", "--database", str(tmp_path / "mistyped.db"))
    assert (lost.code, lost.out, (tmp_path / "mistyped.db").exists()) == (1, "", False)
    assert "mistyped.db" in lost.err
