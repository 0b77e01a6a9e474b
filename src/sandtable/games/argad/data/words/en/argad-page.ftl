# Argad! on the page: scenarios.
skirmish-village-raid = Village raid
skirmish-story-village-raid = Brigands have come to loot two farms; the bailiff and his few men mean to stop them.
skirmish-convoy = The convoy
skirmish-story-convoy = An escort must get its pack animals across the table, and others want what they carry.
skirmish-siege-relief = Relief of the castle
skirmish-story-siege-relief = A garrison on the walls, besiegers below, and a relief force that must get in. Three players.
skirmish-ambush = The hollow way
skirmish-story-ambush = Travellers on a sunken road; robbers lie in wait on both sides.
skirmish-surprise-attack = Surprise attack
skirmish-story-surprise-attack = A sleeping camp, its men scattered at random, until someone spots the enemy.
skirmish-tavern-brawl = Tavern brawl
skirmish-story-tavern-brawl = Two companies fall out indoors, and the innkeeper wants his house in one piece. Three players.
skirmish-crossroads = The crossroads
skirmish-story-crossroads = Four bands meet where two roads cross.

# Argad! on the page: what is asked and done.
game-argad = Argad!
game-argad-note = Skirmishes with single figures; everyone moves at once
game-argad-quick = You lead eight brigands on a raid; the Captain defends the village.
ar-scenario = Scenario
ar-seats = { $count } players
ar-phases = Turn sequence
ar-phase-spring = Ambush
ar-phase-talk = Orders
ar-phase-shoot = Shooting
ar-phase-fight = Melee
ar-phase-press = Follow-up
ar-talk = Orders
ar-round = Round { $round }
ar-confirmed = confirmed
ar-amended = changed: { $figures }
ar-announced = { $count ->
    [one] one figure acts
   *[other] { $count } figures act
 }
ar-announced-none = no moves
ar-thinks = is thinking …
ar-asked = to answer
ar-sealed = has answered
ar-your-word = your answer
ar-ask-hide = Where do your men lie in ambush?
ar-ask-spring = Who springs the ambush?
ar-ask-talk = Give your figures their orders
ar-ask-move = Move your figures
ar-ask-answer = Step aside?
ar-ask-shoot = Who shoots at whom?
ar-ask-fight = Who strikes whom?
ar-ask-recoil = Which way does it fall back?
ar-ask-press = Who follows up?
ar-hint-hide = Choose a layout and drag each figure to its hiding place. Only you can see it.
ar-hint-spring = Anyone who stays hidden waits for a better moment.
ar-hint-talk = Drag your figures, or select one and tap where it should go. All orders are revealed together.
ar-hint-move = Drag your figures, or select one and tap where it should go.
ar-hint-answer = An enemy has come close: your figures may pivot or take a step.
ar-hint-shoot = Select a shooter, then a target. All shots are revealed together.
ar-hint-fight = Select a figure, then its target. All blows are revealed together.
ar-hint-recoil = It has been pushed back; you choose the direction.
ar-hint-press = Winners may step into the space the enemy left.
ar-hides-here = hides here
ar-shoots = shoots at { $target }
ar-walls = forms a shield wall
ar-turns = pivots
ar-stays = stays
ar-shields = shield against { $target }
ar-strikes = strikes { $target } ({ $weapon })
ar-crosses = crosses and strikes { $target } ({ $weapon })
ar-do-hide = Layout { $way }
ar-hide-now = Hide them here
ar-do-recoil = { $figure }: direction { $way }
ar-do-spring = Spring: { $figures }
ar-do-spring-none = Stay hidden
ar-do-press = Follow up: { $figures }
ar-do-press-none = Don’t follow up
ar-do-announce = Announce
ar-do-amend = Announce changes
ar-do-confirm = Confirm
ar-do-move = Move
ar-do-answer = Done
ar-do-shoot = Shoot
ar-do-fight = Fight
ar-picked = Your orders
ar-leave = Clear { $figure }’s order
ar-chances = Odds
ar-fate-killed = killed
ar-fate-wounded = wounded
ar-fate-pushed = pushed back
ar-aims = Aims
ar-how = Movement
ar-how-walk = Walk
ar-how-run = Run
ar-how-charge = Charge
ar-how-march = March
ar-how-lead = Lead a horse
ar-draw-hint = Drag it, or tap where it should go; the shortest route is found for you.
ar-as-one = whole unit
ar-pick-hint = Select a figure on the table.
ar-facts = { $turns } { $turns ->
    [one] turn
   *[other] turns
 } · { $period }
ar-figures = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
ar-own = yours
ar-own-tables = Tables
ar-own-tables-shipped = Standard for the period
ar-options = Game options
ar-options-note = Scenario defaults until you change one.
ar-options-back = Reset to scenario defaults
ar-option-moving = Movement
ar-moving-together = Simultaneous, by agreement
ar-moving-each = In turn, random order
ar-option-rounds = Rounds of changes
ar-option-rounds-note = After this many rounds without agreement, anyone who still disagrees does nothing.
ar-option-beginner = Class and armour
ar-beginner-none = Both count
ar-beginner-class = Only armour counts
ar-beginner-armour = Only class counts
ar-option-mutual = Ties in melee
ar-mutual-book = As in the book
ar-mutual-stand = Both results count
ar-mutual-natural = Higher natural roll wins
ar-option-close_order = Close order
ar-option-close_order-note = Trained foot may form close order and shield walls.
ar-option-any_six = Any six kills
ar-option-any_six-note = A natural six in melee kills anyone but a hero.
ar-option-taking = Looting the fallen
ar-option-taking-note = Weapons and mounts of the fallen can be taken.
ar-figure = Figure
ar-you = You play { $who }
ar-phase-move = Movement
ar-phase-answer = Reactions
ar-round-of = Round { $round } of { $last }
ar-amended-many = changed { $count } { $count ->
    [one] figure
   *[other] figures
 }
ar-able = { $count ->
    [one] 1 more figure can act:
   *[other] { $count } more figures can act:
}
ar-spring-some = { $count ->
    [one] 1 figure springs the ambush
   *[other] { $count } figures spring the ambush
}
ar-press-some = { $count ->
    [one] 1 figure follows up
   *[other] { $count } figures follow up
}
ar-choose = Select figures
ar-all = All
ar-dice = Dice
ar-dice-of = { $faces }, rolled by { $who }
ar-got = Achieved
ar-not-got = Failed
ar-points = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
ar-relation-allied = Allied: { $one } and { $other }
ar-relation-neutral = Neutral: { $one } and { $other }
ar-levels = Level shown
ar-level-all = All levels
ar-level-ground = Ground
ar-level = { $height } cm up
ar-stands-up = { $height } cm above the ground
ar-signs = Legend
ar-sign-front = The point shows which way a figure faces
ar-sign-leader = Leader
ar-sign-glory = Hero: star of glory
ar-sign-shield = Shield, on the shield-arm side
ar-sign-armour = The bolder the edge, the heavier the armour
ar-sign-loading = One dot per turn of loading
ar-sign-asleep = Asleep: not yet aware of the enemy
ar-sign-short = Stopped short of its order this turn: point at it to see why
ar-asleep = asleep
ar-turn-left = Turn left
ar-turn-right = Turn right
ar-keys-way = Arrow keys draw the selected figure’s route, square brackets turn it, Enter sets it, Esc cancels, W sets a waypoint
ar-rest = { $count } left
luck-shots = rolled { $thrown } { $thrown ->
    [one] pip
   *[other] pips
 } in shooting; average: { $expected }.
luck-blows = rolled { $thrown } { $thrown ->
    [one] pip
   *[other] pips
 } in melee; average: { $expected }.
luck-slowness = rolled { $thrown } { $thrown ->
    [one] pip
   *[other] pips
 } of slowness; average: { $expected }.
luck-speed = rolled { $thrown } { $thrown ->
    [one] pip
   *[other] pips
 } of speed; average: { $expected }.
ar-form = Form close order: { $count } { $count ->
    [one] figure
   *[other] figures
 }
ar-all-asleep = Your men are asleep: they aren’t yet aware of the enemy.
reckoned-figures = figures lost
ar-how-any = Auto
ar-cost-speed = { $count ->
    [one] +1 die
   *[other] +{ $count } dice
}
ar-cost-slowness = { $count ->
    [one] −1 die
   *[other] −{ $count } dice
}
ar-cost-arrives = gets there { $chance }
ar-cost-run = no shooting
ar-ranges = Ranges (Z)
ar-range-walk = walk
ar-range-run = full run
ar-range-shot-short = short range
ar-range-shot-medium = medium range
ar-range-shot-long = long range
ar-gather = Circle several figures
ar-corners = Waypoints: each tap adds one
ar-may-meet = { $target }: { $how }
ar-aim-reached = reached
ar-aim-lost = out of reach
ar-aim-now = would count now
ar-aim-open = not yet
ar-aim-count = { $done } of { $wanted }
ar-show-turn = Turn { $turn }
ar-show-miss = Miss
ar-show-recoil = Driven back
ar-show-fell = Down!
ar-show-wounded = Wounded
