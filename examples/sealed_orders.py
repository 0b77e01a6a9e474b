"""Argad!: everybody orders at the same time. What the others have ordered stays sealed until all are ready."""

import sandtable

game = sandtable.new("argad", "tavern-brawl", seed=1)
print("All of them are asked at once:", game.asked)

first, second = game.asked[:2]
moves = [next(game.options(first, piece)) for piece in game.pieces(first)]
game.give(game.together(moves), first)  # one order for all figures of a player

print(f"{first} sees its own plan:", len(game.view(first).drafts))
print(f"{second} sees nothing of it:", len(game.view(second).drafts))
game.save("brawl.sand", seat=second)
print(sandtable.verify("brawl.sand").text)
print(sandtable.load("brawl.sand").entries[-1].order)
