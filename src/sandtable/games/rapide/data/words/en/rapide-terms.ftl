# Combat Rapide: terms explained where they stand.
term-morale = Morale: the stars an army can lose before it breaks.
term-cavalry = Cavalry: the side with clearly more cavalry gets a bonus in shock, where the ground allows.
term-column = Column: which column of the combat table your technology and the enemy’s give you. A is best.
term-force = Force: everything is counted in detachments (D). A full army A+ is worth four, A− two.
