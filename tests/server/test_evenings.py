"""Evenings over HTTP: matches of several games in one list, played by all who hold its link."""

from tests.server.evenings import Group
from tests.server.house import House

SEATS = [{"seat": "red", "player": "person"}, {"seat": "blue", "player": "recruit"}]


def test_an_evening_with_matches_of_two_games(server: House) -> None:
    """Another browser with the link of the evening takes the seats and goes on; the lists of seats do not show them."""
    group = Group(server)
    battle = group.begin()
    wanted = {"game": "impetus", "seats": SEATS, "setup": {"battle": "first-battle"}, "evening": group.token}
    (ticket,) = group.ask("POST", "matches", wanted, 201)
    cards = group.evening()["matches"]
    assert [(card["game"], card["dice"]) for card in cards] == [("impetus", "fair"), ("rapide", "typed")]
    elsewhere = Group(server, group.token)
    assert elsewhere.ask("POST", f"evening/matches/{ticket['match']}/seats")[0]["token"] == ticket["token"]
    assert elsewhere.ask("GET", "matches") == []
    with server.line(ticket["token"]) as line:
        assert line.until_asked("red")["seats"] == ["red"]
    assert elsewhere.die(elsewhere.battle(battle["name"]), 4)["faces"] == [4]


def test_a_match_is_renamed_while_somebody_plays_it(server: House) -> None:
    """By the person who made it; everybody there hears of it. A guest may not."""
    group = Group(server)
    wanted = {"game": "impetus", "seats": SEATS, "setup": {"battle": "first-battle"}, "title": "  Our\n battle "}
    wanted["seats"] = [SEATS[0], {"seat": "blue", "player": "open"}]
    mine, invitation = group.ask("POST", "matches", wanted, 201)
    theirs = group.ask("POST", "join", {"token": invitation["token"]}, 201)
    host, guest = Group(server, mine["token"]), Group(server, theirs["token"])
    with server.line(theirs["token"]) as line:
        assert line.welcome["title"]["fr"] == "Our battle"
        host.ask("PATCH", f"matches/{mine['match']}", {"name": "Theirs"}, 204)
        line.ask("ping")
        assert line.around["title"]["fr"] == "Theirs"
        assert guest.try_it("PATCH", f"matches/{mine['match']}", {"name": "x"})[1]["key"] == "fault-not-owner"
    assert [card["title"]["en"] for card in host.ask("GET", "matches")] == ["Theirs"]
