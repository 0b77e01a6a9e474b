"""The moves of all figures of a player: each thinks of a few, and takes the best, the nearest to the enemy first."""

from math import isqrt

from sandtable.games.argad.players.duties import there
from sandtable.games.argad.players.elbows import standing, with_room
from sandtable.games.argad.players.ideas import Idea, attacking, crouching, going, leaving, shot_value, staying
from sandtable.games.argad.players.outlook import Outlook
from sandtable.games.argad.players.ranks import awaited, behind, blocks, forming, order_brings
from sandtable.games.argad.players.saddle import dismounting, mounting
from sandtable.games.argad.rules.movement.move_rules import forbids_moves
from sandtable.games.argad.rules.movement.proposals import movable
from sandtable.games.argad.rules.orders import Move
from sandtable.table.plane import squared
from sandtable.table.shape import holds

APPROACH = 0.5
"""How much an enemy counts who is not reached this turn, by how much nearer the figure comes."""

CROWD = 3
"""The most figures that attack one man."""

EAGER = 0.15
"""A captain would rather fight than wait."""


def together(move: Move) -> bool:
    """A move that others of a block make with it."""
    return move.how == "form" or move.wall


class Planner:
    """Plans one round; `attackers` are those who are already on their way to somebody."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.attackers: dict[str, int] = {}
        self.chosen: dict[str, Move] = {}
        self.held: dict[str, float] = {}

    def moves(self, kept: dict[str, Move] | None = None) -> tuple[Move, ...]:
        """Everybody's move; those that are kept are not thought of again."""
        look = self.look
        names = movable(look.state, look.field, look.seat)
        for block in blocks(look):
            self._form(block)
        for name in sorted(names, key=lambda each: (self._distance(each), look.field.standing.index(each))):
            if name in self.chosen:
                continue
            if kept is not None and name in kept and not together(kept[name]):
                self.chosen[name] = kept[name]
            else:
                self._choose(name)
        order = [name for name in look.field.standing if name in self.chosen]
        return tuple(self.chosen[name] for name in order if self._told(name))

    def _told(self, name: str) -> bool:
        """A figure that stays as it is needs no order, unless it crouches: it would stay down."""
        return self.chosen[name] != Move(name) or self.look.field.men[name].crouched

    def _form(self, names: list[str]) -> None:
        """A block forms, or builds its wall, if that is worth more than what its figures would do else."""
        look = self.look
        moves = forming(look, names)
        foes = awaited(look, names)
        if not foes:
            return
        brings = order_brings(look, names, foes)
        self.held |= brings
        if moves and sum(brings.values()) > sum(self._missed(name) for name in names):
            wanted = {name: moves.get(name, Move(name)) for name in names}
            if not any(forbids_moves(look.state, look.field, look.seat, tuple(wanted.values()))):
                self.chosen |= wanted

    def _missed(self, name: str) -> float:
        """What a figure gives up that does not move."""
        valued = [(self.value(name, idea), bool(idea.move.path)) for idea in self._ideas(name)]
        stay = max(value for value, goes in valued if not goes)
        return max(max(value for value, _ in valued) - stay, 0.0)

    def _distance(self, name: str) -> int:
        at = self.look.field.stand(name).at
        return min((self.look.far(enemy, at) for enemy in self.look.field.enemies(name)), default=0)

    def _choose(self, name: str) -> None:
        ideas = self._ideas(name)
        valued = [(self.value(name, idea), -at, idea) for at, idea in enumerate(ideas)]
        for value, _, idea in sorted(valued, key=lambda each: -each[0])[:1]:
            valued += [(self.value(name, each), -len(ideas), each) for each in mounting(self.look, name, idea, value)]
        taken = standing(self.look, name, self.chosen)
        for _, _, wanted in sorted(valued, key=lambda each: (-each[0], -each[1])):
            found = with_room(self.look, name, wanted, taken)
            if found is not None and self._allowed(found.move):
                self.chosen[name] = found.move
                if found.foe:
                    self.attackers[found.foe] = self.attackers.get(found.foe, 0) + 1
                return
        self.chosen[name] = Move(name)

    def _ideas(self, name: str) -> list[Idea]:
        look = self.look
        found = [*staying(look, name), *crouching(look, name), *dismounting(look, name)]
        if not look.field.touched(name):
            found += attacking(look, name)
        found += going(look, name)
        if look.threat(name, look.field.stand(name).at) > 0 or look.field.touched(name):
            found += leaving(look, name)
        return found

    def _allowed(self, move: Move) -> bool:
        look = self.look
        moves = (*self.chosen.values(), move)
        return not any(forbids_moves(look.state, look.field, look.seat, moves, only=move.figure))

    def value(self, name: str, idea: Idea) -> float:
        """What a move may be expected to bring this turn and the next."""
        touched = self.look.field.touched(name)
        found = self._duty(name, idea) + idea.gain
        if idea.foe:
            found += self._attack(name, idea)
        elif not idea.move.path:
            found += sum(self.look.exchange(name, foe) for foe in touched[:1]) + self._staying(name, idea)
        elif touched:
            found -= EAGER
        if not idea.arrives and not (touched and not idea.move.path):
            found -= self.look.threat(name, idea.end)
        return found

    def _staying(self, name: str, idea: Idea) -> float:
        """The shot that a figure keeps, which crouches only to load, and what it has of standing in order."""
        how, man = idea.move.how, self.look.field.men[name]
        shoots = how == "walk" or (how == "crouch" and man.reload > 0)
        shot = shot_value(self.look, name) if shoots else 0.0
        ordered = self.held.get(name, 0.0) if man.formed == "close" and how == "walk" else 0.0
        return shot + ordered + (behind(self.look, name) if how == "walk" else 0.0)

    def _attack(self, name: str, idea: Idea) -> float:
        others = self.attackers.get(idea.foe, 0)
        if others >= CROWD:
            return 0.0
        worth = self.look.exchange(name, idea.foe, charging=idea.move.how == "charge", others=others) + EAGER
        worth += self.look.urgency(idea.foe) / (1 + others)
        if idea.arrives:
            return worth
        at = self.look.field.stand(name).at
        before, after = self.look.far(idea.foe, at), self.look.far(idea.foe, idea.end)
        share = (before - after) / max(1, self.look.move(name))
        return max(0.0, worth) * APPROACH * share

    def _duty(self, name: str, idea: Idea) -> float:
        """How much nearer a move brings a figure to where it is wanted; there, staying is what counts."""
        look, duty = self.look, self.look.duties.get(name)
        if duty is None:
            return 0.0
        if there(look.field, duty):
            stays = not idea.move.path if duty.still else duty.zone is not None and holds(duty.zone.outline, idea.end)
            return duty.worth if stays else 0.0
        at = look.field.stand(name).at
        before, after = (isqrt(squared(place, duty.goal)) for place in (at, idea.end))
        share = (before - after) / max(1, look.move(name))
        return duty.worth * share if not idea.duty else duty.worth * max(share, 0.3)
