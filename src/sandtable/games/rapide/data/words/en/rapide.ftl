# Combat Rapide: refusals.
refused-stack-force = The stack is worth { $force } D; { $most } D is the limit.
refused-stack-armies = { $armies } armies in the stack; { $most } is the limit.
refused-stack-detachments = { $count } loose detachments in the stack; { $most } is the limit.
refused-stack-empty = The stack is empty.
refused-pashas-nation = Only the Turks have pashas, not { $nation }.
refused-pashas-count = { $count } pashas; { $most } can join a stack at most.
refused-pasha-worth = A pasha is worth 0 to { $most } D, not { $worth }.
refused-year = { $year } is too early: the game starts in { $first }.
refused-leader = “{ $leader }” isn’t a leader: give three figures from 0 to 9.
refused-technology = “{ $technology }” isn’t a technology in the table.
refused-revolution = Only France can have a revolution, not { $nation }.
refused-terrain = “{ $terrain }” isn’t a terrain in the table.
refused-no-army-to-absorb = No A− to absorb detachments; two D never make an army by themselves.
refused-too-few-to-absorb = { $needed } loose detachments needed; you have { $count }.
refused-not-now = That isn’t what is being asked now ({ $asked }).
refused-no-such-pasha = No pasha worth { $worth } D to lose.
refused-counters-short = Your counters can’t cover { $due } D: a pasha must go too.

# Combat Rapide: files.
fault-stack = “{ $stack }” isn’t a stack: write counters such as “2A+” or “A+ A- 2D 1P”.
fault-leader = “{ $leader }” isn’t a leader: write manoeuvre, fire and shock, such as “4.3.4”.
fault-pashas = The stack has { $written } { $written ->
    [one] pasha
   *[other] pashas
 }, but the worth of { $given } is given.
fault-halves = “{ $text }” isn’t a number of halves such as “1½”.
fault-rows = Rows must be whole numbers without gaps, at least one.
fault-twice = The columns must have different names.
fault-row-length = { $expected } { $expected ->
    [one] value
   *[other] values
 } expected, { $found } found.
fault-columns = { $expected } { $expected ->
    [one] “Fire/Shock” pair
   *[other] “Fire/Shock” pairs
 } expected, such as “B/A”.
fault-column = There is no column “{ $column }” in the combat table. Known: { $known }.
fault-technologies = “against” must name each technology of the table once: { $known }.

# Combat Rapide: sides, phases, reasons.
role-attacker = attacker
role-defender = defender
what-fire = Fire
what-shock = Shock
what-pursuit = Pursuit
what-retreat = Retreat
what-retreat-test = Test to retreat
why-leader = leader
why-cavalry = cavalry
why-round-two = second round
why-failed-retreat = enemy failed to get away
why-broke-at-fire = broke under fire
why-one-round = won in one round
why-manoeuvre = manoeuvre
why-morale-left = morale left
why-national = nation
why-variable-losses = size of force
why-terrain = terrain
why-plain = plain
why-forest = forest
why-swamp = swamp
why-desert = desert
why-mountain = mountain
why-river = river
why-pass = pass
why-strait = strait
why-landing = landing

technology-medieval = medieval
technology-renaissance = Renaissance
technology-arquebus = arquebus
technology-musket = musket
technology-baroque = baroque
technology-manoeuvre = manoeuvre
technology-lace = lace wars
battle-italy = Italian War
battle-mohacs = Mohács
battle-rivoli = Rivoli
battle-rivoli-continued = Rivoli, with option M
battle-rocroi = Rocroi
battle-tenochtitlan = Tenochtitlan

# Combat Rapide: what happens.
rapide-losses = { $many ->
    [none] no losses
    [one] { $losses } loss
   *[other] { $losses } losses
}
rapide-attack = { $who }, { $what }: { $sum }, column { $column }: { $result }
rapide-retreat = { $who }, { $what }: { $sum }: { $result }
rapide-test = { $who }, { $what }: { $face } vs { $sum }: { $passed ->
    [yes] gets away
   *[no] must stay
}
rapide-round-began = Round { $number }
rapide-held-fire = { $who } can’t fire
rapide-could-not-answer = { $who } has broken and can’t shock
rapide-broke = { $who } breaks
rapide-round-ended = Neither side broke; { $who } decides first whether to retreat
rapide-stayed = { $who } stands
rapide-withdrew = { $who } retreats
rapide-tried-to-retreat = { $who } tries to retreat
rapide-retreat-failed = { $who } fails to get away
rapide-battle-ended = { $who } holds the field
rapide-battle-drawn = Neither side holds the field
rapide-losses-counted = { $who } takes { $result } in all: { $sum }
rapide-inflicted = inflicted
rapide-attrition = retreat
rapide-judged = { $who } wins
rapide-judged-major = { $who } wins a major victory
rapide-judged-draw = The battle is drawn
rapide-pasha-lost = { $who } loses a pasha worth { $worth } D
rapide-counters-lost = { $who } is left with { $stack }
rapide-all-lost = { $who } has nothing left
rapide-nothing = nothing
rapide-absorbed = { $who } merges two detachments into an army: { $stack }
rapide-mustered = { $who } is ready

# Combat Rapide: what is asked.
ask-die = { $who }, { $what } ({ $sum }): d{ $sides } roll?
ask-die-plain = { $who }, { $what }: d{ $sides } roll?
ask-muster = { $who }: merge two detachments into your A−?
ask-retreat = { $who }: retreat?
ask-payment = { $who }: { $due } D to lose. What goes?
order-absorb = merge two D
order-ready = leave it as it is
order-retreat = retreat
order-stay = stand
order-give-pasha = a pasha worth { $worth } D
order-give-counters = counters

# Combat Rapide: the game in the terminal.
play-choose-battle = Which battle?
play-choose-side = Which side do you play?
play-side-both = both (hot seat)
play-continue = You have unfinished battles. Resume one?
play-new = new battle
play-answer = Your choice (number; q quits):
play-bad-answer = A number from 1 to { $most }, please.
play-odds = Odds from here: { $attacker } { $first }, { $defender } { $second }, draw { $none }.
play-odds-order = { $order }: you win { $win }, lose { $lose }
play-kept = Saved. Start again to continue.
play-head = Dice check code: { $head }
play-saved = Game file: { $file }
play-captain = The computer ({ $who }): { $order }
play-battle-facts = { $name }, { $year } ({ $terrain }): { $attacker } vs { $defender }
play-side-facts = { $who }: { $stack }, { $technology }, morale { $morale }, leader { $leader }

# Combat Rapide: odds.
odds-too-many = This battle can go more than { $most } ways: too many to work out the odds.
odds-winner = Wins
odds-major = Major victory
odds-losses = Losses of { $who }
odds-remains = { $who } left with
odds-nobody = nobody
odds-expected = average { $mean }
odds-policy = When to retreat after round one
odds-policy-none = nobody ever gets the choice

# Combat Rapide: what is wrong with a command's words.
dice-not-a-face = “{ $text }” isn’t a roll: give whole numbers separated by commas, such as “4,8,3”.
dice-out-of-range = Die { $number } is { $face }; it must be 1 to { $sides } ({ $who }, { $what }).
dice-too-few = { $given ->
    [one] One die was
   *[other] { $given } dice were
 } given, but another is needed ({ $who }, { $what }).
dice-too-many = { $given ->
    [one] One die was
   *[other] { $given } dice were
 } given, but only { $used } needed.
dice-one-way = Give the dice in one way only: --dice, --typed or --seed.
retreat-unreadable = “{ $text }” isn’t a retreat plan: write “attacker=never,defender=after-1”, or “best”. Known: { $known }.
rapide-versus = { $attacker } – { $defender }, { $year }
