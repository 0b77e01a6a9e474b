# Grandeur: terms explained where they stand.
term-beyond-command = Out of command: no general’s radius reaches this unit.
term-corps-initiative = Initiative: both sides roll for the corps they chose; the winner’s corps acts.
