# Argad!: notes for a first skirmish.
coach-argad-wins = You win by aims, not by kills alone: the brigands want to loot the farms, the village wants to keep them whole. Each aim is worth points, and most points win.
coach-figure = One of your figures. Select it to see what it carries and what it can do.
coach-walk = Drag the figure where it should go, or tap the spot: the shortest way is found for you. Everyone moves at the same time.
coach-announce = Announce when all your figures have their orders. Nobody sees them before all have announced.
coach-amend = You have changed an order. Announce the change, and the others may answer it.
coach-confirm = All plans are on the table now. Confirm yours, or change it first. When everyone confirms, all walk at once.
coach-volley = Shooting: select a shooter, then click a ringed target. All shots fall together, so even a man who dies has shot.
coach-blows = Hand to hand: select a figure, then click whom it strikes. High rolls kill, middling ones push back.
coach-aims = Your aims, and how far you are with them. Look here before each turn.
