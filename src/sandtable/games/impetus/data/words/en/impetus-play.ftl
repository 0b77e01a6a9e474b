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
terrain-fields = ploughed fields
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
refused-units-joined = Some of these units are already acting and others aren’t: they can’t act together.
refused-unit-other = { $unit } is an enemy unit.
refused-unit-used = { $unit } has already acted this turn.
refused-unit-gone = { $unit } has routed.
refused-unit-rear = { $unit } is the rear of a large unit: give orders to the unit in front.
refused-unit-unknown = There is no unit { $unit }.
refused-active = These units are already acting.
refused-roll-first = { $unit } is in motion and must roll on before anyone else acts.
refused-group-split = A unit acting in a group can’t move on its own.
refused-in-melee = { $unit } is in melee: it can’t move, shoot or rally.
refused-move-pledged = { $unit } shot without declaring a move: it stays put.
refused-move-rallied = { $unit } has rallied: it stays put.
refused-rally-group = { $unit } is acting in a group; units rally on their own.
refused-rally-moved = { $unit } has moved; only a unit that stays put can rally.
refused-rally-pledged = { $unit } shot without declaring a rally.
refused-fight = { $unit } isn’t in melee.
refused-fight-late = { $unit } is already acting; a round of melee takes a whole activation.

# Basic Impetus: moves.
refused-way-none = A move of 0 U isn’t a move.
refused-way-pace = The move can be { $most } U at most.
refused-way-ground = The terrain slows the move: { $most } U at most.
refused-way-road = { $most } U at most along the road.
refused-way-edge = Units can’t leave the table voluntarily.
refused-way-closed = { $by }: impassable.
refused-way-friend = { $by } is in the way and can’t be passed through.
refused-way-crossing = The move would end on top of { $by }.
refused-way-enemy = { $by } is in the way: only a charge can make contact.
refused-group-rough = This group can’t move through rough ground ({ $by }).
refused-group-difficult = Only skirmishers or light foot in column can move as a group through difficult ground ({ $by }).
refused-moved = These units have already moved.
refused-march-road = The middle of the front must be on a road, and the unit or column must face along it to within 22.5°: being on a road doesn’t turn a unit.
refused-zone-road = In { $enemy }’s zone of control a unit can’t follow a bend in the road or line up along it.
refused-road-turn = No room to turn along the road: { $by } is in the way.
refused-sidestep-angle = { $angle }° isn’t a sidestep: it must be between 0° and 180°, to the left or to the right.
refused-wheel-wide = A wheel can be { $most }° at most.
refused-wheel-enemy = The wheel would run into { $by }.
refused-wheel-then-move = A disordered unit can’t move after wheeling.

# Basic Impetus: chariots.
refused-chariot-half = { $unit } must move half its distance straight ahead before wheeling.
refused-chariot-short = A chariot that moves must go at least half its distance.
refused-chariot-wheel = A chariot can turn { $most }° at most on the spot.
refused-wheel-twice = { $unit } has just wheeled: it must move half its distance before wheeling again.
refused-halt-type = { $unit } isn’t a chariot; only chariots turn on the spot.
refused-halt-rolling = { $unit } is moving; only a stationary chariot turns on the spot.
refused-roll = { $unit } doesn’t have to roll on.

# Basic Impetus: charges and melees.
refused-charge-impetus = Units with I 0 can’t charge.
refused-bonus-late = Declare the charge bonus before anyone moves.
refused-charge-wheel-disordered = { $unit } is disordered and can’t wheel before charging.
refused-charge-wheel-whole = { $unit } has M 0: a wheel uses its whole move.
refused-charge-reach = No enemy within the charge distance of { $reach } U.
refused-mains = These two aren’t the next main units.
refused-support = It’s { $asked }’s turn to support one or two melees whose enemy main unit it touches.
refused-next = { $unit } has no melees left to fight.
refused-meets-edition = That choice belongs to the other edition.

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
impetus-for-aside = moved sideways or back
impetus-for-backing = front unit routed
impetus-for-closed = impassable ground
impetus-for-difficult = difficult ground
impetus-for-edge = edge of the table
impetus-for-elephants = fear of elephants
impetus-for-flank = hit in flank or rear
impetus-for-moved = disordered by any move
impetus-for-pushed = pushed back by friends
impetus-for-river = river crossing
impetus-for-rough = rough ground
impetus-for-rout = friends routed nearby
impetus-for-run-into = friends ran into it
impetus-for-scythed = failed to win
impetus-for-short = charge fell short
impetus-for-spent = no VBU left
impetus-for-trampled = trampled by elephants
impetus-for-wheeled = wheeled before charging
impetus-for-wheeling = wheeled mid-move
impetus-for-zone = enemy zone of control

# Basic Impetus: before the first turn.
impetus-opening = { $edition ->
    [fr] French edition
    [es] Spanish edition
   *[other] Edition { $edition }
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
} maximum
impetus-army = { $who }: VD { $vd }, breaks at { $beaten } VD lost
impetus-roster = { $who }: { $units }
impetus-ground = Terrain: { $pieces }
impetus-setup-thrown = { $who } rolled to attack or defend: { $sum } = { $total }
impetus-setup-tied = Tied: roll again
impetus-defender-found = Defender: { $who }. Attacker: { $other }
impetus-piece-placed = Placed: { $piece }
impetus-piece-failed = Failed the roll: no { $kind }
impetus-piece-moved = Moved: { $piece }
impetus-piece-removed = Removed: { $piece }
impetus-terrain-settled = { $placed ->
    [yes] { $who }: all terrain placed
   *[no] { $who } left the terrain as it was
}
impetus-half-picked = { $who } chose the { $half ->
    [lower] lower
   *[upper] upper
} half
impetus-unit-deployed = { $rear ->
    [none] { $unit } deployed at { $x }/{ $y }, facing { $heading }°
   *[other] { $unit } deployed at { $x }/{ $y }, facing { $heading }°, with { $rear } behind
}
impetus-unit-lifted = { $unit } picked up again
impetus-army-deployed = { $who }: ready for battle

# Basic Impetus: the turn.
impetus-turn-began = Turn { $number }
impetus-initiative-thrown = { $who } rolled for initiative: { $sum } = { $total }
impetus-initiative-tied = Initiative tied: roll again
impetus-initiative-won = { $who } won the initiative
impetus-half-turn-began = { $who } to move
impetus-grouped = { $units } formed a group
impetus-held = { $units } held
impetus-melees-go-on = Melees not yet fought this turn; { $who } acted first
impetus-turn-ended = End of turn { $number }. VD lost: { $sidered }, { $red } of { $wholered }; { $sideblue }, { $blue } of { $wholeblue }
impetus-battle-ended = { $how ->
    [beaten] Victory: { $who }. The enemy has lost half its VD
   *[last] Victory: { $who }. At the last turn the enemy has lost the larger share of its VD
}
impetus-battle-drawn = { $how ->
    [beaten] The battle is drawn: both armies broke
   *[last] The battle is drawn: at the last turn both armies have lost the same share
}

# Basic Impetus: moves that were made.
impetus-moved-advance = { $units } advanced { $distance } U
impetus-moved-wheel = { $units } wheeled { $angle }° { $corner ->
    [left] left
   *[right] right
}
impetus-moved-wheel-at-halt = { $units } turned { $angle }° { $corner ->
    [left] left
   *[right] right
} on the spot
impetus-moved-sidestep = { $units } { $slant ->
    [ahead] moved { $distance } U diagonally { $corner ->
        [left] front-left
       *[right] front-right
    }
    [back] moved { $distance } U diagonally { $corner ->
        [left] back-left
       *[right] back-right
    }
   *[aside] sidestepped { $distance } U { $corner ->
        [left] left
       *[right] right
    }
}
impetus-moved-backward = { $units } stepped back { $distance } U
impetus-moved-march = { $units } marched { $distance } U along the road
impetus-moved-charge = { $contact ->
    [yes] { $units } charged home ({ $distance } U)
    [along] { $units } moved up with the charge ({ $distance } U)
   *[no] { $units } charged { $distance } U and hit nothing
}
impetus-moved-roll = { $units } rolled on { $distance } U
impetus-moved-pursuit = { $units } pursued { $distance } U
impetus-moved-turn = { $units } turned { $angle }° to line up with the enemy
impetus-moved-retreat = { $units } fell back { $distance } U
impetus-moved-push = { $units } gave ground { $distance } U
impetus-moved-stampede = { $units } stampeded back { $distance } U
impetus-moved-crossed = { $units } moved clear behind
impetus-disordered = { $reason ->
    [none] { $unit } disordered
   *[other] { $unit } disordered: { $reason }
}
impetus-rallied = { $unit } rallied
impetus-chariot-rolled = { $rolling ->
    [yes] { $unit } kept rolling
   *[no] { $unit } halted
}
impetus-charge-declared = { $bonus ->
    [yes] { $units } declared a charge with the bonus die
   *[no] { $units } declared a charge
}
impetus-bonus-thrown = { $units } rolled { $faces }: +{ $distance } U charge
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
impetus-tested = { $unit } cohesion test: rolled { $face } against { $critical } ({ $sum }): { $passed ->
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
impetus-rear-lost = { $unit } lost its rear unit, { $rear }
impetus-routed = { $reason ->
    [none] { $unit } routed
   *[other] { $unit } routed: { $reason }
}
impetus-removed = { $reason ->
    [none] { $unit } removed from play
   *[other] { $unit } removed from play: { $reason }
}
impetus-stampede-thrown = { $done ->
    [yes] { $unit } panicked and stampeded back { $distance } U (rolled { $faces })
   *[no] { $unit } panicked: { $distance } U back (rolled { $faces })
}

# Basic Impetus: melee.
impetus-shift-thrown = { $unit } hit an exactly matching front (rolled { $faces }): { $corner ->
    [left] slid to the left
    [right] slid to the right
   *[none] no room to slide
}
impetus-flanked = { $attacker } hit { $unit } in flank or rear
impetus-pila-thrown = { $who } threw pila at { $unit }, { $dice }: { $faces } – { $hits }
impetus-mains-met = { $supports ->
    [none] Melee: { $one } vs { $other }
   *[other] Melee: { $one } vs { $other }, supported by { $supports }
}
impetus-melee-thrown = { $unit } rolled { $dice } ({ $sum }): { $faces } – { $hits }
impetus-melee-judged = { $loser } lost the melee to { $winner }
impetus-melee-drawn = { $one } vs { $other }: melee drawn
impetus-retreat-thrown = { $done ->
    [yes] { $unit } fell back { $distance } U (rolled { $faces })
   *[no] { $unit } must fall back { $distance } U (rolled { $faces })
}
impetus-pursuit-thrown = { $done ->
    [yes] { $unit } pursued { $distance } U (rolled { $faces })
    [asks] { $unit } could pursue { $distance } U (rolled { $faces })
   *[no] { $unit } rolled { $faces } for pursuit: { $distance } U
}
impetus-pursuit-declined = { $unit } held back from pursuit

# Basic Impetus: what is asked.
ask-terrain = { $who }: place a piece of terrain?
ask-terrain-change = { $who }: remove or move a piece of terrain?
ask-deployment = { $who }: deploy your army
ask-orders = { $who }: your orders?
ask-meets-ahead = { $who }: the { $unit } run into { $friend }. Pass through or stop?
ask-meets-behind = { $who }: the { $unit } fall back onto { $friend }. What now?
ask-rolling = { $who }: should the { $unit } halt or keep rolling?
ask-pursue = { $who }: should the { $unit } pursue?
ask-parallel = { $who }: should the { $unit } pursue straight ahead, or line up with the enemy first?
ask-mains = { $who }: which two are the main units?
ask-support = { $who }: which melees should the { $unit } support?
ask-next-melee = { $who }: which melee next?
asked-terrain = terrain to place
asked-terrain-change = a change of terrain
asked-deployment = deployment
asked-orders = orders for units
asked-meets-ahead = a friendly unit in the way
asked-meets-behind = a friendly unit behind a retreat
asked-rolling = halt or keep rolling
asked-pursue = pursue or hold
asked-parallel = direction of pursuit
asked-mains = choice of main units
asked-support = melees to support
asked-next-melee = the next melee

# Basic Impetus: orders.
impetus-order = { $units }: { $order }
order-place-piece = place: { $piece }
order-terrain-done = done
order-remove-piece = remove: { $piece }
order-move-piece = move: { $piece }
order-leave-terrain = leave the terrain as it is
order-pick-half = { $half ->
    [lower] take the lower half
   *[upper] take the upper half
}
order-deploy = { $rear ->
    [none] deploy at { $x }/{ $y }, facing { $heading }°
   *[other] deploy at { $x }/{ $y }, facing { $heading }°, with { $rear } behind
}
order-deployment-done = start battle
order-activate = form group
order-pass = hold
order-end-turn = end turn; the rest hold
order-advance = advance { $distance } U
order-wheel = wheel { $angle }° { $corner ->
    [left] left
   *[right] right
}
order-wheel-at-halt = turn { $angle }° { $corner ->
    [left] left
   *[right] right
} on the spot
order-sidestep = { $way ->
    [ahead] diagonally { $corner ->
        [left] front-left
       *[right] front-right
    }
    [back] diagonally { $corner ->
        [left] back-left
       *[right] back-right
    }
   *[aside] sidestep { $corner ->
        [left] left
       *[right] right
    }
} { $distance } U
order-backward = step back { $distance } U
order-march = march { $distance } U along the road
order-roll-on = roll on
order-charge = { $corner ->
    [left] wheel { $angle }° left and charge
    [right] wheel { $angle }° right and charge
   *[none] charge
}{ $bonus ->
    [yes] { " " }with bonus die
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
order-take-mains = main units: { $one } vs { $other }
order-support = support against { $against }
order-fight-next = fight this melee next
order-cross = pass through
order-push = push back
order-stop = stop
order-pursue = pursue
order-hold = hold
order-straight = straight ahead
order-parallel = line up first
order-halt-chariot = halt
order-keep-rolling = keep rolling

refused-chariot-halted = { $unit } has halted and can’t move on in this activation.
