"""Requests beside the game: talk, clocks, seats, mail, standing orders."""

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Any, Protocol

from sandtable.match.errors import NotPossible
from sandtable.match.keeping import Proposal
from sandtable.match.live_match import LiveMatch
from sandtable.server.mail import is_address
from sandtable.server.wire import messages, requests


class Seated(Protocol):
    """A connection with a seat."""

    seat: str
    lang: str
    posts: bool

    def tell(self, message: messages.Message) -> None: ...


async def _did(who: Seated, live: LiveMatch, ask: requests.Request, act: Callable[[], object]) -> None:
    """Does something. Everybody hears what follows, and only then is the request answered."""

    def acted(_: object) -> None:
        act()
        live.members.changed = True

    await live.do(acted, lambda _: who.tell(messages.Done(ask.id)))


async def say(who: Seated, live: LiveMatch, ask: requests.Say) -> None:
    await live.do(lambda _: live.members.say(who.seat, ask.text), lambda _: who.tell(messages.Done(ask.id)))


async def mute(who: Seated, live: LiveMatch, ask: requests.Mute) -> None:
    await _did(who, live, ask, lambda: live.members.talk.mute(who.seat, ask.seat, on=ask.on))


async def report(who: Seated, live: LiveMatch, ask: requests.Report) -> None:
    await _did(who, live, ask, lambda: live.members.talk.report(who.seat, ask.line, ask.why))


async def stand_in(who: Seated, live: LiveMatch, ask: requests.StandIn) -> None:
    await _did(who, live, ask, lambda: live.members.stand_in(who.seat, ask.seat, ask.player))


async def take_back(who: Seated, live: LiveMatch, ask: requests.TakeBack) -> None:
    await _did(who, live, ask, lambda: live.members.take_back(who.seat))


async def pause(who: Seated, live: LiveMatch, ask: requests.ProposePause) -> None:
    await _did(who, live, ask, lambda: live.members.timing.propose(Proposal(who.seat, "pause")))


async def pace(who: Seated, live: LiveMatch, ask: requests.ProposePace) -> None:
    await _did(who, live, ask, lambda: live.members.timing.propose(Proposal(who.seat, "pace", ask.pace)))


async def answer(who: Seated, live: LiveMatch, ask: requests.AnswerProposal) -> None:
    await _did(who, live, ask, lambda: live.members.timing.answer(who.seat, granted=ask.granted))


async def resume(who: Seated, live: LiveMatch, ask: requests.Resume) -> None:
    await _did(who, live, ask, lambda: live.members.timing.resume(who.seat))


async def set_listed(who: Seated, live: LiveMatch, ask: requests.SetListed) -> None:
    await _did(who, live, ask, lambda: live.members.seating.list_it(who.seat, listed=ask.listed))


async def set_mail(who: Seated, live: LiveMatch, ask: requests.SetMail) -> None:
    if ask.address and not who.posts:
        raise NotPossible("fault-no-mail")
    if ask.address and not is_address(ask.address):
        raise NotPossible("fault-address")
    await _did(who, live, ask, lambda: live.members.hear_by_mail(who.seat, ask.address, who.lang))


async def set_standing(who: Seated, live: LiveMatch, ask: requests.SetStanding) -> None:
    await _did(who, live, ask, lambda: live.members.leave_orders(who.seat, ask.standing))


ANSWERS: Mapping[type, Callable[[Any, LiveMatch, Any], Awaitable[None]]] = MappingProxyType(
    {
        requests.Say: say,
        requests.Mute: mute,
        requests.Report: report,
        requests.StandIn: stand_in,
        requests.TakeBack: take_back,
        requests.ProposePause: pause,
        requests.ProposePace: pace,
        requests.AnswerProposal: answer,
        requests.Resume: resume,
        requests.SetListed: set_listed,
        requests.SetMail: set_mail,
        requests.SetStanding: set_standing,
    }
)
