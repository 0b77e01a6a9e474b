# Playing with others: what cannot be done.
fault-too-fast = That was too fast. Try again in { $seconds } s.
fault-replayed = Request { $number } was sent before; it is not carried out twice.
fault-watching = You only watch this game.
fault-away = The computer plays for you. Take your seat back first.
fault-out = You are out of this game. You may watch it to its end.
fault-invitation = This link opens nothing any more: it was used, withdrawn, or never given.
fault-seat-taken = The seat { $seat } is taken.
fault-no-seat = There is no other seat “{ $seat }” here.
fault-not-owner = Only whoever began this match may do that.
fault-no-person-there = Nobody sits at { $seat } whom the computer could stand in for.
fault-not-absent = { $seat } is there, or has not been away long enough.
fault-not-away = The computer does not stand in for { $seat }.
fault-over = The match is over, or you do not play in it.
fault-pace = This pace cannot be played: a day of main time at the most, an hour of increment, or 1 to 60 days for a move.
fault-paused = There is no clock that could be stopped.
fault-not-paused = The clocks are not stopped.
fault-too-many = No more than { $most } links can be given.
fault-talk-empty = Nothing was said.
fault-talk-long = Say it in { $most } letters.
fault-no-line = There is no line { $line } by anybody else.
fault-no-mail = This house sends no mail.
fault-no-mail-there = No mail is sent there, or the link is not that of a letter.
fault-address = This is no address for mail.

# Playing with others: what the house tells.
told-joined = { $seat ->
    [red] Red has taken a seat.
    [blue] Blue has taken a seat.
   *[other] { $seat } has taken a seat.
}
told-filled = { $seat ->
    [red] The computer plays red.
    [blue] The computer plays blue.
   *[other] The computer plays { $seat }.
}
told-stands-in = { $seat ->
    [red] The computer stands in for red.
    [blue] The computer stands in for blue.
   *[other] The computer stands in for { $seat }.
}
told-back = { $seat ->
    [red] Red plays again.
    [blue] Blue plays again.
   *[other] { $seat } plays again.
}
told-time-over = { $seat ->
    [red] Red’s time is over; the computer goes on.
    [blue] Blue’s time is over; the computer goes on.
   *[other] The time of { $seat } is over; the computer goes on.
}
told-time-lost = { $seat ->
    [red] Red’s time is over: red has lost.
    [blue] Blue’s time is over: blue has lost.
   *[other] The time of { $seat } is over: it has lost.
}
told-time-dropped = { $seat ->
    [red] Red’s time is over: red has lost. Its figures stand still, and the others play on.
    [blue] Blue’s time is over: blue has lost. Its figures stand still, and the others play on.
   *[other] The time of { $seat } is over: it has lost. Its figures stand still, and the others play on.
}

# Playing with others: letters.
mail-subject = Your move: { $title }
mail-move = It is your move in “{ $title }”.
mail-where = Open the link in the browser in which you play.
mail-stop = No more of these letters: { $stop }

# Playing with others: for the host.
serve-smtp = --smtp wants smtp://HOST or smtps://HOST, and --mail-from an address: { $reason }
reports-none = Nothing was reported.
no-database = There is no file { $file }: no server has kept matches there.
reports-line = { $time }  { $match }  { $by } reports { $seat }: “{ $text }”{ $why ->
    [none] { "" }
   *[other] { " " }({ $why })
}
clean-would = { $match }: nothing has happened for { $days } { $days ->
    [one] day
   *[other] days
 }
clean-gone = { $match }: cleared away after { $days } { $days ->
    [one] day
   *[other] days
 }
clean-none = No match has been abandoned for so long.
