# Argad! on the page: scenarios.
skirmish-village-raid = Village raid
skirmish-story-village-raid = Brigands have come for two farms; the bailiff and his few men mean to stop them.
skirmish-convoy = The convoy
skirmish-story-convoy = An escort has to bring beasts of burden across the table, and others want what they carry.
skirmish-siege-relief = Relief of a siege
skirmish-story-siege-relief = A garrison on its walls, besiegers before them, and a relief that must come in. Three players.
skirmish-ambush = The hollow way
skirmish-story-ambush = Travellers on a sunken road; robbers lie hidden on either side of it.
skirmish-surprise-attack = Surprise attack
skirmish-story-surprise-attack = A camp asleep, its sleepers lying where chance put them, until one of them sees the enemy.
skirmish-tavern-brawl = Tavern brawl
skirmish-story-tavern-brawl = Two companies quarrel indoors, and the host wants his house whole. Three players.
skirmish-crossroads = The crossroads
skirmish-story-crossroads = Four players meet where two roads cross.
