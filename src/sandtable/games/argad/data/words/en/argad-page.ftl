# Argad! on the page: scenarios.
skirmish-village-raid = Village raid
skirmish-story-village-raid = Brigands have come for two farms; the bailiff and his few men mean to stop them.
skirmish-convoy = The convoy
skirmish-story-convoy = An escort has to bring beasts of burden across the table, and others want what they carry.
skirmish-siege-relief = Relief of a siege
skirmish-story-siege-relief = A garrison on its walls, besiegers before them, and a relief that must come in. Three players.
skirmish-ambush = The hollow way
skirmish-story-ambush = Travellers on a sunken road; robbers lie hidden on either side of it.
skirmish-surprise-attack = Surprise attack
skirmish-story-surprise-attack = A camp asleep, its sleepers lying where chance put them, until one of them sees the enemy.
skirmish-tavern-brawl = Tavern brawl
skirmish-story-tavern-brawl = Two companies quarrel indoors, and the host wants his house whole. Three players.
skirmish-crossroads = The crossroads
skirmish-story-crossroads = Four players meet where two roads cross.

# Argad! on the page: what is asked and done.
ar-title = Argad!
ar-lead = Skirmishes of single figures. Everybody moves at once, by agreement, and some of it is hidden.
ar-scenario = Scenario
ar-players = Who plays whom
ar-seats = { $count } players
ar-phases = The turn
ar-phase-spring = Ambush
ar-phase-talk = Talk
ar-phase-shoot = Shots
ar-phase-fight = Melee
ar-phase-press = Pushes
ar-talk = The talk
ar-round = Round { $round }
ar-confirmed = confirms
ar-amended = amends: { $figures }
ar-announced = { $count ->
    [one] one figure does something
   *[other] { $count } figures do something
 }
ar-announced-none = nobody moves
ar-thinks = is thinking …
ar-asked = is asked
ar-sealed = has answered
ar-your-word = is asked here
ar-ask-hide = Where does your ambush lie?
ar-ask-spring = Who comes out of the ambush?
ar-ask-talk = What will your figures do?
ar-ask-move = Your figures move
ar-ask-answer = Do you step aside?
ar-ask-shoot = At whom do you shoot?
ar-ask-fight = Whom do you strike?
ar-ask-recoil = Which way does it give way?
ar-ask-press = Who follows up?
ar-hint-hide = Choose a way and drag each figure where it should lie. Nobody else sees it.
ar-hint-spring = Who stays hidden waits for a better moment.
ar-hint-talk = Drag your figures, or choose one and tap where it should go. All announcements are shown together.
ar-hint-move = Drag your figures, or choose one and tap where it should go.
ar-hint-answer = An enemy has come near: your figures may pivot or take a step.
ar-hint-shoot = Choose a shooter, then a target. All shots are shown together.
ar-hint-fight = Choose a figure, then whom it strikes. All blows are shown together.
ar-hint-recoil = It was pushed back and its player may choose the way.
ar-hint-press = Winners may take the place of the enemy.
ar-hides-here = hides here
ar-shoots = shoots at { $target }
ar-walls = announces a wall
ar-turns = pivots
ar-stays = stays
ar-shields = shield against { $target }
ar-strikes = strikes { $target } ({ $weapon })
ar-crosses = crosses and strikes { $target } ({ $weapon })
ar-do-hide = Way { $way }
ar-hide-now = They hide here
ar-do-recoil = { $figure }: way { $way }
ar-do-spring = Out: { $figures }
ar-do-spring-none = All stay hidden
ar-do-press = Follow up: { $figures }
ar-do-press-none = Nobody follows up
ar-do-announce = Announce this
ar-do-amend = Announce anew
ar-do-confirm = Confirm
ar-do-move = Move
ar-do-answer = That is all
ar-do-shoot = Shoot like this
ar-do-fight = Fight like this
ar-picked = What your figures do
ar-leave = { $figure } does nothing
ar-chances = What may come of it
ar-fate-killed = struck down
ar-fate-wounded = wounded
ar-fate-pushed = pushed back
ar-aims = What everybody wants
ar-how = How it goes
ar-how-walk = Walk
ar-how-run = Run
ar-how-charge = Charge
ar-how-march = March
ar-how-lead = Lead
ar-draw-hint = Drag it, or tap where it should go: the shortest way is found.
ar-as-one = the whole unit
ar-pick-hint = Choose a figure on the table.
ar-facts = { $turns } { $turns ->
    [one] turn
   *[other] turns
 } · { $period }
ar-figures = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
ar-own = your own
ar-own-tables = Tables
ar-own-tables-shipped = Those of the period
ar-own-link = Your own scenarios and tables
ar-options = Options of the game
ar-options-note = As the scenario has them, until you change one.
ar-options-back = As the scenario has them again
ar-option-moving = How all move
ar-moving-together = All at once, by agreement
ar-moving-each = Each in turn, by lot
ar-option-rounds = Amendments
ar-option-rounds-note = After so many rounds without agreement, whoever still disagrees does nothing.
ar-option-beginner = Class and armour
ar-beginner-none = Both count
ar-beginner-class = Only armour counts
ar-beginner-armour = Only class counts
ar-option-mutual = Ties in melee
ar-mutual-book = Judged as in the book
ar-mutual-stand = Both results stand
ar-mutual-natural = The natural die decides
ar-option-close_order = Close order
ar-option-close_order-note = Foot trained for it may form close order and walls of shields.
ar-option-any_six = Any six kills
ar-option-any_six-note = A natural six in melee kills anybody but a hero.
ar-option-taking = Arms of the fallen
ar-option-taking-note = Weapons and mounts of the fallen may be taken.
ar-figure = The figure
ar-you = You play { $who }
ar-phase-move = Moves
ar-phase-answer = Steps
ar-round-of = Round { $round } of { $last } at most
ar-amended-many = amends { $count } { $count ->
    [one] figure
   *[other] figures
 }
ar-able = { $count ->
    [one] 1 more may do something:
   *[other] { $count } more may do something:
}
ar-spring-some = { $count ->
    [one] 1 figure comes out
   *[other] { $count } figures come out
}
ar-press-some = { $count ->
    [one] 1 figure follows up
   *[other] { $count } figures follow up
}
ar-choose = Choose figures
ar-all = All
ar-dice = The dice
ar-dice-of = { $faces }, thrown by { $who }
ar-got = Reached
ar-not-got = Missed
ar-points = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
ar-relation-allied = Allied: { $one } and { $other }
ar-relation-neutral = Neutral: { $one } and { $other }
ar-levels = Which level is shown
ar-level-all = All levels
ar-level-ground = Ground
ar-level = { $height } cm up
ar-stands-up = { $height } cm above the ground
ar-signs = What the signs mean
ar-sign-front = The point shows which way a figure looks
ar-sign-leader = Leader
ar-sign-glory = Hero: a star of glory
ar-sign-shield = Shield, at the side of its arm
ar-sign-armour = The bolder the edge, the heavier the armour
ar-sign-loading = A dot for each turn of loading
ar-sign-asleep = Asleep: knows nothing of the enemy yet
ar-sign-short = Stopped short of its order this turn: point at it to see why
ar-asleep = asleep
ar-turn-left = Turn left
ar-turn-right = Turn right
ar-keys-way = Arrows draw the way of the chosen figure, brackets turn it, Enter takes it, Esc leaves it
ar-rest = { $count } left
luck-shots = threw { $thrown } { $thrown ->
    [one] pip
   *[other] pips
 } in shots; expected: { $expected }.
luck-blows = threw { $thrown } { $thrown ->
    [one] pip
   *[other] pips
 } in blows; expected: { $expected }.
luck-slowness = threw { $thrown } { $thrown ->
    [one] pip
   *[other] pips
 } of slowness; expected: { $expected }.
luck-speed = threw { $thrown } { $thrown ->
    [one] pip
   *[other] pips
 } of speed; expected: { $expected }.
ar-form = Form close order: { $count } { $count ->
    [one] figure
   *[other] figures
 }
ar-all-asleep = Your figures sleep: they know nothing of the enemy yet.
