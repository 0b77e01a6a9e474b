"""How requests of a seat are answered that change something: by acting in the match, or beside it."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Protocol

from sandtable.library.words import Words
from sandtable.match.errors import NotPossible
from sandtable.match.keeping import Proposal
from sandtable.match.match import Answered, Match
from sandtable.match.members import Members
from sandtable.server.game_page import deploy
from sandtable.server.looks import order_of
from sandtable.server.mail import is_address
from sandtable.server.wire import requests


class Asker(Protocol):
    """A connection with a seat."""

    seat: str
    lang: str
    posts: bool
    say: Words


WATCHING = (requests.AskMeasure, requests.AskSurroundings, requests.AskLuck, requests.AskView, requests.Ping)
"""Requests that spectators may send."""


# Acting

ACTS: Mapping[type, Callable[[Asker, Match, Any], Answered]] = MappingProxyType(
    {
        requests.Give: lambda who, match, ask: match.give(who.seat, order_of(match.game.ruleset, ask.order), ask.at),
        requests.Roll: lambda who, match, ask: match.roll(who.seat, ask.faces, ask.at),
        requests.Conclude: lambda who, match, ask: match.stale(ask.at) or match.conclude(who.seat),
        requests.DeployAll: lambda who, match, ask: match.give_all(
            who.seat, partial(deploy, match.game.ruleset, who.seat), ask.at
        ),
        requests.AskUndo: lambda who, match, ask: match.stale(ask.at) or match.undo(who.seat, ask.to),
        requests.Consent: lambda who, match, ask: match.stale(ask.at) or match.consent(who.seat, granted=ask.granted),
        requests.OfferDraw: lambda who, match, ask: match.stale(ask.at) or match.offer_draw(who.seat),
        requests.Resign: lambda who, match, ask: match.stale(ask.at) or match.resign(who.seat),
    }
)
"""Requests that change the game. A player for whom the computer stands in must take the seat back first."""


# Beside the game


def _set_mail(who: Asker, members: Members, ask: requests.SetMail) -> None:
    if ask.address and not who.posts:
        raise NotPossible("fault-no-mail")
    if ask.address and not is_address(ask.address):
        raise NotPossible("fault-address")
    members.hear_by_mail(who.seat, ask.address, who.lang)


BESIDE: Mapping[type, Callable[[Asker, Members, Any], object]] = MappingProxyType(
    {
        requests.Say: lambda who, members, ask: members.say(who.seat, ask.text),
        requests.Mute: lambda who, members, ask: members.talk.mute(who.seat, ask.seat, on=ask.on),
        requests.Report: lambda who, members, ask: members.talk.report(who.seat, ask.line, ask.why),
        requests.StandIn: lambda who, members, ask: members.stand_in(who.seat, ask.seat, ask.player),
        requests.TakeBack: lambda who, members, _: members.take_back(who.seat),
        requests.ProposePause: lambda who, members, _: members.timing.propose(Proposal(who.seat, "pause")),
        requests.ProposePace: lambda who, members, ask: members.timing.propose(Proposal(who.seat, "pace", ask.pace)),
        requests.AnswerProposal: lambda who, members, ask: members.timing.answer(who.seat, granted=ask.granted),
        requests.Resume: lambda who, members, _: members.timing.resume(who.seat),
        requests.SetListed: lambda who, members, ask: members.seating.list_it(who.seat, listed=ask.listed),
        requests.SetMail: _set_mail,
        requests.SetStanding: lambda who, members, ask: members.leave_orders(who.seat, ask.standing),
    }
)
