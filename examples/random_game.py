"""A random game of each kind: ask what is allowed, pick something, order it."""

import random

import sandtable

for name in sandtable.game_names():
    game = sandtable.new(name, seed=1)
    while not game.over:
        piece = random.choice(game.pieces() or ("",))
        game.give(random.choice(list(game.options(piece=piece))).sample())
    print(game)
