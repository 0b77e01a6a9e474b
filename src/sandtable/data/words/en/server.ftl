# The server: requests that cannot be used.
fault-request = The request cannot be read: { $reason }
fault-request-large = The request is longer than { $most } bytes.
fault-hello-first = A seat must be taken first.
fault-hello-again = A seat was taken already on this line.
fault-token = No seat has this token.
fault-stale = You have seen entries up to { $at }; there are { $entries } now. Look again.
fault-order = This is no order of this game: { $reason }
fault-nowhere = There is no “{ $place }” on the table.
fault-no-wish = There is nothing to agree to, or another wish comes first.
fault-no-array = There is nothing to set up now.
fault-not-kept = This could not be written down, so it has not happened. Is the disk full?
fault-ours = The program has made a mistake. The game stands as it was.
fault-player = The computer’s player of { $seat } has failed; a plain order was given for it.
fault-origin = The request comes from a page of another server.
fault-nothing-here = There is nothing here.
fault-no-match = There is no such match, or no token for it was sent.
fault-rules-unknown =
    This game needs the rules of { $ruleset ->
        [impetus] Basic Impetus
        [grandeur] Grandeur
        [argad] Argad!
        [rapide] Combat Rapide
       *[other] { $ruleset }
    }, version { $version }. This program has { $known ->
        [none] no rules of that name
       *[other] version { $known }
    }. It cannot be gone on with here, but nothing of it is lost: its file can be saved.
fault-match-unreadable = The record of this game cannot be read by this program. Nothing was changed: its file can be saved.
fault-seats = These seats are wanted, each once: { $seats }.
fault-no-person = At least one seat is for a person.
fault-armies = Name a battle, or an army for each side.
fault-choice = “{ $name }” cannot be chosen as { $what }; known: { $known }.

# The server: who plays.
player-person = Somebody at this screen
player-recruit = Recruit
player-captain = Captain
playing-person = Both play at this screen, in turn.
playing-recruit = Knows what is allowed and nothing more; gives any order that the rules accept.
playing-captain = Looks where each order leads and weighs what may come of it.

# The server: starting and ending.
serve-ready = Sandtable is at { $url } (end it with Ctrl-C)
serve-already = Sandtable is running already, at { $url }
serve-port = { $host }:{ $port } cannot be used: { $reason }.
