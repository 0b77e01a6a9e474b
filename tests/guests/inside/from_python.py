"""An installed game through `import sandtable`."""

import json
import sys

import pytest
from msgspec.structs import replace

import sandtable

assert "weathergage" in sandtable.game_names()
assert sandtable.scenarios("weathergage") == ("frigates", "privateer")
game = sandtable.new("weathergage", "frigates", seed=3)
captain = sandtable.player("captain", game)
offer = next(game.options())
assert (offer.kind, offer.field, offer.low <= offer.high) == ("sail", "distance", True)
with pytest.raises(sandtable.Refused) as refused:
    game.give(replace(offer.order, distance=100_000))
assert refused.value.reasons[0].clause == "WG 2.2"
preview = game.preview(offer.order)
while not isinstance(preview.awaits, sandtable.Throw):
    order = captain(game.view(game.turn), game.turn)
    preview = game.preview(order)
    game.give(order)
assert preview.awaits.lines, "dice with their reasons"
assert sum(preview.odds.values()) == 1
assert preview.prospects["average"] > 0
game.play("captain")
game.save("duel.sand")
again = sandtable.load("duel.sand")
assert again.outcome == game.outcome
verdict = sandtable.verify("duel.sand")
sys.stdout.write(json.dumps({"sound": verdict.sound, "finished": verdict.finished}))
