# Argad!: a game told, rosters, pictures, odds.

# Argad!: what happened.
argad-opening = { $name } ({ $period }): { $turns } { $turns ->
    [one] turn
   *[other] turns
 } at most, a table of { $width } × { $depth } cm.
argad-side = { $who }: { $figures }.
argad-wants = { $who }, { $points } { $points ->
    [one] point
   *[other] points
 } for this: { $aim }.
argad-aim-kill = put at least { $count } of these out of action: { $whom }
argad-aim-keep = keep at least { $count } of these alive to the end: { $whom }
argad-aim-reach = bring at least { $count } of these to { $zone }: { $whom }
argad-aim-loot = loot { $zone }: a whole quiet turn there
argad-aim-hold = be in { $zone } at the end, with no enemy there
argad-aim-tell = have a long message passed on, in contact: { $whom }
argad-aim-deny = prevent this aim of { $who }: { $aim }
argad-any-enemies = any of the enemy
argad-any-friends = any of their own
argad-lurked = { $figure } hides at { $place }.
argad-laid = All ambushes are laid.
argad-placed = { $figure } is placed by chance at { $place }.
argad-turn = Turn { $turn }
argad-revealed = { $figure } is seen at { $place }.
argad-announced = Round { $round }, { $who }: { $moves }.
argad-announced-none = Round { $round }, { $who }: nobody moves.
argad-confirmed = Round { $round }, { $who }: confirmed.
argad-agreed = Everybody agrees: the orders are final.
argad-held = No agreement. These do nothing: { $figures }.
argad-alone = The orders are final.
argad-earlier = No agreement. These do as they announced the round before: { $figures }.
argad-order = They move in this order: { $seats }.
argad-slowed = Slowness, { $faces }: { $figures } { $lost } cm less{ $ground ->
    [very-difficult] , after half of the move
   *[other] {""}
 }.
argad-blocked = Slowness, { $faces }: blocked this turn: { $figures }.
argad-sped = Speed, { $faces }: { $figures } up to { $gained } cm more.
argad-moved = { $figure } { $how ->
    [run] runs
    [charge] charges
    [march] marches in order
    [lead] leads a horse
   *[other] goes
 } { $distance } cm to { $place }.
argad-short-aside = { $figure } takes the nearest free place, beside { $by }.
argad-short-enemy = { $figure } stops { $lost } cm short: { $by } is in the way.
argad-short-friend = { $figure } stops { $lost } cm short: { $by } has the place.
argad-short-order = { $figure } stops { $lost } cm short, in close order behind { $by }.
argad-short-dice = { $figure } stops { $lost } cm short: the dice leave no more of the move.
argad-short-obstacle = { $figure } stops { $lost } cm short, before the obstacle that { $by } holds.
argad-short-hidden = { $figure } stops { $lost } cm short: { $by } lay hidden there.
argad-short-near = { $figure } comes within 2 cm of { $by }, goes into contact and stops { $lost } cm short.
argad-short-no-room = { $figure } stops { $lost } cm short: there is no room.
argad-turned = { $figure } pivots.
argad-did-charge = { $figure } charges home.
argad-did-form = { $figure } forms close order.
argad-did-crouch = { $figure } crouches.
argad-mounted = { $figure } gets on the horse.
argad-dismounted = { $figure } gets off at { $place } and leaves the horse at { $horse }.
argad-did-stay-mounted = { $figure } finds no room to get off and stays in the saddle.
argad-did-let-go = There is no room for { $horse } where { $figure } leads it: it stays.
argad-led = { $figure } leads { $horse } to { $place }.
argad-horse-left = the horse of { $figure }
argad-did-take = { $figure } takes the weapons of the fallen.
argad-did-take-nothing = { $figure } reaches for the weapons of the fallen and gets none.
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
argad-halted = { $one } and { $other } meet and stop.
argad-parted = { $one } has left { $other }.
argad-wall-announced = { $figure } announces a wall of shields.
argad-order-lost = { $figure } is no longer in close order.
argad-wall-lost = The wall of { $figure } is gone.
argad-order-closed = { $figure } stands in close order.
argad-wall-closed = The wall of { $figure } stands.
argad-aims-at = { $figure } shoots at { $target }.
argad-shot = { $figure } at { $target }: { $natural }, deadly from { $needs }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum })
 }.
argad-shot-group = { $figure } at a group ({ $members }): { $natural }, deadly from { $needs }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum })
 }.
argad-sixes = Several sixes at one target count { $values }.
argad-six-yes = { $figure } throws the six again: { $die }. It counts { $counts }.
argad-six-no = { $figure } throws the six again: { $die }. It still counts { $counts }.
argad-named = Chance names { $victim }.
argad-hit = { $figure } hits { $victim }.
argad-missed = { $figure } misses.
argad-loads = { $figure } must load for { $turns } { $turns ->
    [one] turn
   *[other] turns
 }.
argad-left = { $figure } has { $left } { $left ->
    [one] missile
   *[other] missiles
 } left.
argad-strikes = { $figure } strikes at { $target } ({ $weapon }).
argad-crosses = { $figure } crosses towards { $target } and strikes ({ $weapon }).
argad-guards = { $figure } holds the shield against { $target }.
argad-void = { $figure } does not get to strike { $target }.
argad-blow = { $figure } at { $target }: { $natural }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum }), { $value } in all
 }.
argad-struck-miss = { $figure } misses { $target }.
argad-struck-recoil = { $figure } pushes { $target } back.
argad-struck-kill = { $figure } deals { $target } a deadly blow.
argad-struck-void = The blow of { $figure } at { $target } comes to nothing.
argad-fell = { $figure } is out of the game.
argad-enclosed = { $figure } cannot give way and is out of the game.
argad-wounded = { $figure } is wounded.
argad-gave-way = { $figure } gives way to { $place }.
argad-pushed = { $figure } is pushed by { $by } to { $place }.
argad-followed = { $figure } follows up to { $place }.
argad-saw = { $figure } sees the enemy.
argad-woke = { $figure } knows of the enemy.
argad-looted = Looted by { $who }: { $zone }.
argad-reached = { $figure } has come to { $zone }.
argad-told = { $figure } has told { $other } the message.
argad-achieved = { $who }, { $points } { $points ->
    [one] point
   *[other] points
 } achieved: { $aim }.
argad-won = Victory: { $who }.
argad-shared = Shared victory: { $who }.
argad-nobody = Nobody has got anything: a draw.

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
argad-weapon-bayonet = bayonet on a gun
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
argad-horse-cavalry = cavalry horse
argad-horse-mounted-foot = riding horse
argad-horse-farm-horse = farm horse
argad-horse-beast = beast of burden
argad-trait-close-order = close order
argad-trait-wall = wall of shields
argad-trait-static-wall = wall, standing only
argad-trait-two-ranks = shoots in two ranks
argad-trait-over-wall = shoots over a wall
argad-trait-helper = helper
argad-trait-crack-shot = crack shot
argad-trait-great-warrior = great warrior
argad-trait-swift = swift

# Argad!: terrain.
argad-terrain-bushes = bushes
argad-terrain-crops = high crops
argad-terrain-wood = wood
argad-terrain-slope = hard slope
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
argad-roster-sleeps = surprised
argad-roster-suffix = { $file }: a roster is written as .pdf.
game-other-rules = { $file }: this is a game of { $ruleset }, and one of { $wanted } is wanted.
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
argad-picture-wall = in a wall of shields
argad-picture-loading = loading
argad-picture-mounted = mounted
argad-picture-fallen = fell here
argad-picture-walked = walked this turn

# Argad!: odds and series.
odds-argad-who = What becomes of { $who }
odds-argad-unhurt = unhurt
odds-argad-pushed = pushed back
odds-argad-wounded = wounded
odds-argad-killed = killed
odds-argad-apart = nobody strikes: they do not touch
odds-argad-field = { $text }: write words such as class=4, armour=4, blade=sword, shield=medium; { $name } is none of { $known }.
odds-argad-value = { $text }: { $name } cannot be { $value }.
odds-argad-strike = { $text }: write FIGURE>TARGET, with figures of this scenario.
series-argad-seats = { $text }: one player for each of the { $seats } seats, or one for all, is wanted.
