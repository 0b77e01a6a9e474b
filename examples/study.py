"""A study over 50 seeds, as CSV: does it help to attack at Rocroi?"""

import csv

import sandtable

with open("rocroi.csv", "w", newline="") as file:  # noqa: PTH123
    table = csv.writer(file)
    table.writerow(["seed", "winner", "clause", "rounds", "attacker", "defender"])
    for seed in range(50):
        game = sandtable.new("rapide", "rocroi", seed=seed)
        outcome = game.play("captain")
        end = game.state
        winner = next(iter(outcome.winners), "nobody")
        table.writerow([seed, winner, outcome.clause, end.round, end.attacker.stack, end.defender.stack])

exact = sandtable.new("rapide", "rocroi", dice=[]).forecast("captain").map(lambda state: state.winner or "nobody")
print({winner: f"{chance} ({float(chance):.1%})" for winner, chance in exact.chances().items()})
