# Combat Rapide: refusals.
refused-stack-force = The stack is worth { $force } D; at most { $most } D may stand together.
refused-stack-armies = There are { $armies } armies in the stack; at most { $most } may stand together.
refused-stack-detachments = There are { $count } loose detachments in the stack; at most { $most } may stand together.
refused-stack-empty = The stack is empty.
refused-pashas-nation = Only the Turk has pashas, not { $nation }.
refused-pashas-count = There are { $count } pashas; at most { $most } may join a stack.
refused-pasha-worth = A pasha is worth 0 to { $most } D, not { $worth }.
refused-year = The game begins in { $first }; { $year } is too early.
refused-leader = “{ $leader }” is no leader: three figures from 0 to 9 are wanted.
refused-technology = “{ $technology }” is no technology of the table.
refused-revolution = Only France has a revolution, not { $nation }.
refused-terrain = “{ $terrain }” is no terrain of the table.
refused-no-army-to-absorb = There is no A− to take detachments in; two D never make an army of their own.
refused-too-few-to-absorb = { $needed } loose detachments are needed; there { $count ->
    [one] is
   *[other] are
 } { $count }.
refused-not-now = This is not what is asked now ({ $asked }).
refused-no-such-pasha = There is no pasha worth { $worth } D to pay with.
refused-counters-short = The counters do not suffice to pay { $due } D: a pasha must pay too.

# Combat Rapide: files.
fault-stack = “{ $stack }” is no stack: write counters such as “2A+” or “A+ A- 2D 1P”.
fault-leader = “{ $leader }” is no leader: write manoeuvre, fire and shock such as “4.3.4”.
fault-pashas = The stack has { $written } { $written ->
    [one] pasha
   *[other] pashas
 }, but the worth of { $given } is given.
fault-halves = “{ $text }” is no number of halves such as “1½”.
fault-rows = The rows must be whole numbers without a gap, at least one.
fault-twice = The columns must have different names.
fault-row-length = { $expected ->
    [one] { $expected } value is
   *[other] { $expected } values are
 } wanted, { $found } found.
fault-columns = { $expected ->
    [one] { $expected } pair “Fire/Shock” is
   *[other] { $expected } pairs “Fire/Shock” are
 } wanted, such as “B/A”.
fault-column = There is no column “{ $column }” in the combat table. Known: { $known }.
fault-technologies = “against” must name each technology of the table once: { $known }.
fault-range = Expected a whole number from { $low } to { $high }, found { $found }.

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
why-failed-retreat = enemy failed to retreat
why-broke-at-fire = broken by Fire
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
technology-lace = lace war
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
rapide-test = { $who }, { $what }: { $face } against { $sum }: { $passed ->
    [yes] may go
   *[no] must stay
}
rapide-round-began = Round { $number }
rapide-held-fire = { $who } has no right to fire
rapide-could-not-answer = { $who } has broken and does not shock
rapide-broke = { $who } breaks
rapide-round-ended = Nobody has broken; { $who } is asked first whether to retreat
rapide-stayed = { $who } stays
rapide-withdrew = { $who } retreats
rapide-tried-to-retreat = { $who } tries to retreat
rapide-retreat-failed = { $who } fails to get away
rapide-battle-ended = { $who } holds the field
rapide-battle-drawn = Nobody holds the field
rapide-losses-counted = { $who } suffers { $result } in all: { $sum }
rapide-inflicted = inflicted
rapide-attrition = retreat
rapide-judged = { $who } wins
rapide-judged-major = { $who } wins a major victory
rapide-judged-draw = The battle is drawn
rapide-pasha-lost = { $who } loses a pasha worth { $worth } D
rapide-counters-lost = { $who } keeps { $stack }
rapide-all-lost = { $who } keeps nothing
rapide-nothing = nothing
rapide-absorbed = { $who } takes two detachments into an army: { $stack }
rapide-mustered = { $who } is ready

# Combat Rapide: what is asked.
ask-die = { $who }, { $what } ({ $sum }): face of the d{ $sides }?
ask-die-plain = { $who }, { $what }: face of the d{ $sides }?
ask-muster = { $who }: take two detachments into your A−?
ask-retreat = { $who }: retreat?
ask-payment = { $who }: { $due } D to lose. What pays?
order-absorb = take two D in
order-ready = go as we are
order-retreat = retreat
order-stay = stay
order-give-pasha = a pasha worth { $worth } D
order-give-counters = counters

# Combat Rapide: the game in the terminal.
play-choose-battle = Which battle?
play-choose-side = Which side is yours?
play-side-both = both (two players at this screen)
play-continue = Some battles are unfinished. Go on with one?
play-new = a new battle
play-answer = Your choice (number; q leaves):
play-bad-answer = A number from 1 to { $most }, please.
play-odds = Chances from here: { $attacker } { $first }, { $defender } { $second }, nobody { $none }.
play-odds-order = { $order }: you win { $win }, lose { $lose }
play-kept = Kept. Start again to go on.
play-head = Head of this game: { $head }
play-saved = The game file: { $file }
play-captain = The computer ({ $who }): { $order }
play-battle-facts = { $name }, { $year } ({ $terrain }): { $attacker } against { $defender }
play-side-facts = { $who }: { $stack }, { $technology }, morale { $morale }, leader { $leader }

# Combat Rapide: odds.
odds-winner = Wins
odds-major = Major victory
odds-losses = Losses of { $who }
odds-remains = Remains of { $who }
odds-nobody = nobody
odds-expected = expected { $mean }
odds-policy = Best: when to retreat after round one
odds-policy-none = nobody is ever asked

# Combat Rapide: what is wrong with a command's words.
dice-not-a-face = “{ $text }” is no face: give whole numbers with commas between, such as “4,8,3”.
dice-out-of-range = Die { $number } is { $face }; the game asks for a face from 1 to { $sides } ({ $who }, { $what }).
dice-too-few = { $given ->
    [one] One die was
   *[other] { $given } dice were
 } given, but the game asks for another one ({ $who }, { $what }).
dice-too-many = { $given ->
    [one] One die was
   *[other] { $given } dice were
 } given, but the game asked for { $used } only.
dice-one-way = Give the dice one way only: --dice, --typed or --seed.
retreat-unreadable = “{ $text }” is no retreat: write “attacker=never,defender=after-1”, or “best”. Known: { $known }.
