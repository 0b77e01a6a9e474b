# Playing with others: words of the page.
meeting = Play with others
pace = Clock
pace-free = No clock
pace-live = Clock for each side
pace-days = Days per move
pace-main = Time for the game
pace-increment = Added after each move
pace-each = Time per move
pace-end = When time runs out
pace-end-bot = the computer takes over
pace-end-loses = the game is lost
paced-live = { $minutes } min + { $seconds } s
your-name = Your name (optional)
your-name-hint = shown to the other players
listed = List this game publicly
listed-note = Anyone can take the free seat or watch. Otherwise, only people with a link.
open-games = Live games
open-games-none = No live games right now.
look-again = Refresh
seat-open = seat free
join-as = Play as { $who }
watch = Watch
invited = You’re invited to a game
invited-note = The table is set and a seat is waiting for you. No account needed; this browser will remember your seat.
take-seat = Take seat
mail-stopped = You won’t get any more e-mails about this game.
copy = Copy
copied = Copied
seat-waits = Waiting for a player: { $who }
invite-note = Send this link to your opponent. It works once.
invite-link = Invitation: { $who }
invite-new = New link
invite-bot = Play against the Captain instead
invite-instead = Invite a friend
begins-then = The game starts as soon as the seat is taken.
clocks = Clocks
clock-paused = The clocks are paused.
clock-resume = Resume
proposes-pause = { $who } would like to pause the clocks.
proposes-pace = Different clock suggested by { $who }: { $pace }.
propose-pause = Ask to pause
propose-pace = Suggest this clock
computer-for-you = The computer is playing for you.
take-back = Take over again
let-computer = Let the computer play for me
stands-in = { $who } is standing in
seat-absent = Away: { $who }.
claim = Let the computer stand in
claim-in = The computer can stand in after { $time }
watching = You are watching.
watching-note = You see what everyone may see; once the game is over, everything.
recap-seen = Got it
company = Players
company-unread = Players, new messages: { $count }
you = you
a-person = person
present = online
not-present = offline
seat-out = out of the game
mute = Mute
unmute = Unmute
is-listed = public
is-private = by link only
links = Links
link-watch = Link to watch
link-watch-note = Anyone with this link can watch but not play.
link-seat = My seat in another browser
link-seat-note = Open it in your other browser; it works once. Don’t share it.
link-join = Invitation
link-join-note = Whoever opens it takes over the seat from the computer.
make-listed = Make this game public
make-private = Make this game private
notices = Tell me when it’s my move
notices-allow = Allow browser notifications
notices-on = Your browser will notify you when you’re elsewhere.
notices-off = The page title tells you. Your browser doesn’t allow notifications.
mail-address = E-mail address
mail-set = E-mail me
mail-unset = Stop e-mails
mail-is = E-mails go to { $address }.
talk = Chat
talk-none = No messages yet.
talk-say = Message
talk-send = Send
report = report
reported = reported
pass-screen = Pass the screen: { $who }
pass-note = No peeking: some of what follows is hidden from the other player.
pass-here = I play { $who }
player-open = Invite by link
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
    [one] one day per move
   *[other] { $count } days per move
}
watchers = { $count ->
    [0] no spectators
    [one] one spectator
   *[other] { $count } spectators
}
recap = { $count ->
    [one] Since your last visit: one event
   *[other] Since your last visit: { $count } events
}
rematch-go = Go to the rematch
rematch-waits = You have offered a rematch with sides swapped. Waiting for an answer.
rematch-offered = Rematch offered by { $who }, sides swapped.
rematch-accept = Accept
rematch-declined = Rematch declined by { $who }.
