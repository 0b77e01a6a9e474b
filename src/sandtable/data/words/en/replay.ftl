# Replays, and games that go on from a moment of another

fault-branch = The game that it goes on from is bad.
fault-branch-deep = More than { $most } games go on one from the other.
fault-branch-moment = It goes on from a moment at which the other game had not begun, was over, or was not known in full.
fault-branch-rules = The game that it goes on from has other rules, other tables or another scenario.
verdict-descent =
    { $drawn ->
        [yes] It goes on from game { $game } after entry { $entry } (head { $head }), whose dice were drawn again too.
       *[no] It goes on from game { $game } after entry { $entry } (head { $head }), whose dice are taken as recorded.
    }

replay-told-joined = { $who } took a seat.
replay-told-resumed = The game goes on from here.
replay-told-undone = { $who } took orders back (to entry { $entry }).
replay-told-resigned = { $who } gave the game up.
replay-told-left = { $who } gave the game up: its figures stand still, and the others play on.
replay-told-expired = The time of { $who } was over.
replay-told-dropped = The time of { $who } was over: its figures stand still, and the others play on.
replay-told-drawn = All sides agreed on a draw.
replay-told-closed = The secret of the dice is shown.

verdict-bad-short = This file is not what was played.
proof-chain =
    { $held ->
        [no] The chain is broken: a line was changed, left out or put in.
       *[yes] The chain holds: no line was changed, left out or put in.
    }
proof-rules =
    { $held ->
        [open] Some orders are still sealed: the rules can be asked again when they are opened.
       *[yes] The rules hold: the program played every order again, and the same happened.
    }
proof-dice =
    { $held ->
        [yes] The dice are fair: every throw was drawn again from the secret that was promised before the first.
        [typed] The dice were thrown and typed in by people: they are as honest as the people.
       *[open] The dice are as they were noted; they can be drawn again when the game is over and its secret shown.
    }
proof-result =
    { $held ->
        [yes] The result is right: the game ended as the file says.
       *[open] There is no result yet.
    }
proof-origin =
    { $held ->
        [drawn] It goes on from game { $game } after entry { $entry }; all of that was played again, its dice included.
       *[recorded] It goes on from game { $game } after entry { $entry }; all of that was played again, with its dice as noted.
    }
proof-head =
    { $held ->
        [yes] The file holds the head code { $head }: it is the game that was being played when you noted it.
       *[no] No line of this file has the head code { $head }.
    }

rapide-versus = { $attacker } – { $defender }, { $year }
branch-title = { $title } – what if, from entry { $entry }
fault-moment = There is no such moment in this game.
fault-moment-veiled = Something was hidden at that moment that this file does not show: the game cannot go on from there.
fault-moment-early = The game had not begun at that moment.
fault-moment-over = The game was over at that moment. Go on from an earlier one.
fault-moment-deep = This game has come through too many others already.
fault-no-replay = There is no such game to look at, or it is not over and you have no seat in it.
fault-file-large = The file is too large: at most { $most } MB.
fault-archive = This archive does not hold exactly one game. Unpack it and open a game file.
fault-kept-full = No more files can be kept on this server.
fault-not-mine = Only whoever plays or keeps this game may do that.
fault-comment-empty = A comment has words.
fault-comment-long = A comment has at most { $most } signs.
fault-comments-full = This game has { $most } comments already.
fault-no-comment = There is no such comment of yours.
fault-not-drawable = There are no pictures of games by these rules.
fault-others-play = Others are still playing this match. Resign first; then it can be deleted.
fault-busy = The server is drawing other films. Try again in a moment.

# The page of replays

replay-title = Replay
replay-open = Open a game file
replay-open-note = Any .sand file, or an archive with a game and its comments. It is checked on the server; nothing is kept there unless you say so.
replay-choose = Choose a file …
replay-drop = or drop it here
replay-reading = The game is being played again …
replay-gone = This game is not here any more
replay-before = Before the beginning
replay-entry = Entry { $n } of { $last }
replay-turn = Turn { $turn }
replay-round = Round { $turn }
replay-asks = { $who } to act
replay-over = The end
replay-moment = Moment
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-turns = Jump to a turn
replay-told = What happened
replay-comments = Comments
replay-comments-none = Nobody has written anything yet.
replay-comment-write = Note at this moment
replay-comment-send = Write it down
replay-comment-delete = Delete this comment
replay-comment-private = Only you see it until the game is over.
replay-comment-keep = Keep the file first, then you can write to it.
replay-more = More
replay-share = Copy a link to this moment
replay-share-short = Share
replay-shared = The link is copied.
replay-share-this = Copy this link:
replay-share-later = Others can open it once the game is over.
replay-share-opened = This file is only opened. Keep it on the server, and its link can be shared.
replay-keep = Keep it on this server
replay-kept = Kept. Whoever has the link can look at it.
replay-kept-delete = Delete it from this server
replay-save = Save
replay-save-sand = Game file (.sand)
replay-save-zip = Game file with comments (.zip)
replay-save-svg = This moment as SVG
replay-save-png = This moment as PNG
replay-save-gif = The film up to here (GIF)
replay-saving = One moment …
replay-verify = Check this game
replay-verifying = Every order is being played again …
replay-facts = { $entries } { $entries ->
    [one] entry
   *[other] entries
 }, { $thrown } { $thrown ->
    [one] throw
   *[other] throws
 } drawn, { $typed } typed in, { $undone } { $undone ->
    [one] time
   *[other] times
 } undone. Head: { $head }
replay-head = A head code that you noted
replay-head-check = Compare
replay-bad-line = Line { $line }: { $text }
replay-bad-note = What stands before that line is sound and can be looked at.
replay-what-if = What if …
replay-what-if-note = A new game goes on from this moment, with fresh dice. This one stays as it is.
replay-what-if-begin = Go on from here
replay-what-if-entry = From entry { $n }
replay-origin = This game goes on from game { $game }, after its entry { $entry }.
replay-seat = You see what { $who } may see.
replay-running = The game goes on.
replay-look-again = Look again
replay-watch = Watch again

start-more = More
start-open = Open a game file
start-material = Own armies, battles and tables
start-export = Save all my games
start-export-failed = The games could not be saved. Try again.
start-delete = Delete
start-delete-sure = Really delete?
start-left = You have left this game. It is deleted when the others have left it too.
