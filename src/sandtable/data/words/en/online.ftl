# Playing with others: what cannot be done.
fault-too-fast = Too fast. Try again in { $seconds } s.
fault-busy = The server is too busy. Try again in { $seconds } s.
fault-too-long = That took too long and was stopped.
fault-too-big = That needed too much memory and was stopped.
fault-upload-slow = The upload took longer than { $seconds } s.
fault-export-large = That is more than { $most } MB of games. Save them one by one.
fault-quota-bytes = You already keep { $most } MB here, the limit for one visitor. Delete something first.
fault-quota-things = You already keep { $most } games here, the limit for one visitor. Delete some first.
fault-branch-large = This game is too large to continue: { $most } MB at most.
fault-own-quota = You have already uploaded { $most } files, the limit for one visitor. Delete some first.
fault-head-long = The address or the headers of the request are longer than { $most } bytes.
fault-too-slow = The request took too long to arrive.
fault-banned = You have been banned by the host of this server.
fault-listed-full = You already have { $most } unfinished public games. Finish one, or make one private.
fault-replayed = Request { $number } was already sent; it isn’t carried out twice.
fault-watching = You are only watching this game.
fault-away = The computer is playing for you. Take your seat back first.
fault-out = You are out of this game. You can watch it to the end.
fault-invitation = This link no longer works: it was used, withdrawn or never existed.
fault-seat-taken = The seat { $seat } is taken.
fault-no-seat = There is no other seat “{ $seat }” here.
fault-not-owner = Only the player who started this game can do that.
fault-no-person-there = There is no player at { $seat } for the computer to stand in for.
fault-not-absent = { $seat } is online, or hasn’t been away long enough.
fault-not-away = The computer isn’t standing in for { $seat }.
fault-over = The game is over, or you aren’t playing in it.
fault-not-over = The match is not over yet.
fault-pace = This clock isn’t possible: a day of main time at most, an hour of increment, or 1 to 60 days per move.
fault-paused = There is no clock to pause.
fault-not-paused = The clocks aren’t paused.
fault-too-many = You can give out { $most } links at most.
fault-talk-empty = The message is empty.
fault-talk-long = { $most } characters at most.
fault-no-line = There is no message { $line } by anyone else.
fault-no-mail = This server doesn’t send e-mail.
fault-no-mail-there = No e-mail is sent there, or the link isn’t from one of our e-mails.
fault-address = This isn’t an e-mail address.

# Playing with others: what the house tells.
told-joined = { $seat }: player joined.
told-filled = The computer plays { $seat }.
told-stands-in = The computer stands in for { $seat }.
told-back = { $seat }: player back.
told-time-over = { $seat }: out of time; the computer takes over.
told-time-lost = { $seat }: out of time, game lost.
told-time-dropped = { $seat }: out of time, game lost. Those figures stay where they are, and the others play on.

# Playing with others: letters.
mail-subject = Your move: { $title }
mail-move = It is your move in “{ $title }”.
mail-where = Open the link in the browser you play in.
mail-stop = Stop these e-mails: { $stop }

# Playing with others: for the host.
serve-smtp = --smtp needs smtp://HOST or smtps://HOST, and --mail-from an address: { $reason }
serve-proxy = --proxy: { $proxy } is neither an address nor a network.
reports-none = No reports.
no-database = There is no file { $file }: no server has kept matches there.
reports-line = { $time }  { $match }  { $by } reports { $seat }: “{ $text }”{ $why ->
    [none] { "" }
   *[other] { " " }({ $why })
}
clean-would = { $match }: idle for { $days } { $days ->
    [one] day
   *[other] days
 }
clean-gone = { $match }: removed after { $days } { $days ->
    [one] day
   *[other] days
 }
clean-none = No game has been abandoned for so long.

# The operator's commands.
matches-listed = listed
matches-finished = finished
matches-none = No such games.
matches-unknown = No game { $match }.
matches-silent = The server has the order but hasn’t answered yet. It will carry it out as soon as it can.
matches-unlisted = { $match }: no longer listed
matches-deleted = { $match }: deleted
matches-sure = { $count ->
    [one] Delete this game for all its players?
   *[other] Delete { $count } games for all their players?
 }
ban-who = Say whom to ban, or --list.
ban-done = { $who }: banned { $until ->
    [never] for good
   *[other] until { $until }
 }
ban-over = { $who }: no longer banned
ban-none = Nobody is banned.
ban-unknown = { $who } is not banned.
ban-unmarked = Nothing is known of who made { $match }: it was made on the server itself, or by an older version.
ban-nobody = { $who } isn’t a game, a mark, an address or a network.
ban-until = --until needs a date such as 2026-12-31, not { $until }.
