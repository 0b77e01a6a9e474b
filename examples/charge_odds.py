"""The exact odds of a charge, before anybody makes it."""

import sandtable

game = sandtable.new("impetus", "first-battle", seed=1)
captain = sandtable.player("captain", game)
while not any(offer.kind == "charge" for offer in game.options()):
    game.give(captain(game.view(game.turn), game.turn))

for offer in game.options():
    if offer.kind != "charge":
        continue
    preview = game.preview(offer.order)  # of an angle that is open, the smallest
    for leads in [preview, *(fork.leads for fork in preview.forks)]:  # a fork: a question comes before the dice
        if odds := leads.prospects:
            print(f"{offer.piece}, wheeling {offer.order.angle / 100}°: wins {odds.wins} ({float(odds.wins):.0%})")
