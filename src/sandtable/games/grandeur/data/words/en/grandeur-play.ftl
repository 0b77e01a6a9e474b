# Grandeur: generals, corps and weather.
grandeur-general = General { $number } ({ $side })
grandeur-corps = Corps { $number } ({ $side })
grandeur-rank = { $name } ({ $rank })
weather-hot = hot
weather-clear = clear
weather-after-rain = after rain
weather-rain = rain
weather-foul = foul weather

# Grandeur: command.
refused-corps = “{ $corps }” isn’t one of your corps still to act this turn.
refused-other-corps = { $unit } doesn’t belong to the corps now acting ({ $corps }).
refused-division-held = { $unit }’s general is out of command and failed to rouse his division: it can only fight on.
refused-general-unknown = You have no general “{ $general }” on the table.
refused-general-missing = { $general } hasn’t been deployed yet.
refused-general-corps = { $general } can only move when his corps is activated.
refused-general-moved = { $general } has already moved this turn.
refused-general-far = { $general } can ride { $most } U at most in this direction.
refused-attach-unknown = You have no unit “{ $unit }” on the table.
refused-attach-led = { $unit } already has a general.
refused-attach-far = { $unit } is too far for the general to reach.
refused-attach-way = Enemies or impassable terrain lie between the general and { $unit }.

# Grandeur: activations.
refused-acted = { $unit } has started to act: this takes its whole activation.
refused-again-first = The first move is free: just order it.
refused-again-shot = { $unit } has already shot: its moves are used up.
refused-again-most = { $unit } has used all { $most } moves.
refused-again-disordered = { $unit } is disordered: one move only.
refused-again-square = { $unit } is in square: one move only.
refused-again-command = { $unit } is out of command: one move only.
refused-rally-again = { $unit } has already tried to rally in this activation.
refused-opportunity-disordered = { $unit } is disordered and can’t go on opportunity.
refused-square-option = In this battle squares form automatically, not by order.
refused-square-type = { $unit } isn’t infantry; only infantry forms square.
refused-square-stands = { $unit } is already in square.
refused-square-none = { $unit } isn’t in square.
refused-disengage-free = { $unit } isn’t in melee.
refused-disengage-foot = { $unit } isn’t cavalry; only cavalry disengages.
refused-disengage-fast = { $unit } is no faster than { $enemy } and can’t break away from it.

# Grandeur: answers.
refused-answer-unit = { $asked } reacts now, not { $unit }.
refused-evade = { $unit } can’t evade this charge: cavalry evades frontal charges, artillery any.
refused-evade-charge = { $unit } isn’t being charged.
refused-evade-room = { $unit } has no room behind it to evade.
refused-square-charge = { $unit } isn’t being charged by cavalry.
refused-opportunity-none = { $unit } isn’t on opportunity, or is disordered.
refused-opportunity-away = The enemy hasn’t entered { $unit }’s zone or range.
refused-opportunity-target = { $target } isn’t the enemy that came into range.

# Grandeur: fire.
refused-guns-disordered = { $unit } is disordered: its guns can’t fire.
refused-guns-command = { $unit } is out of command: its guns can’t fire.
refused-shoot-square = { $unit } is in square: no skirmish fire.
refused-skirmish-cavalry = Skirmishers can’t fire at cavalry.
refused-shoot-general = You can’t shoot at generals.

# Grandeur: dice and reasons.
what-weather = Weather
what-corps-initiative = Corps initiative
what-division = Rouse the division
what-general = General’s fate
what-point-blank = Point-blank fire
what-discipline-move = Discipline test: move again
what-discipline-rally = Discipline test: rally
what-discipline-opportunity = Discipline test: go on opportunity
what-discipline-square = Discipline test: form square
what-discipline-evade = Discipline test: evade again
what-discipline-disengage = Discipline test: disengage
why-brave = brave general
why-commander-in-chief = commander-in-chief
why-out-of-command = out of command
why-late-move = repeated move
why-hot = heat
why-after-rain = wet ground
why-rain = rain
why-foul = foul weather
why-charger-phases = long approach
why-flank = flank or rear
why-opportunity = on opportunity
why-mixed = mixed with cavalry
why-square = target in square
why-enfilade = enfilade
why-soaked-ground = wet ground
why-wet-powder = wet powder

# Grandeur: what is asked.
ask-corps = { $who }: which corps do you activate?
ask-caught = { $who }: the enemy has reached { $unit }. Does he escape?
ask-rethrow = { $who }: reroll the cohesion test for { $unit }?
ask-reaction = { $who }: how should the { $unit } react?
asked-corps = the corps to activate
asked-caught = whether a general escapes
asked-rethrow = whether to reroll
asked-reaction = the reaction to a charge or move

# Grandeur: orders.
order-place-general = deploy { $general } at { $x }/{ $y }
order-name-corps = activate { $corps }
order-ride = { $general } rides { $distance } U, heading { $angle }°
order-attach = attach { $general }
order-escape = escape
order-surrender = stay and be captured
order-move-again = discipline test to move again
order-go-on-opportunity = go on opportunity
order-form-square = form square
order-drop-square = leave square
order-disengage = disengage { $distance } U
order-evade = evade
order-opportunity-fire = shoot at { $target }
order-opportunity-charge = charge
order-stand = stand
order-keep = keep the roll
order-throw-again = reroll

# Grandeur: what happens.
grandeur-opening = { $turns ->
    [one] one turn
   *[other] { $turns } turns
} maximum{ $divisions ->
    [yes] ; each unit is a division
   *[no] ; each unit is a brigade
}
grandeur-army = { $who }: { $points } { $points ->
    [one] point
   *[other] points
 }, VD { $vd }, breaks at { $beaten } VD lost
grandeur-generals = { $who }: { $generals }
grandeur-weather-die-thrown = { $who } rolled { $face } for the weather
grandeur-weather-turned = Weather: { $weather }
grandeur-general-placed = { $general } deployed at { $x }/{ $y }
grandeur-general-rode = { $own ->
    [yes] { $general } rode to { $x }/{ $y }
    [aside] { $general } made way, to { $x }/{ $y }
   *[no] { $general } got away to { $x }/{ $y }
}
grandeur-general-attached = { $general } joined { $unit }
grandeur-general-stayed = { $general } stayed put
grandeur-general-spared = { $general } was unhurt (rolled { $faces })
grandeur-general-lost = { $how ->
    [caught] { $general } was captured or killed
   *[fallen] { $general } fell
}
grandeur-corps-named = { $who } chose { $corps }
grandeur-corps-thrown = { $who } rolled for initiative: { $sum } = { $total }
grandeur-corps-tied = { $winner ->
    [none] Tied: roll again
   *[other] Tied; better command decides: { $winner }
}
grandeur-corps-activated = { $corps } is activated
grandeur-division-roused = { $general }, out of command, roused his division (rolled { $faces })
grandeur-division-held = { $general }, out of command, failed to rouse his division (rolled { $faces }): it can only fight on
grandeur-discipline-tested = { $units } discipline test { $purpose ->
    [move] to move again
    [rally] to rally
    [opportunity] to go on opportunity
    [square] to form square
    [evade] to evade again
   *[disengage] to disengage
}: { $sum } vs { $needed }, { $passed ->
    [yes] passed
   *[no] failed
}
grandeur-phase-failed = { $units } ended the move in disorder
grandeur-rally-failed = { $unit } failed to rally
grandeur-opportunity-taken = { $unit } went on opportunity
grandeur-opportunity-used = { $unit } took its opportunity against { $against }
grandeur-bonus-taken = { $units } added the bonus die to the charge
grandeur-charge-announced = { $targets ->
    [none] { $units } declared a charge
   *[other] { $units } declared a charge on { $targets }
}
grandeur-fell-back = { $evaded ->
    [yes] { $unit } evaded the charge, { $distance } U back
   *[no] { $unit } disengaged, { $distance } U back
}
grandeur-square-formed = { $unit } formed square
grandeur-square-dropped = { $unit } left square
grandeur-charge-stopped = { $units } broke off the charge
grandeur-point-blank-fired = { $guns ->
    [yes] { $unit } fired canister at { $target }, { $dice } ({ $sum }): { $faces } – { $hits }
   *[no] { $unit } fired point-blank at { $target }, { $dice } ({ $sum }): { $faces } – { $hits }
}
grandeur-rethrown = { $again ->
    [yes] { $unit } rolled { $face } for cohesion and rerolled
   *[no] { $unit } rolled { $face } for cohesion and kept it
}
grandeur-for-failed = failed discipline test
grandeur-for-fell-back = failed to win the melee
grandeur-for-square = charged a square
