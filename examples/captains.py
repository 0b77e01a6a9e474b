"""A series of battles between the computer's captains: who wins how often?"""

from collections import Counter

import sandtable

wins: Counter[str] = Counter()
for seed in range(3):
    game = sandtable.new("impetus", "first-battle", seed=seed)
    outcome = game.play({"red": "captain", "blue": "captain"})
    wins[outcome.winners[0] if outcome.winners else "nobody"] += 1
    print(f"battle {seed + 1}: {', '.join(outcome.winners) or 'nobody'} by {outcome.clause}, turn {game.state.turn}")
print(dict(wins))
