"""Is a game file what was played? Every line of it is checked: the chain, the dice, the orders, the result."""

from pathlib import Path

import sandtable

game = sandtable.new("rapide", "rocroi", seed=7)
game.play("captain")
game.save("rocroi.sand")
print(sandtable.verify("rocroi.sand").text)

forged = Path("rocroi.sand").read_text(encoding="utf-8").replace('"throws":[[', '"throws":[[1', 1)
Path("forged.sand").write_text(forged, encoding="utf-8")
print(sandtable.verify("forged.sand").text)
