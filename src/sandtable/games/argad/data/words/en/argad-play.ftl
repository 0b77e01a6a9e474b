# Argad!: a game told, rosters, pictures, odds.

# Argad!: what happened.
argad-opening = { $name } ({ $period }): { $turns } { $turns ->
    [one] turn
   *[other] turns
 } maximum, { $width } × { $depth } cm table.
argad-side = { $who }: { $figures }.
argad-wants = { $who }, { $points } { $points ->
    [one] point
   *[other] points
 }: { $aim }.
argad-aim-kill = put at least { $count } out of action: { $whom }
argad-aim-keep = have at least { $count } alive at the end: { $whom }
argad-aim-reach = get at least { $count } to { $zone }: { $whom }
argad-aim-loot = loot { $zone }: a whole turn there undisturbed
argad-aim-hold = hold { $zone } at the end, with no enemy there
argad-aim-tell = pass on a long message, in contact: { $whom }
argad-aim-deny = stop { $who } from this: { $aim }
argad-any-enemies = any enemies
argad-any-friends = any of their own
argad-lurked = { $figure } hides at { $place }.
argad-laid = All ambushes are set.
argad-placed = { $figure } is placed at random at { $place }.
argad-turn = Turn { $turn }
argad-revealed = { $figure } is spotted at { $place }.
argad-announced = Round { $round }, { $who }: { $moves }.
argad-announced-none = Round { $round }, { $who }: no moves.
argad-confirmed = Round { $round }, { $who }: confirmed.
argad-agreed = Everyone agrees: orders are final.
argad-held = No agreement. These do nothing: { $figures }.
argad-alone = Orders are final.
argad-earlier = No agreement. These carry out their orders from the round before: { $figures }.
argad-order = Order of movement: { $seats }.
argad-slowed = Slowness { $faces }: { $figures } { $lost } cm less{ $ground ->
    [very-difficult] , after half the move
   *[other] {""}
 }.
argad-blocked = Slowness { $faces }: stuck this turn: { $figures }.
argad-sped = Speed { $faces }: { $figures } up to { $gained } cm more.
argad-moved = { $figure } { $how ->
    [run] runs
    [charge] charges
    [march] marches in order
    [lead] leads a horse
   *[other] moves
 } { $distance } cm to { $place }.
argad-short-aside = { $figure } takes the nearest free spot, beside { $by }.
argad-short-enemy = { $figure } stops { $lost } cm short: { $by } is in the way.
argad-short-friend = { $figure } stops { $lost } cm short: { $by } is already there.
argad-short-order = { $figure } stops { $lost } cm short, in close order behind { $by }.
argad-short-dice = { $figure } stops { $lost } cm short: the dice allow no more.
argad-short-obstacle = { $figure } stops { $lost } cm short, at the obstacle { $by } is defending.
argad-short-hidden = { $figure } stops { $lost } cm short: { $by } was hiding there.
argad-short-near = { $figure } comes within 2 cm of { $by }, makes contact and stops { $lost } cm short.
argad-short-no-room = { $figure } stops { $lost } cm short: no room.
argad-turned = { $figure } pivots.
argad-did-charge = { $figure } charges home.
argad-did-form = { $figure } forms close order.
argad-did-crouch = { $figure } crouches.
argad-mounted = { $figure } mounts up.
argad-dismounted = { $figure } dismounts at { $place }, leaving the horse at { $horse }.
argad-did-stay-mounted = { $figure } has no room to dismount and stays in the saddle.
argad-did-let-go = No room for { $horse } where { $figure } leads it: it stays behind.
argad-led = { $figure } leads { $horse } to { $place }.
argad-horse-left = { $figure }’s horse
argad-did-take = { $figure } takes the fallen man’s weapons.
argad-did-take-nothing = { $figure } reaches for the fallen man’s weapons but gets none.
argad-how-walk = walks
argad-how-run = runs
argad-how-charge = charges
argad-how-march = marches in order
argad-how-form = forms close order
argad-how-crouch = crouches
argad-how-mount = mounts
argad-how-dismount = dismounts
argad-how-lead = leads a horse
argad-how-take = takes weapons
argad-how-turn = pivots
argad-how-stay = stays
argad-how-wall = announces a wall
argad-halted = { $one } and { $other } meet and stop.
argad-parted = { $one } has broken off from { $other }.
argad-wall-announced = { $figure } forms a shield wall.
argad-order-lost = { $figure } has lost close order.
argad-wall-lost = { $figure }’s shield wall is broken.
argad-order-closed = { $figure } is in close order.
argad-wall-closed = { $figure }’s shield wall holds.
argad-aims-at = { $figure } shoots at { $target }.
argad-shot = { $figure } at { $target }: rolled { $natural }, needs { $needs }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum })
 }.
argad-shot-group = { $figure } at a group ({ $members }): rolled { $natural }, needs { $needs }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum })
 }.
argad-sixes = Several sixes on one target count as { $values }.
argad-six-yes = { $figure } rerolls the six: { $die }. It counts as { $counts }.
argad-six-no = { $figure } rerolls the six: { $die }. It still counts as { $counts }.
argad-named = Hit at random: { $victim }.
argad-hit = { $figure } hits { $victim }.
argad-missed = { $figure } misses.
argad-loads = { $figure } must reload for { $turns } { $turns ->
    [one] turn
   *[other] turns
 }.
argad-left = { $figure } has { $left } { $left ->
    [one] missile
   *[other] missiles
 } left.
argad-strikes = { $figure } strikes at { $target } ({ $weapon }).
argad-crosses = { $figure } crosses towards { $target } and strikes ({ $weapon }).
argad-guards = { $figure } shields against { $target }.
argad-void = { $figure } never gets to strike { $target }.
argad-blow = { $figure } at { $target }: rolled { $natural }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum }), total { $value }
 }.
argad-struck-miss = { $figure } misses { $target }.
argad-struck-recoil = { $figure } pushes { $target } back.
argad-struck-kill = { $figure } deals { $target } a deadly blow.
argad-struck-void = { $figure }’s blow at { $target } comes to nothing.
argad-fell = { $figure } is out of action.
argad-enclosed = { $figure } has nowhere to fall back and is out of action.
argad-wounded = { $figure } is wounded.
argad-gave-way = { $figure } falls back to { $place }.
argad-pushed = { $figure } is shoved by { $by } to { $place }.
argad-followed = { $figure } follows up to { $place }.
argad-saw = { $figure } spots the enemy.
argad-woke = { $figure } is alerted.
argad-looted = { $who } looted { $zone }.
argad-reached = { $figure } has reached { $zone }.
argad-told = { $figure } has passed the message to { $other }.
argad-achieved = { $who } scores { $points } { $points ->
    [one] point
   *[other] points
 }: { $aim }.
argad-won = Victory: { $who }.
argad-shared = Shared victory: { $who }.
argad-nobody = No aims achieved: a draw.

# Argad!: periods.
argad-period-fourteenth-century = 14th century
argad-period-early-modern = mid-16th to mid-17th century
argad-period-age-of-flint = late 17th to early 19th century

# Argad!: weapons, shields, horses.
argad-weapon-fists = bare fists
argad-weapon-knife = knife
argad-weapon-dagger = dagger
argad-weapon-pistol-butt = pistol butt
argad-weapon-sword = sword
argad-weapon-axe = axe
argad-weapon-mace = mace
argad-weapon-two-handed-sword = two-handed sword
argad-weapon-two-handed-axe = two-handed axe
argad-weapon-scythe = scythe
argad-weapon-bayonet = bayonet
argad-weapon-spear = spear
argad-weapon-glaive = glaive
argad-weapon-halberd = halberd
argad-weapon-javelin = javelins
argad-weapon-crossbow = crossbow
argad-weapon-longbow = longbow
argad-weapon-bow = bow
argad-weapon-sling = sling
argad-weapon-hand-gun = hand gun
argad-weapon-arquebus = arquebus
argad-weapon-wheel-lock-pistol = wheel-lock pistol
argad-weapon-matchlock-musket = matchlock musket
argad-weapon-flintlock-pistol = flintlock pistol
argad-weapon-fowling-piece = fowling piece
argad-weapon-double-fowling-piece = double fowling piece
argad-weapon-musketoon = musketoon or carbine
argad-weapon-flintlock-musket = flintlock musket
argad-weapon-short-rifle = short rifle
argad-weapon-long-rifle = long rifle
argad-weapon-firearm = firearm
argad-shield-small = small shield
argad-shield-medium = medium shield
argad-shield-large = large shield
argad-shield-ecu = écu
argad-shield-large-ecu = large écu
argad-shield-pavise = pavise
argad-shield-pavise-back = pavise on the back
argad-horse-cavalry = warhorse
argad-horse-mounted-foot = riding horse
argad-horse-farm-horse = farm horse
argad-horse-beast = pack animal
argad-trait-close-order = close order
argad-trait-wall = shield wall
argad-trait-static-wall = shield wall, stationary only
argad-trait-two-ranks = shoots in two ranks
argad-trait-over-wall = shoots over a shield wall
argad-trait-helper = helper
argad-trait-crack-shot = crack shot
argad-trait-great-warrior = great warrior
argad-trait-swift = swift

# Argad!: terrain.
argad-terrain-bushes = bushes
argad-terrain-crops = tall crops
argad-terrain-wood = wood
argad-terrain-slope = steep slope
argad-terrain-hilltop = hilltop
argad-terrain-low-wall = low wall
argad-terrain-stakes = stakes
argad-terrain-stream = stream
argad-terrain-marsh = marsh
argad-terrain-door = door
argad-terrain-house-wall = house wall
argad-terrain-window = window
argad-terrain-room = room
argad-terrain-road = road
argad-terrain-furniture = furniture
argad-terrain-parapet = parapet
argad-terrain-palisade = palisade
argad-terrain-high-wall = high wall
argad-terrain-rampart = rampart
argad-terrain-stairs = stairs

# Argad!: rosters and pictures.
argad-roster-title = { $name }: roster
argad-roster-class = class { $rank }
argad-roster-clothing = clothing { $wears }
argad-roster-armour = armour { $wears }
argad-roster-move = moves { $move } cm
argad-roster-strong = strong (+H)
argad-roster-glory = glory { $glory }
argad-roster-leader = leader
argad-roster-unit = unit { $unit }
argad-roster-hides = lies in ambush
argad-roster-sleeps = asleep
argad-roster-suffix = { $file }: a roster must be a .pdf file.
game-other-rules = { $file }: this is a game of { $ruleset }; one of { $wanted } is needed.
argad-picture-about = The table seen from above: { $figures } { $figures ->
    [one] figure
   *[other] figures
 }, { $pieces } { $pieces ->
    [one] piece
   *[other] pieces
 } of terrain.
argad-picture-figure = { $who }: { $figure }, { $facts }
argad-picture-scale = 10 cm
argad-picture-alive = { $alive } of { $all }
argad-picture-wounded = wounded
argad-picture-crouched = crouched
argad-picture-hidden = hidden
argad-picture-close = in close order
argad-picture-wall = in a shield wall
argad-picture-loading = reloading
argad-picture-mounted = mounted
argad-picture-fallen = fell here
argad-picture-walked = moved this turn

# Argad!: odds and series.
odds-argad-who = What happens to { $who }
odds-argad-unhurt = unhurt
odds-argad-pushed = pushed back
odds-argad-wounded = wounded
odds-argad-killed = killed
odds-argad-apart = no blows: they aren’t in contact
odds-argad-field = { $text }: write something like class=4, armour=4, blade=sword, shield=medium; { $name } isn’t one of { $known }.
odds-argad-value = { $text }: { $name } can’t be { $value }.
odds-argad-strike = { $text }: write FIGURE>TARGET, with figures from this scenario.
