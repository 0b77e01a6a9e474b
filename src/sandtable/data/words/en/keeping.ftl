# The server: its database.
store-full = No room left to write to { $file }.
store-busy = Another program is using { $file }.
store-held = { $file } is in use{ $pid ->
    [0] { "" }
   *[other] { " " }by process { $pid }
}{ $doing ->
    [none] { "" }
   *[other] { " " }({ $doing })
}{ $since ->
    [none] { "" }
   *[other] { " " }since { $since }
}{ $address ->
    [none] { "" }
   *[other] , at { $address }
}. End that first.
store-damaged = { $file } is damaged: { $reason }.
store-none = { $file } isn’t a Sandtable database.
store-new = { $file } was written by a newer version: its format is version { $found }, and this program knows up to { $known }.
store-failed = { $file } can’t be used: { $reason }.
store-advice = `sandtable repair` rescues every game that can be read and keeps the damaged file. `sandtable restore FILE` restores a backup.
backup-exists = { $file } already exists. Choose another name, or use --force.
backup-made = { $file }: { $games } { $games ->
    [one] game
   *[other] games
 }{ $material ->
    [0] { "" }
    [one] , 1 own file
   *[other] , { $material } own files
}, checked
backup-working = Copying
backup-bad = { $file } isn’t a good backup: { $reason }.
backup-unsound = { $match }: only good up to entry { $sound } of { $entries }.
restore-done = { $file }: { $games } { $games ->
    [one] game
   *[other] games
 }{ $material ->
    [0] { "" }
    [one] , 1 own file
   *[other] , { $material } own files
}
restore-before = The previous file is kept as { $file }
repair-working = Reading
repair-sound = { $file } is intact: { $games } { $games ->
    [one] game
   *[other] games
 }.
repair-whole = { $match }: rescued in full, { $saved } { $saved ->
    [one] entry
   *[other] entries
 }
repair-cut = { $match }: rescued up to entry { $saved } of { $known }
repair-file = { $match }: can’t be continued; entries up to { $saved } of { $known } are in its game file
repair-lost = { $match }: lost{ $known ->
    [0] { "" }
    [one] { " " }with its 1 entry
   *[other] { " " }with its { $known } entries
}
repair-notes = { $match }: { $notes } { $notes ->
    [one] line
   *[other] lines
 } of chat, reports or comments lost
repair-kept = The damaged file is kept as { $file }
repair-files = Game files of games that can’t be continued are in { $file }
repair-nothing = Nothing in { $file } can be read. It is left as it is.
hosting-unread = { $match }: can’t be read. `sandtable repair` rescues what can be.
