"""The table as a picture: SVG for the web, PNG for anything else. A notebook shows a game by itself."""

from pathlib import Path

import sandtable

game = sandtable.new("impetus", "cannae", seed=1)
for _ in range(20):
    game.give(next(game.options(piece=game.pieces()[0])).sample())
Path("cannae.svg").write_text(game.board(), encoding="utf-8")
Path("cannae-before.svg").write_text(game.board(at=0, lang="fr", dark=True), encoding="utf-8")
Path("cannae.png").write_bytes(game.png(width=600))
print("cannae.svg, cannae-before.svg and cannae.png are written.")
