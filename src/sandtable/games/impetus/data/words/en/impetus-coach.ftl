# Basic Impetus: notes for a first battle.
coach-wins = To win, break the enemy: an army that has lost half its VD is beaten. After eight turns, the side that has lost the smaller share wins.
coach-choose = Your move. Select one of your units: those with a bright outline can still act this turn.
coach-move = Drag the unit to move it: it follows the nearest legal move and shows the cost. Moves without dice happen at once, and Undo takes them back.
coach-group = Units side by side can move as one. Click this unit again to take its whole group, or hold Shift and click to choose who comes along.
coach-wheel = To change direction, a unit wheels about a front corner. Drag one of the round handles at its corners and watch how far it may swing.
coach-zone = You are in an enemy’s zone of control: no wheeling or slipping sideways here. Anything refused tells you why.
coach-shoot = This unit can shoot. Click a ringed enemy to see the dice and the odds before you decide.
coach-charge = The ringed enemy is in charge range. Click it, or drop your unit on it, to see your chances of contact and of winning. Then Confirm or Cancel.
coach-odds = Read this before you roll: every die with its reason, then the chances. Underlined terms explain themselves. Nothing happens until you confirm.
coach-melee = A melee: both sides roll. Every 6 and every pair of 5s is a hit, and a unit that was hit tests its cohesion. The loser falls back, and the winner may pursue.
coach-disorder = This unit is disordered: it fights with one die fewer and can do less. A second disorder costs strength.
coach-rally = A disordered unit can rally if it stays put and is not in melee. That takes its whole activation.
coach-win = These bars show how close each army is to breaking. Protect the units that are worth most VD.
