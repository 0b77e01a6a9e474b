# The server: requests that cannot be used.
fault-request = The request can’t be read: { $reason }
fault-request-large = The request is longer than { $most } bytes.
fault-hello-first = Take a seat first.
fault-hello-again = This connection already has a seat.
fault-token = No seat has this token.
fault-stale = You have seen entries up to { $at }; there are { $entries } now. Refresh.
fault-order = This isn’t an order in this game: { $reason }
fault-nowhere = There is no “{ $place }” on the table.
fault-no-wish = There is nothing to accept, or another request comes first.
fault-no-standing = This game has no standing orders.
fault-no-array = There is nothing to set up now.
fault-not-kept = This couldn’t be saved, so it hasn’t happened. Is the disk full?
fault-ours = The program made an error. The game is as it was.
fault-player = The computer player for { $seat } failed; a simple order was given instead.
fault-origin = The request comes from a page of another server.
fault-nothing-here = There is nothing here.
fault-no-match = There is no such game, or no token for it was sent.
fault-rules-unknown =
    This game needs the rules of { GAME($ruleset) }, version { $version }. This program has { $known ->
        [none] no rules of that name
       *[other] version { $known }
    }. It can’t be continued here, but nothing is lost: you can save its file.
fault-match-unreadable = This program can’t read this game’s record. Nothing was changed: you can save its file.
fault-match-damaged = This game’s record is damaged on the server. It hasn’t been deleted: the host can rescue what is readable, or restore a backup. All other games carry on.
fault-house-damaged = This link leads nowhere. But some games on this server can’t be read just now, and this may be one of them. It hasn’t been deleted: keep the link and tell the host.
fault-damaged = The server’s database is damaged, so this couldn’t be read or saved, and nothing has happened. Please tell the host.
fault-seats = These seats are needed, each once: { $seats }.
fault-no-person = At least one seat must be for a person.
fault-armies = Name a battle, or an army for each side.
fault-choice = “{ $name }” can’t be chosen as { $what }; known: { $known }.

# The server: who plays.
player-person = Hot seat
player-recruit = Recruit
player-captain = Captain
playing-person = Both sides play on this screen, taking turns.
playing-recruit = Knows what is allowed and nothing more: plays any legal order.
playing-captain = Looks ahead and weighs the odds.

# The server: starting and ending.
serve-ready = Sandtable is at { $url } (Ctrl-C to stop)
serve-already = Sandtable is already running at { $url }
serve-port = { $host }:{ $port } can’t be used: { $reason }.
