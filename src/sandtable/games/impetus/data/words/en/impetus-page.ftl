# Basic Impetus: the page.
game-impetus = Basic Impetus
game-impetus-note = Big battles from antiquity to the Renaissance
game-impetus-quick = You command the Anglo-Saxons against the Captain’s Normans. About twenty minutes.
choose-battle = Historical battle
choose-armies = Army against army
army-red = Red army
army-blue = Blue army
edition = Rules edition
edition-fr = French
edition-es = Spanish
edition-told = Scenario default
edition-name = { $edition } edition
scale = Figure scale
scale-mm = { $scale } mm
turns = Game length
field = Battlefield
field-random = Random terrain
field-open = Open ground
field-played = Players place terrain
ask-half = Which half do you take?
pick-hint = Select one of your units on the table, or drag it.
units-left = { $count ->
    [one] One unit still to act.
   *[other] { $count } units still to act.
}
up-to = ≤ { $most }
group-of = Group of { $count }
acted = has acted
in-hand = acting now
may-act = ready
reach = Zone and ranges
odds-hits = hits
odds-distance = rolled
chance-wins = win
chance-hurts = enemy loses VBU
chance-draws = draw
chance-loses = lose
chance-contact = makes contact
chance-destroys = destroys enemy
chance-destroyed = destroyed
deploy-for-me = Auto-deploy
deploy-hint = Drag a unit from the list onto the table. Click the table to place the next one.
deploy-missing = Not yet deployed
terrain-hint = Select a piece and drag it on the table before you place it. Drag a road or river by its ends and bends.
lay = Place here
vd-lost = VD lost
vd-breaks = { $lost } of { $whole } VD lost; breaks at { $breaks }
region-zone = zone of control
region-range = { $side ->
    [front] { "" }
    [left] left,{ " " }
    [right] right,{ " " }
   *[rear] rear,{ " " }
}{ $reach }
all-zones = Show all zones of control
lasso = Select several
flip = Flip the table
other-ways = Ways to attack
menu-of = { $unit }: what it can and can’t do
group-add = Add to the group
help-hands = Drag a unit to move it: it follows the nearest legal move. To charge, drop it on a marked enemy or click the enemy. Shift+drag, or the tool below the table, selects several. Right-click or press and hold: what a unit can and can’t do. To look around, drag the ground, or use two fingers, the middle button or Space+drag. A: a unit’s menu. F: flip the table.
reach-short = short range
reach-long = long range
reach-extreme = extreme range
do-advance = Advance
do-wheel = { $corner ->
    [left] Wheel left
   *[right] Wheel right
}
do-wheel-at-halt = { $corner ->
    [left] Turn left on the spot
   *[right] Turn right on the spot
}
do-sidestep = { $way ->
    [ahead] Diagonally { $corner ->
        [left] front-left
       *[right] front-right
    }
    [back] Diagonally { $corner ->
        [left] back-left
       *[right] back-right
    }
   *[aside] Sidestep { $corner ->
        [left] left
       *[right] right
    }
}
do-backward = Step back
do-march = March along the road
do-charge = { $bonus ->
    [yes] Charge with bonus die
   *[no] Charge
}
do-charge-wheel = { $corner ->
    [left] Wheel left and charge
   *[right] Wheel right and charge
}{ $bonus ->
    [yes] { " " }with bonus die
   *[no] { "" }
}
do-pass = Hold
do-activate = Form group
do-rally = Rally
do-fight = Fight on
do-end-turn = End turn
luck-hits = scored { $thrown } { $thrown ->
    [one] hit
   *[other] hits
 }; average: { $expected }.
luck-losses = lost { $thrown } VBU in cohesion tests; average: { $expected }.
group = Group
group-leave = Remove { $unit } from the group
group-hint = Shift+click, Shift+drag or a unit’s menu adds units to the group.
large-unit = Form a large unit
alone = Alone
behind-it = with { $unit } behind
other-angle = Other angle …
angle-off = { $angle } { $corner ->
    [left] left
   *[right] right
}
turn-left = Rotate left
turn-right = Rotate right
bend-more = Add a bend
bend-less = Remove a bend
piece-winding = { $piece }, winding
fights-first = { $unit } fights first
reckoned-vd = VD lost
army-of-red = { $army } (red)
army-of-blue = { $army } (blue)
show-charge = Charge!
show-hits = { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}
show-holds = Holds
show-flanked = Hit in the flank!
show-disordered = Disordered
show-rallied = Rallied
show-rear-lost = Rear unit lost
show-routed = Routed
show-removed = Off the table
show-turn-yours = Your turn: { $who }
show-turn-of = { $who } to move
show-initiative = Turn { $turn }: { $who } won the initiative
