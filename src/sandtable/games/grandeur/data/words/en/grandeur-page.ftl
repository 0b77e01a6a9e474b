# Grandeur: the page.
which-game = Which game
game-impetus = Basic Impetus
game-impetus-note = Armies from antiquity to the renaissance
game-grandeur = Grandeur
game-grandeur-note = Napoleonic battles of corps and brigades
switches = Scenario
weather = Weather
weather-told = As told, or by dice
weather-note = The weather of the day: it tires the men and wets the powder.
switch-squares = Squares by order
switch-divisions = A unit is a division
points-title = What the armies cost
points-cap = Points an army may cost
points-cap-is = An army may cost { $most } points.
points-cap-none = no cap
points-over = { $over } over the cap
bare-general = General { $number }
bare-corps = Corps { $number }
grandeur-troop-fp = infantry
grandeur-troop-cm = dragoons
with-brave = with a brave general
general-with = with { $unit }
general-here = With it: { $general }
general-moved = has moved
general-gone = lost
generals-lost = Generals lost
beyond-command = out of command
phases-left = { $count ->
    [0] no movement phase left
    [one] one movement phase left
   *[other] { $count } movement phases left
}
corps-title = Corps and initiative
corps-acts = acts
corps-acted = has acted
corps-named = named
corps-waits = waits
corps-initiative = Initiative: red { $red }, blue { $blue }
all-commands = Command radii and chains of command
command-reach = Command radius
chance-passes = passes
chance-fails = fails
do-ride = Ride, { $angle }°
do-attach = Join { $unit }
do-stay = Stay where he is
do-disengage = Disengage
do-move-again = Move again (discipline)
do-go-on-opportunity = Go on opportunity (discipline)
do-form-square = Form square (discipline)
reach-canister = canister
reach-close = close range
reach-medium = medium range
standing-title = Standing orders
standing-left = given
standing-note = What your units answer without asking you, so that a slow game need not wait.
standing-evade = Evade a charge
standing-square = Form square against cavalry
standing-fire = Opportunity fire
standing-charge = Opportunity charge
standing-least = Hold fire under so many dice
standing-kept = Your orders stand.
habit-ask = Ask me
habit-always = Always
habit-never = Never
reaction-against = It answers { $units }.
do-end-corps = The corps has acted
if-it-stands = If it stands:
corps-units = { $count ->
    [one] one unit
   *[other] { $count } units
}
corps-throws = { $plus ->
    [0] throws { $dice ->
        [one] one die
       *[other] { $dice } dice
     }
   *[other] throws { $dice ->
        [one] one die
       *[other] { $dice } dice
     } + { $plus }
 }
astray = out of touch
astray-corps = The commander-in-chief does not reach him: his corps throws only one die for initiative.
astray-division = Neither the commander-in-chief nor his corps general reaches him: he must throw before his division may act.
beyond-note = No general of its army reaches it: it moves only once in a turn and rallies at −1. Bring a general nearer.
beyond-guns = No general of its army reaches it: it moves only once in a turn and does not fire. Bring a general nearer.
reach-army = Army
reach-corps = Corps
reach-division = Divisions
reach-note = Lines lead to those whom a general leads. Point at a general to see his reach alone.
chance-holds = holds
chance-costs = loses { $vbu } VBU
standing-answered = { $who }: your standing orders answered
