"""What every game has: chance, refusals, orders, events, the contract of a ruleset and the one loop."""
