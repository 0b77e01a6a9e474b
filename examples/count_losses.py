"""Read a game file and count what each side loses, turn by turn."""

from collections import Counter

import sandtable

game = sandtable.new("impetus", "first-battle", seed=8)
game.play("captain")
game.save("battle.sand")

lost: Counter[tuple[int, str]] = Counter()
for entry in sandtable.load("battle.sand").entries:
    for unit in entry.state.gone[len(entry.before.gone) :]:
        lost[entry.before.turn, unit.seat] += 1
for (turn, seat), number in sorted(lost.items()):
    print(f"turn {turn}: {seat} loses {number} unit{'s' if number > 1 else ''}")
