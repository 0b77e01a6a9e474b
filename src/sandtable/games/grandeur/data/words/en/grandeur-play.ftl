# Grandeur: generals, corps and weather.
grandeur-general = general { $number } ({ $side })
grandeur-corps = corps { $number } ({ $side })
grandeur-rank = { $name } ({ $rank })
weather-hot = hot
weather-clear = clear
weather-after-rain = after rain
weather-rain = rain
weather-foul = foul weather

# Grandeur: command.
refused-corps = “{ $corps }” is no corps of yours that has still to act this turn.
refused-other-corps = { $unit } is not of the corps that acts now ({ $corps }).
refused-division-held = The general of { $unit } is out of touch and did not rouse his division: it only fights on.
refused-general-unknown = You have no general “{ $general }” on the table.
refused-general-missing = { $general } has still to be set up.
refused-general-corps = { $general } moves only when his corps is activated.
refused-general-moved = { $general } has moved this turn.
refused-general-far = { $general } can ride { $most } U at the most in this direction.
refused-attach-unknown = “{ $unit }” is no unit of yours on the table.
refused-attach-led = Another general is with { $unit } already.
refused-attach-far = { $unit } is too far away for the general.
refused-attach-way = Enemies or impassable ground lie between the general and { $unit }.

# Grandeur: activations.
refused-acted = { $unit } has begun to act: this is done instead of anything else.
refused-again-first = The first movement phase is free: order a move.
refused-again-shot = { $unit } has shot already: its movement phases are counted.
refused-again-most = { $unit } has made { $most } movement phases: no more.
refused-again-disordered = { $unit } is disordered: one movement phase only.
refused-again-square = { $unit } is in square: one movement phase only.
refused-again-command = { $unit } is beyond every general’s command: one movement phase only.
refused-rally-again = { $unit } has tried to rally in this activation.
refused-opportunity-disordered = { $unit } is disordered and cannot go on opportunity.
refused-square-option = Squares form by themselves in this battle, not by order.
refused-square-type = { $unit } is no infantry; only infantry forms square.
refused-square-stands = { $unit } is in square already.
refused-square-none = { $unit } is not in square.
refused-disengage-free = { $unit } is in no melee.
refused-disengage-foot = { $unit } is no cavalry; only cavalry disengages.
refused-disengage-fast = { $unit } is no faster than { $enemy } and cannot disengage from it.

# Grandeur: answers.
refused-answer-unit = It is { $asked } that answers now, not { $unit }.
refused-evade = { $unit } may not evade this charge: cavalry evades frontal charges, artillery any.
refused-evade-charge = { $unit } is not charged.
refused-evade-room = { $unit } has no room behind it to evade.
refused-square-charge = { $unit } is not charged by cavalry.
refused-opportunity-none = { $unit } is not on opportunity, or is disordered.
refused-opportunity-away = The enemy has not come into the zone or the reach of { $unit }.
refused-opportunity-target = { $target } is not the enemy that has come.

# Grandeur: fire.
refused-guns-disordered = { $unit } is disordered: its guns are silent.
refused-guns-command = { $unit } is beyond every general’s command: its guns are silent.
refused-shoot-square = { $unit } is in square: no skirmish fire.
refused-skirmish-cavalry = Skirmish fire is never aimed at cavalry.
refused-shoot-general = Generals are never shot at.

# Grandeur: dice and reasons.
what-weather = Weather
what-corps-initiative = Initiative of the corps
what-division = Rousing the division
what-general = Fate of the general
what-point-blank = Point-blank fire
what-discipline-move = Discipline, to move on
what-discipline-rally = Discipline, to rally
what-discipline-opportunity = Discipline, to go on opportunity
what-discipline-square = Discipline, to form square
what-discipline-evade = Discipline, to evade again
what-discipline-disengage = Discipline, to disengage
why-brave = brave general
why-commander-in-chief = commander-in-chief
why-out-of-command = out of command
why-late-move = late move
why-hot = heat
why-after-rain = soaked ground
why-rain = rain
why-foul = foul weather
why-charger-phases = charger seen from afar
why-flank = flank or rear
why-opportunity = on opportunity
why-mixed = mixed with cavalry
why-square = target in square
why-enfilade = enfilade
why-soaked-ground = soaked ground
why-wet-powder = wet powder

# Grandeur: what is asked.
ask-corps = { $who }: which corps do you want to activate?
ask-caught = { $who }: the enemy has come upon { $unit }. Does he evade?
ask-rethrow = { $who }: does { $unit } throw its cohesion test again?
ask-reaction = { $who }: how does { $unit } answer?
asked-corps = the corps to activate
asked-caught = whether a general evades
asked-rethrow = whether to throw again
asked-reaction = the answer to a charge or move

# Grandeur: orders.
order-place-general = set up { $general } at { $x }/{ $y }
order-name-corps = activate { $corps }
order-ride = { $general } rides { $distance } U, at { $angle }° of the table
order-attach = { $general } joins it
order-escape = evade
order-surrender = stay and be taken
order-move-again = test for one more movement phase
order-go-on-opportunity = go on opportunity
order-form-square = form square
order-drop-square = leave the square
order-disengage = disengage { $distance } U
order-evade = evade
order-opportunity-fire = shoot at { $target }
order-opportunity-charge = charge
order-stand = stand
order-keep = leave it as it fell
order-throw-again = throw again

# Grandeur: what happens.
grandeur-opening = { $turns ->
    [one] one turn
   *[other] { $turns } turns
} at the most{ $divisions ->
    [yes] ; a unit is a division
   *[no] ; a unit is a brigade
}
grandeur-army = { $who }: { $army }, { $points } { $points ->
    [one] point
   *[other] points
 }, VD { $vd }, broken once it has lost { $beaten }
grandeur-generals = { $who }: { $generals }
grandeur-weather-die-thrown = { $who } threw { $face } for the weather
grandeur-weather-turned = The weather: { $weather }
grandeur-general-placed = { $general } set up at { $x }/{ $y }
grandeur-general-rode = { $own ->
    [yes] { $general } rode to { $x }/{ $y }
    [aside] { $general } was set aside at { $x }/{ $y }
   *[no] { $general } made off to { $x }/{ $y }
}
grandeur-general-attached = { $general } joined { $unit }
grandeur-general-stayed = { $general } stayed where he was
grandeur-general-spared = { $general } was spared (die { $faces })
grandeur-general-lost = { $how ->
    [caught] { $general } was taken or killed by the enemy
   *[fallen] { $general } fell
}
grandeur-corps-named = { $who } called on { $corps }
grandeur-corps-thrown = { $who } threw for initiative: { $sum } = { $total }
grandeur-corps-tied = { $winner ->
    [none] A tie: both throw again
   *[other] A tie, settled by the better command: { $winner }
}
grandeur-corps-activated = { $corps } acts
grandeur-division-roused = { $general }, out of touch, roused his division (die { $faces })
grandeur-division-held = { $general }, out of touch, did not rouse his division (die { $faces }): it only fights on
grandeur-discipline-tested = { $units } tested discipline { $purpose ->
    [move] to move on
    [rally] to rally
    [opportunity] to go on opportunity
    [square] to form square
    [evade] to evade again
   *[disengage] to disengage
}, { $sum } against { $needed }: { $passed ->
    [yes] passed
   *[no] failed
}
grandeur-phase-failed = { $units } ended the move in disorder
grandeur-rally-failed = { $unit } did not rally
grandeur-opportunity-taken = { $unit } went on opportunity
grandeur-opportunity-used = { $unit } seized its opportunity against { $against }
grandeur-bonus-taken = { $units } took the bonus die for the charge
grandeur-charge-announced = { $targets ->
    [none] { $units } announced a charge
   *[other] { $units } announced a charge at { $targets }
}
grandeur-fell-back = { $evaded ->
    [yes] { $unit } evaded the charge, { $distance } U back
   *[no] { $unit } disengaged, { $distance } U back
}
grandeur-square-formed = { $unit } formed square
grandeur-square-dropped = { $unit } left its square
grandeur-charge-stopped = The charge of { $units } came to nothing
grandeur-point-blank-fired = { $guns ->
    [yes] { $unit } fired canister at { $target }, { $dice } ({ $sum }): { $faces } – { $hits }
   *[no] { $unit } fired point-blank at { $target }, { $dice } ({ $sum }): { $faces } – { $hits }
}
grandeur-rethrown = { $again ->
    [yes] { $unit } threw { $face } in the cohesion test and threw again
   *[no] { $unit } threw { $face } in the cohesion test and let it stand
}
grandeur-for-failed = failed discipline
grandeur-for-fell-back = did not win the melee
grandeur-for-square = charged a square
