"""What if? Go back to a moment of a finished game and play it again with other dice."""

import sandtable

game = sandtable.new("impetus", "first-battle", seed=3)
print("It was won by", game.play("captain").winners)

turns = [entry.n for entry in game.entries if entry.state.turn > entry.before.turn]
for seed in range(3):
    branch = game.branch(at=turns[len(turns) // 2], seed=seed)
    print(f"From turn {branch.state.turn} with seed {seed}: {branch.play('captain').winners}")
