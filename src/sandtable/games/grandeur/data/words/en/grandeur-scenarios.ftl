# Grandeur: battles that come with the program.
scenario-austerlitz = Austerlitz, 1805
story-austerlitz = The allies reach out with their left to turn the French, and leave the heights in the middle to a handful of brigades. Napoleon has waited for that.
scenario-borodino = Borodino, 1812
story-borodino = Two hundred thousand men face each other before Moscow, and the Russians have thrown up a redoubt and flèches before their line. Here a unit is a whole division.
scenario-peninsular-ridge = Bussaco, a ridge in Portugal, 1810
story-peninsular-ridge = Masséna’s columns climb towards the ridge of Bussaco, where Wellington’s infantry waits. Twenty brigades and eight turns are enough to learn the game.
scenario-waterloo = Waterloo, 1815
story-waterloo = It has rained all night, and Wellington lines a ridge behind a farm, a château and a wood. Napoleon has until evening to break him.
