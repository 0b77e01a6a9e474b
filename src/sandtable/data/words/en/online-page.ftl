# Playing with others: words of the page.
meeting = Playing together
pace = Pace
pace-free = No clock
pace-live = Clock for each side
pace-days = Days for each move
pace-main = Time for the whole game
pace-increment = Added when the move passes
pace-each = Time for each move
pace-end = When time is over
pace-end-bot = the computer goes on
pace-end-loses = the game is lost
paced-live = { $minutes } min + { $seconds } s
your-name = Your name (may stay empty)
your-name-hint = for whoever you play with
listed = Show this game to everybody
listed-note = Anybody may take the free seat or watch. Otherwise only whoever has a link.
open-games = Games of others
open-games-none = Nobody shows a game just now.
look-again = Look again
seat-open = free seat
join-as = Play { $who }
watch = Watch
invited = You are invited to a game
invited-note = Somebody has set up the table and keeps a seat for you. No account is needed; this browser will remember the seat.
take-seat = Take the seat
mail-stopped = No more letters are sent to you about this game.
copy = Copy
copied = Copied
seat-waits = Waiting for a player: { $who }
invite-note = Send this link to whoever shall play. It opens the seat once.
invite-link = Invitation: { $who }
invite-new = Make a new link
invite-bot = Let the captain play instead
invite-instead = Invite somebody
begins-then = The game begins as soon as the seat is taken.
clocks = Clocks
clock-paused = The clocks stand still.
clock-resume = Go on
proposes-pause = { $who } would like to stop the clocks.
proposes-pace = { $who } proposes another pace: { $pace }.
propose-pause = Ask to stop the clocks
propose-pace = Propose this pace
computer-for-you = The computer plays for you.
take-back = Play myself again
let-computer = Let the computer play for me
stands-in = { $who } stands in
seat-absent = { $who } is not there.
claim = Let the computer stand in
claim-in = The computer may stand in after { $time }
watching = You are watching.
watching-note = You see what everybody may see; after the end, everything.
recap-seen = Seen
company = Players
company-unread = Players, new lines: { $count }
you = you
a-person = a person
present = is there
not-present = is away
seat-out = out of the game
mute = Mute
unmute = Hear again
is-listed = shown to everybody
is-private = only by link
links = Links
link-watch = A link for watching
link-watch-note = Whoever has it may watch, but not play.
link-seat = My seat in another browser
link-seat-note = Open it in your other browser; it works once. Give it to nobody else.
link-join = An invitation
link-join-note = Whoever opens it takes the seat over from the computer.
make-listed = Show this game to all
make-private = Hide this game from others
notices = When it is my move
notices-allow = Let the browser tell me
notices-on = The browser tells you when you look elsewhere.
notices-off = The title of the page tells you. The browser does not allow more.
mail-address = A letter to
mail-set = Write to me
mail-unset = No letters
mail-is = Letters go to { $address }.
talk = Talk
talk-none = Nobody has said anything.
talk-say = Say something
talk-send = Say
report = report
reported = reported
pass-screen = Pass the screen to { $who }
pass-note = The other player looks away now: some of what follows is hidden.
pass-here = I am { $who }
player-open = Somebody by a link
playing-open = The game waits until the seat is taken.
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
paced-days = { $count ->
    [one] a day for each move
   *[other] { $count } days for each move
}
watchers = { $count ->
    [0] nobody watches
    [one] one watches
   *[other] { $count } watch
}
recap = { $count ->
    [one] Since your last visit: one thing
   *[other] Since your last visit: { $count } things
}
