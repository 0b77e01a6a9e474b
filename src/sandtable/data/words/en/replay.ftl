# Replays, and games that go on from a moment of another

fault-branch = The game it branches from is faulty.
fault-branch-deep = More than { $most } games branch from one another.
fault-branch-moment = It branches from a moment when the other game hadn’t started, was over, or wasn’t fully known.
fault-branch-rules = The game it branches from has different rules, tables or scenario.

replay-told-joined = { $who } joined.
replay-told-resumed = The game continues from here.
replay-told-undone = { $who } undid a move.
replay-told-resigned = { $who } resigned.
replay-told-left = { $who } resigned: those figures stay where they are, and the others play on.
replay-told-expired = { $who } ran out of time.
replay-told-dropped = { $who } ran out of time: those figures stay where they are, and the others play on.
replay-told-drawn = All sides agreed to a draw.
replay-told-closed = The dice secret is revealed.

branch-title = { $title } – what if, from entry { $entry }
fault-moment = This game has no such moment.
fault-moment-veiled = Something was hidden at that moment that this file doesn’t reveal: the game can’t continue from there.
fault-moment-early = The game hadn’t started at that moment.
fault-moment-over = The game was over at that moment. Choose an earlier one.
fault-moment-deep = This game already comes from too many others.
fault-no-replay = There is no such game to watch, or it isn’t over and you have no seat in it.
fault-file-large = The file is too large: at most { $most } MB.
fault-archive = This archive doesn’t hold exactly one game. Unpack it and open a game file.
fault-kept-full = This server can’t keep any more files.
fault-not-mine = Only someone who plays or keeps this game can do that.
fault-comment-empty = Write something first.
fault-comment-long = Comments can have { $most } characters at most.
fault-comments-full = This game already has { $most } comments.
fault-no-comment = You have no such comment.
fault-not-drawable = There are no pictures for games with these rules.
fault-others-play = Others are still playing this game. Resign first; then you can delete it.

# The page of replays

replay-title = Replay
replay-open = Open a game file
replay-open-note = Any .sand file, or an archive with a game and its comments. The server checks it and keeps nothing unless you ask.
replay-choose = Choose a file …
replay-drop = or drop it here
replay-reading = Loading the game …
replay-gone = This game is no longer here
replay-before = Before the start
replay-entry = Step { $n } of { $last }
replay-turn = Turn { $turn }
replay-round = Round { $turn }
replay-asks = { $who } to act
replay-over = The end
replay-moment = Moment
replay-first = To the start
replay-previous = Step back
replay-next = Step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-turns = Jump to a turn
replay-told = Log
replay-comments = Comments
replay-comments-none = No comments yet.
replay-comment-write = Comment on this moment
replay-comment-send = Post
replay-comment-delete = Delete comment
replay-comment-private = Only you can see it until the game is over.
replay-comment-keep = Keep the file on the server first; then you can comment.
replay-more = More
replay-share = Copy link to this moment
replay-share-short = Share
replay-shared = Link copied.
replay-share-this = Copy this link:
replay-share-later = Others can open it once the game is over.
replay-share-opened = This file is only open here. Keep it on the server to share a link.
replay-keep = Keep on this server
replay-kept = Kept. Anyone with the link can watch it.
replay-kept-delete = Delete from this server
replay-save = Save
replay-save-sand = Game file (.sand)
replay-save-zip = Game file with comments (.zip)
replay-save-svg = This moment as SVG
replay-save-png = This moment as PNG
replay-save-gif = Film up to here (GIF)
replay-saving = One moment …
replay-verify = Verify this game
replay-verifying = Replaying every order …
replay-facts = { $entries } { $entries ->
    [one] entry
   *[other] entries
 }, { $thrown } { $thrown ->
    [one] roll
   *[other] rolls
 } by the program, { $typed } entered by hand, { $undone } { $undone ->
    [one] undo
   *[other] undos
 }. Dice check code: { $head }
replay-head = Dice check code you noted
replay-head-check = Compare
replay-bad-line = Line { $line }: { $text }
replay-bad-note = Everything before that line is fine and can be watched.
replay-what-if = What if …
replay-what-if-note = A new game continues from this moment with fresh dice. This one stays as it is.
replay-what-if-begin = Play from here
replay-what-if-entry = From step { $n }
replay-origin = This game continues game { $game } after step { $entry }.
replay-seat = You see what { $who } can see.
replay-running = The game is still running.
replay-look-again = Refresh
replay-watch = Watch the replay

start-more = More
start-open = Open a game file
start-material = Your own armies, battles and tables
start-export = Save all my games
start-export-failed = The games couldn’t be saved. Try again.
start-delete = Delete
start-delete-sure = Yes, delete
start-delete-title = Delete “{ $name }”?
start-delete-note = This can’t be undone.
start-left = You have left this game. It will be deleted once the others leave too.
after-title = After the battle
after-losses = Losses by turn
after-moments = Decisive moments
after-best = Best units
after-share = Share
after-link = Copy link
after-picture = Picture
after-film = Film
after-turn = Turn { $turn }
after-lost = { $who } −{ $lost }
after-rare = Rare roll: only { $chance } of the time
after-hits = { $hits ->
    [one] one hit
   *[other] { $hits } hits
}
