page-title = Sandtable
page-lead = A digital sand table for miniature battles. It knows the rules, throws fair dice and plays the other side.
play-now = Play a first battle now
play-now-note = You lead the red side against the captain. About twenty minutes.
choose-game = Set up a game
choose-battle = A battle
choose-armies = Two armies
army-red = Red army
army-blue = Blue army
edition = Edition
edition-fr = French
edition-es = Spanish
scale = Figures
scale-mm = { $scale } mm
turns = Turns
field = Field
field-random = Terrain by lot
field-open = Open field
field-played = Placed by the players
opponent = Opponent
opponent-person = Somebody at this screen
your-side = Your side
begin = Begin
continue = Go on with
continue-none = Games that you begin are kept here.
match-turn = Turn { $turn }
match-over = Over
match-yours = your move
forget = Remove from this list
rematch = Rematch, sides swapped
home = All games
settings = Settings
language = Language
theme = Colours
theme-auto = As the system
theme-light = Light
theme-dark = Dark
animation = Movement
animation-on = Shown
animation-off = Off
lengths = Lengths
clauses = The rules
clause-search = Search the rules
clause-none = No clause says that.
close = Close
now = Now
unit = The unit
log = What happened
your-turn = Your move
their-turn = { $who } is thinking …
skip = Show at once
turn-of = Turn { $turn } of { $last }
before-battle = Before the battle
ask-half = Which half do you take?
pick-hint = Choose one of your units on the table.
units-left = { $count ->
    [one] One unit can still act.
   *[other] { $count } units can still act.
}
nothing-selected = Choose a unit to see what it is and what it may do.
may = May
may-not = May not
up-to = ≤ { $most }
group-of = Group of { $count }
acted = has acted
in-hand = is acting
reach = Zone and ranges
ruler = Ruler
zoom-in = Closer
zoom-out = Further
zoom-fit = Whole table
confirm = Do it
cancel = Cancel
no-dice = No dice: this happens at once.
odds-hits = hits
odds-distance = thrown
chance-wins = win
chance-hurts = costs the enemy VBU
chance-draws = draw
chance-loses = lose
chance-contact = contact
chance-destroys = destroys the enemy
chance-destroyed = is destroyed
deploy-for-me = Deploy for me
deploy-hint = Choose a unit, then click or drag where it shall stand.
deploy-missing = Still to deploy
terrain-hint = Choose a piece; drag it on the table before you lay it. Pull a road or river at its ends and bends.
lay = Lay it here
undo = Undo
undo-ask = Ask to go back
resign = Resign
resign-sure = Really resign?
draw = Offer a draw
save-file = Save the game file
wish-undo = { $who } asks to go back.
wish-draw = { $who } offers a draw.
wish-declined = { $who } would rather not.
agree = Agree
decline = Decline
won = { $who } wins
drawn = A draw
you-won = You have won
you-lost = You have lost
connection-open = Connected
connection-connecting = Connecting …
connection-lost = Connection lost. Trying again …
lost-note = Your game is kept. Nothing is lost; it goes on as soon as the server answers.
refused-seat = This seat is not yours
refused-seat-note = The game is gone, or it was begun in another browser.
unopened = This game cannot be opened here
error-server = The server cannot do that now.
error-offline = The server does not answer.
try-again = Try again
vd-lost = VD lost
fair-dice = Fair dice: head { $head }
region-zone = zone of control
do-advance = Advance
do-wheel = { $corner ->
    [left] Wheel left
   *[right] Wheel right
}
do-wheel-at-halt = { $corner ->
    [left] Turn left
   *[right] Turn right
}
do-sidestep = { $way ->
    [ahead] Obliquely forward { $corner ->
        [left] left
       *[right] right
    }
    [back] Obliquely back { $corner ->
        [left] left
       *[right] right
    }
   *[aside] Sideways { $corner ->
        [left] left
       *[right] right
    }
}
do-backward = Step back
do-march = March on the road
do-charge = { $bonus ->
    [yes] Charge with the bonus die
   *[no] Charge
}
do-charge-wheel = { $corner ->
    [left] Wheel left and charge
   *[right] Wheel right and charge
}{ $bonus ->
    [yes] { " " }with the bonus die
   *[no] { "" }
}
do-pass = Hold
do-activate = Act as one
do-rally = Rally
do-fight = Fight on
do-end-turn = End the turn
help-keys = Tab and Enter choose a unit, Shift and Enter takes another into its group. Arrows move a handle, a piece of terrain or a unit that is set up; brackets turn terrain. Enter shows and confirms, Esc goes back. T: to the table. U: undo. Z: zone and ranges. R: ruler. M on another unit: how far. + − 0: closer, further, all. S: show at once.
connection-refused = The seat was refused
edition-told = As the battle has it
edition-name = { $edition } edition
against = against { $who }
rematch-short = Rematch
showing = What happens …
last-dice = The last dice
odds-came = it was { $value }
before = Before you do it
luck = Luck
luck-hits = hit { $thrown } { $thrown ->
    [one] time
   *[other] times
 }; expected: { $expected }.
luck-losses = lost { $thrown } VBU in cohesion tests; expected: { $expected }.
luck-more = So many or more: { $chance } of the time.
luck-less = So few or fewer: { $chance } of the time.
luck-none = No dice for hits or cohesion have been thrown yet.
log-show = Show on the table
log-empty = Nothing yet.
fair-dice-note = Every throw is drawn from a secret that was fixed before the game. This code names all that has happened so far; the game file is checked against it.
table-of = The table: { $title }
tools = Tools
all-zones = All zones of control
region-range = { $side ->
    [front] { "" }
    [left] left,{ " " }
    [right] right,{ " " }
   *[rear] rear,{ " " }
}{ $reach }
reach-short = short range
reach-long = long range
reach-extreme = extreme range
no-further = No further:
group = Group
group-leave = { $unit } leaves the group
group-hint = Shift and click, or a long press, takes a unit into the group or out of it.
large-unit = Form a large unit
alone = Alone
behind-it = { $unit } behind it
other-angle = Another angle
angle-off = { $angle } { $corner ->
    [left] left
   *[right] right
}
letter-m = Movement
letter-vbu = Basic unit value: its strength
letter-i = Impetus: its dice in the first clash
letter-vd = Demoralisation value: what its loss costs the army
turn-left = Turn
turn-right = Turn
bend-more = One bend more
bend-less = One bend less
piece-winding = { $piece }, winding
save-failed = The file could not be had. It stays with the server; try again later.
wished-undo = You have asked to go back. The other player decides.
wished-draw = You have offered a draw. The other player decides.
withdraw = Withdraw
error-page = Something went wrong on this page
error-page-note = Your game is kept by the server. Load the page again; if that does not help, save the game file.
error-game = This game cannot be opened
error-game-note = The server has made a mistake with it. Nothing of it was lost; you can save its file.
may-act = may act
yes = yes
no = no
vd-breaks = { $lost } of { $whole } VD lost; beaten at { $breaks }
dice-said = { $faces }{ $hits ->
    [0] { "" }
    [one] , one hit
   *[other] , { $hits } hits
}
keys = Keys
then-asked = Then:
book-bi = Basic Impetus
book-st = Sandtable itself
book-cr = Combat Rapide
book-gr = Grandeur
book-ar = Argad!
fights-first = { $unit } fights first
