# Argad!: terms explained where they stand.
term-class = Class: how well the figure fights and shoots. Higher is better.
term-armour = Armour: the higher, the harder to kill, and the slower.
term-clothing = Clothing: what the figure wears instead of armour. The lighter, the faster.
term-shield = Shield: turns blows from its own side, and some shots.
