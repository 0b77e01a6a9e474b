# Grandeur: battles that come with the program.
scenario-austerlitz = Austerlitz, 1805
story-austerlitz = The Allies stretch out their left to turn the French and leave the heights in the centre to a handful of brigades. It is just what Napoleon has been waiting for.
scenario-borodino = Borodino, 1812
story-borodino = A quarter of a million men face each other outside Moscow, and the Russians have thrown up a redoubt and flèches in front of their line. Here each unit is a whole division.
scenario-peninsular-ridge = Bussaco, a ridge in Portugal, 1810
story-peninsular-ridge = Masséna’s columns climb towards the ridge of Bussaco, where Wellington’s infantry waits. Twenty brigades and eight turns: the place to learn the game.
scenario-waterloo = Waterloo, 1815
story-waterloo = It has rained all night. Wellington lines a ridge behind a farm, a château and a wood, and Napoleon has until evening to break him.
