# Basic Impetus: sides, units and ground.
role-red = Red
role-blue = Blue
impetus-unit = { $type } { $number } ({ $side })
impetus-of-side = { $name } ({ $side })
impetus-edge = the edge of the table
impetus-piece = { $kind } “{ $name }”
terrain-hill = gentle hill
terrain-scrub = scrub
terrain-stones = stony ground
terrain-mud = mud
terrain-fields = tilled fields
terrain-wood = wood
terrain-steep-hill = steep hill
terrain-dunes = dunes
terrain-marsh = marsh
terrain-hedged-fields = hedged fields
terrain-village = village
terrain-rocks = rocks
terrain-lake = lake
terrain-town = town
terrain-road = road
terrain-river = river

# Basic Impetus: who may act.
refused-units-none = The order names no unit.
refused-units-twice = A unit is named twice.
refused-units-joined = Some of these units are acting already, others are not: they do not act together.
refused-unit-other = { $unit } belongs to the enemy.
refused-unit-used = { $unit } has acted already this turn.
refused-unit-gone = { $unit } has routed.
refused-unit-rear = { $unit } is the rear of a large unit: order the unit in front of it.
refused-unit-unknown = There is no unit { $unit }.
refused-active = These units are acting already.
refused-roll-first = { $unit } is in motion and rolls on before anybody else acts.
refused-group-split = A unit that acts in a group does not move alone.
refused-in-melee = { $unit } is in melee: it does not move, shoot or rally.
refused-move-pledged = { $unit } has shot and was not said to move: it stays.
refused-move-rallied = { $unit } has rallied: it stays.
refused-rally-group = { $unit } acts in a group; a unit rallies alone.
refused-rally-moved = { $unit } has moved; only a unit that stays put rallies.
refused-rally-pledged = { $unit } has shot and was not said to rally.
refused-fight = { $unit } is in no melee.
refused-fight-late = { $unit } is acting already; a round of melee takes a whole activation.

# Basic Impetus: moves.
refused-way-none = A move of no length is no move.
refused-way-pace = The move lasts for { $most } U at the most.
refused-way-ground = The ground slows the move: { $most } U at the most.
refused-way-road = Along the road the move lasts for { $most } U at the most.
refused-way-edge = Nobody leaves the table by choice.
refused-way-closed = Nobody enters { $by }.
refused-way-friend = { $by } is in the way and cannot be passed through.
refused-way-crossing = The move would end on top of { $by }.
refused-way-enemy = { $by } is in the way: only a charge makes contact.
refused-group-rough = Such a group does not move in rough ground ({ $by }).
refused-group-difficult = Only a column of skirmishers or light foot moves in difficult ground as a group ({ $by }).
refused-moved = The units have moved already.
refused-march-road = The middle of the front must be on a road, and the unit or column must face along it to within 22.5°; a road turns nobody onto itself.
refused-zone-road = Inside the zone of control of { $enemy } no bend of a road is followed and nobody is aligned along it.
refused-road-turn = There is no room to turn along the road: { $by } is in the way.
refused-sidestep-angle = { $angle }° is no way aside: it lies between 0° and 180°, to the left or to the right.
refused-wheel-wide = The wheel goes to { $most }° at the most.
refused-wheel-enemy = The wheel would run into { $by }.
refused-wheel-then-move = A disordered unit does not move after a wheel.

# Basic Impetus: chariots.
refused-chariot-half = { $unit } goes half of its move straight ahead before it wheels.
refused-chariot-short = Once a chariot moves, it goes half of its move at the least.
refused-chariot-wheel = On the spot the chariot turns { $most }° at the most.
refused-wheel-twice = { $unit } has just wheeled: it goes half of its move before it wheels again.
refused-halt-type = { $unit } is no chariot; only chariots turn on the spot.
refused-halt-rolling = { $unit } does not stand; only a standing chariot turns on the spot.
refused-roll = { $unit } does not have to roll on.

# Basic Impetus: charges and melees.
refused-charge-impetus = With I 0 nobody charges.
refused-bonus-late = The charge bonus is declared before anybody moves.
refused-charge-wheel-disordered = { $unit } is disordered and does not wheel before a charge.
refused-charge-wheel-whole = { $unit } has M 0: its wheel is its whole move.
refused-charge-reach = The charge of { $reach } U meets no enemy.
refused-mains = These two are not the next main units.
refused-support = It is { $asked } that supports now, one or two melees whose enemy main unit it touches.
refused-next = { $unit } has no melee left to fight.
refused-meets-edition = The other edition has this choice, not the one that is played.

# Basic Impetus: dice and reasons.
what-melee = Melee
what-pila = Pila
what-shift = Shift
impetus-what-fire = Shooting
impetus-what-pursuit = Pursuit
impetus-what-retreat = Retreat
why-support = support
why-least = minimum
impetus-for-again = second disorder
impetus-for-aside = moved aside or back
impetus-for-backing = the unit that it backed is gone
impetus-for-closed = impassable ground
impetus-for-difficult = difficult ground
impetus-for-edge = edge of the table
impetus-for-elephants = fear of elephants
impetus-for-flank = attack in flank or rear
impetus-for-moved = every move disorders
impetus-for-pushed = pushed by friends
impetus-for-river = river crossing
impetus-for-rough = rough ground
impetus-for-rout = shaken by a rout
impetus-for-run-into = run into by friends
impetus-for-scythed = no victory
impetus-for-short = charge too short
impetus-for-spent = no VBU left
impetus-for-trampled = trampled by elephants
impetus-for-wheeled = wheeled first
impetus-for-wheeling = wheeled on the move
impetus-for-zone = enemy zone of control

# Basic Impetus: before the first turn.
impetus-opening = { $edition ->
    [fr] French edition
    [es] Spanish edition
   *[other] Edition { $edition }
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
} at the most
impetus-army = { $who }: { $army }, VD { $vd }, beaten once it has lost { $beaten }
impetus-roster = { $who }: { $units }
impetus-ground = Terrain: { $pieces }
impetus-setup-thrown = { $who } threw for attack or defence: { $sum } = { $total }
impetus-setup-tied = A tie: both throw again
impetus-defender-found = { $who } defends, { $other } attacks
impetus-piece-placed = Placed: { $piece }
impetus-piece-failed = The die failed: no { $kind }
impetus-piece-moved = Moved: { $piece }
impetus-piece-removed = Removed: { $piece }
impetus-terrain-settled = { $placed ->
    [yes] { $who } placed no more terrain
   *[no] { $who } left the terrain as it was
}
impetus-half-picked = { $who } took the { $half ->
    [lower] lower
   *[upper] upper
} half
impetus-unit-deployed = { $rear ->
    [none] { $unit } set up at { $x }/{ $y }, facing { $heading }°
   *[other] { $unit } set up at { $x }/{ $y }, facing { $heading }°, with { $rear } behind
}
impetus-unit-lifted = { $unit } taken up again
impetus-army-deployed = { $who } is deployed

# Basic Impetus: the turn.
impetus-turn-began = Turn { $number }
impetus-initiative-thrown = { $who } threw for initiative: { $sum } = { $total }
impetus-initiative-tied = A tie: both throw again
impetus-initiative-won = { $who } has the initiative
impetus-half-turn-began = { $who } acts
impetus-grouped = { $units } formed up to act as one
impetus-held = { $units } held
impetus-melees-go-on = Melees that were not fought this turn go on; { $who } acted first
impetus-turn-ended = End of turn { $number }. VD lost: { $red } of { $wholered } by Red, { $blue } of { $wholeblue } by Blue
impetus-battle-ended = { $how ->
    [beaten] { $who } wins the battle: half of the enemy’s VD is lost
   *[last] { $who } wins the battle: on the last turn the enemy has lost the larger share of his VD
}
impetus-battle-drawn = { $how ->
    [beaten] Nobody wins: both armies are beaten
   *[last] Nobody wins: on the last turn both armies have lost the same share
}

# Basic Impetus: moves that were made.
impetus-moved-advance = { $units } advanced { $distance } U
impetus-moved-wheel = { $units } wheeled { $angle }° to the { $corner ->
    [left] left
   *[right] right
}
impetus-moved-wheel-at-halt = { $units } turned { $angle }° to the { $corner ->
    [left] left
   *[right] right
} on the spot
impetus-moved-sidestep = { $units } moved { $distance } U { $slant ->
    [ahead] obliquely forward
    [back] obliquely back
   *[aside] sideways
} to the { $corner ->
    [left] left
   *[right] right
}
impetus-moved-backward = { $units } stepped back { $distance } U
impetus-moved-march = { $units } marched { $distance } U along the road
impetus-moved-charge = { $contact ->
    [yes] { $units } charged home over { $distance } U
    [along] { $units } went along with the charge, { $distance } U
   *[no] { $units } charged { $distance } U and met nobody
}
impetus-moved-roll = { $units } rolled on { $distance } U
impetus-moved-pursuit = { $units } pursued { $distance } U
impetus-moved-turn = { $units } turned { $angle }°, parallel to the enemy
impetus-moved-retreat = { $units } fell back { $distance } U
impetus-moved-push = { $units } gave way { $distance } U
impetus-moved-stampede = { $units } ran back { $distance } U
impetus-moved-crossed = { $units } closed up behind
impetus-disordered = { $reason ->
    [none] { $unit } fell into disorder
   *[other] { $unit } fell into disorder: { $reason }
}
impetus-rallied = { $unit } rallied
impetus-chariot-rolled = { $rolling ->
    [yes] { $unit } kept rolling
   *[no] { $unit } came to a halt
}
impetus-charge-declared = { $bonus ->
    [yes] { $units } declared a charge with the bonus die
   *[no] { $units } declared a charge
}
impetus-bonus-thrown = { $units } threw { $faces } for the charge bonus: { $distance } U more
impetus-friend-crossed = { $unit } passed through { $friend }
impetus-blocked = { $unit } stopped at { $by }

# Basic Impetus: shooting and losses.
impetus-hits = { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}
impetus-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
impetus-shot-fired = { $unit } shot at { $target }, { $dice } ({ $sum }): { $faces } – { $hits }
impetus-tested = { $unit } tested cohesion, { $face } against { $critical } ({ $sum }): { $passed ->
    [yes] passed
   *[no] failed
}
impetus-strength-lost = { $rear ->
    [yes] { $unit } lost { $amount } VBU from the rear ranks
   *[no] { $unit } lost { $amount } VBU
}, { $left ->
    [0] none
   *[other] { $left }
} left{ $reason ->
    [none] { "" }
   *[other] : { $reason }
}
impetus-destroyed = { $unit } destroyed: the last { $last ->
    [one] VBU
   *[other] { $last } VBU
} lost{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}
impetus-rear-lost = { $unit } lost the rear unit, { $rear }
impetus-routed = { $reason ->
    [none] { $unit } routed
   *[other] { $unit } routed: { $reason }
}
impetus-removed = { $reason ->
    [none] { $unit } removed
   *[other] { $unit } removed: { $reason }
}
impetus-stampede-thrown = { $done ->
    [yes] { $unit } panicked and ran back { $distance } U (die { $faces })
   *[no] { $unit } panicked: { $distance } U back (die { $faces })
}

# Basic Impetus: melee.
impetus-shift-thrown = { $unit } met an exactly matching front (die { $faces }): { $corner ->
    [left] shifted to the left
    [right] shifted to the right
   *[none] no room to shift
}
impetus-flanked = { $attacker } caught { $unit } in flank or rear
impetus-pila-thrown = { $who } hurled pila at { $unit }, { $dice }: { $faces } – { $hits }
impetus-mains-met = { $supports ->
    [none] Melee: { $one } against { $other }
   *[other] Melee: { $one } against { $other }, with { $supports } in support
}
impetus-melee-thrown = { $unit } threw { $dice } ({ $sum }): { $faces } – { $hits }
impetus-melee-judged = { $loser } lost the melee against { $winner }
impetus-melee-drawn = { $one } against { $other }: nobody lost the melee
impetus-retreat-thrown = { $done ->
    [yes] { $unit } fell back { $distance } U (die { $faces })
   *[no] { $unit } had to fall back { $distance } U (die { $faces })
}
impetus-pursuit-thrown = { $done ->
    [yes] { $unit } pursued { $distance } U (die { $faces })
    [asks] { $unit } could pursue { $distance } U (die { $faces })
   *[no] { $unit } threw { $distance } U for the pursuit (die { $faces })
}
impetus-pursuit-declined = { $unit } did not pursue

# Basic Impetus: what is asked.
ask-terrain = { $who }: which terrain do you place?
ask-terrain-change = { $who }: do you remove or move a piece of terrain?
ask-deployment = { $who }: where do your units stand?
ask-orders = { $who }: your orders?
ask-meets-ahead = { $who }: { $unit } meets { $friend }. Pass through or stop?
ask-meets-behind = { $who }: { $unit } falls back onto { $friend }. What now?
ask-rolling = { $who }: does { $unit } halt or stay in motion?
ask-pursue = { $who }: does { $unit } pursue?
ask-parallel = { $who }: does { $unit } pursue straight ahead or turn parallel to the enemy first?
ask-mains = { $who }: which two are the main units?
ask-support = { $who }: which melees does { $unit } support?
ask-next-melee = { $who }: which melee comes next?
asked-terrain = terrain to place
asked-terrain-change = a change of terrain
asked-deployment = deployment
asked-orders = orders for units
asked-meets-ahead = a friend in the way
asked-meets-behind = a friend in the way of a retreat
asked-rolling = whether a chariot halts
asked-pursue = whether to pursue
asked-parallel = which way to pursue
asked-mains = the main units
asked-support = which melees to support
asked-next-melee = the next melee

# Basic Impetus: orders.
impetus-order = { $units }: { $order }
order-place-piece = place: { $piece }
order-terrain-done = place no more
order-remove-piece = remove: { $piece }
order-move-piece = move: { $piece }
order-leave-terrain = leave the terrain as it is
order-pick-half = { $half ->
    [lower] take the lower half
   *[upper] take the upper half
}
order-deploy = { $rear ->
    [none] set up at { $x }/{ $y }, facing { $heading }°
   *[other] set up at { $x }/{ $y }, facing { $heading }°, with { $rear } behind
}
order-deployment-done = the army is deployed
order-activate = act as one
order-pass = hold
order-end-turn = end the turn; all others hold
order-advance = advance { $distance } U
order-wheel = wheel { $angle }° to the { $corner ->
    [left] left
   *[right] right
}
order-wheel-at-halt = turn { $angle }° to the { $corner ->
    [left] left
   *[right] right
} on the spot
order-sidestep = move { $distance } U aside, { $angle }° to the { $corner ->
    [left] left
   *[right] right
}
order-backward = step back { $distance } U
order-march = march { $distance } U along the road
order-roll-on = roll on
order-charge = { $corner ->
    [left] wheel { $angle }° to the left and charge
    [right] wheel { $angle }° to the right and charge
   *[none] charge
}{ $bonus ->
    [yes] { " " }with the bonus die
   *[no] { "" }
}
order-rally = rally
order-shoot = shoot at { $target }{ $side ->
    [left] { " " }from the left side
    [right] { " " }from the right side
    [rear] { " " }from the rear
   *[front] { "" }
}{ $then ->
    [move] , then move
    [rally] , then rally
   *[stay] , then stay
}
order-fight = fight another round
order-take-mains = main units: { $one } against { $other }
order-support = support against { $against }
order-fight-next = fight this melee next
order-cross = pass through
order-push = push back
order-stop = stop
order-pursue = pursue
order-hold = stay
order-straight = straight ahead
order-parallel = turn parallel first
order-halt-chariot = halt
order-keep-rolling = stay in motion

refused-chariot-halted = { $unit } was halted, and does not go on in this activation.
