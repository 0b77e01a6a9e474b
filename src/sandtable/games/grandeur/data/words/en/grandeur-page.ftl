# Grandeur: the page.
game-grandeur = Grandeur
game-grandeur-note = Napoleonic battles with corps and brigades
game-grandeur-quick = You are Wellington on the ridge of Bussaco, 1810; the Captain leads the French.
switches = Scenario rules
weather = Weather
weather-told = Scenario default, or rolled
weather-note = The day’s weather: it tires the men and wets the powder.
switch-squares = Players order squares
switch-divisions = Each unit is a division
points-title = Army points
points-cap = Points limit
points-cap-is = Points limit: { $most }.
points-cap-none = no limit
points-over = { $over } over the limit
bare-general = General { $number }
bare-corps = Corps { $number }
grandeur-troop-fp = infantry
grandeur-troop-cm = dragoons
with-brave = led by a brave general
general-with = with { $unit }
general-here = General here: { $general }
general-moved = has moved
general-gone = lost
generals-lost = Generals lost
beyond-command = out of command
phases-left = { $count ->
    [0] no moves left
    [one] one move left
   *[other] { $count } moves left
}
corps-title = Corps and initiative
corps-acts = acting
corps-acted = done
corps-named = chosen
corps-waits = waiting
corps-initiative = { $first } { $red }, { $second } { $blue }
all-commands = Show command radii and chains of command
command-reach = Command radius
chance-passes = passes
chance-fails = fails
do-ride = Ride, { $angle }°
do-attach = Attach to { $unit }
do-stay = Stay put
do-disengage = Disengage
do-move-again = Move again (discipline test)
do-go-on-opportunity = Go on opportunity (discipline test)
do-form-square = Form square (discipline test)
reach-canister = canister
reach-close = close range
reach-medium = medium range
standing-title = Standing orders
standing-left = set
standing-note = How your units react without asking you, so a slow game doesn’t have to wait.
standing-evade = Evade charges
standing-square = Form square against cavalry
standing-fire = Opportunity fire
standing-charge = Opportunity charge
standing-least = Hold fire below this many dice
standing-kept = Standing orders saved.
habit-ask = Ask me
habit-always = Always
habit-never = Never
reaction-against = Reacting to { $units }.
do-end-corps = End this corps’ activation
if-it-stands = If it stands:
corps-units = { $count ->
    [one] one unit
   *[other] { $count } units
}
corps-throws = { $plus ->
    [0] rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
     }
   *[other] rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
     } + { $plus }
 }
astray = out of command
astray-corps = Out of the commander-in-chief’s radius: his corps rolls only one die for initiative.
astray-division = Out of reach of both the commander-in-chief and his corps general: he must pass a roll before his division can act.
beyond-note = Out of command: moves only once a turn and rallies at −1. Bring a general closer.
beyond-guns = Out of command: moves only once a turn and can’t fire. Bring a general closer.
reach-army = Army
reach-corps = Corps
reach-division = Divisions
reach-note = Lines run from each general to those he commands. Point at a general to see his radius alone.
chance-holds = holds
chance-costs = loses { $vbu } VBU
standing-answered = { $who }: your standing orders reacted
show-corps-yours = Your move: { $corps }
show-corps-of = { $who }: { $corps } acts
show-passed = Discipline held
show-failed = Discipline failed
show-not-rallied = Not rallied
show-square = Forms square
show-square-dropped = Leaves square
show-opportunity = Opportunity!
show-stopped = Charge called off
show-general-lost = General lost
