# Refusals of the house, whatever the game.
refused-over = The game is over.
refused-dice-awaited = The game waits for dice, not for an order.
refused-not-asked = { $seat } is not asked now; { $asked } is.
refused-join = Seat { $seat } cannot be taken: it does not exist, is taken, or the game has begun.
refused-begin = The game cannot begin: it has begun already, or a seat is still free.
refused-not-begun = The game has not begun.
refused-no-throw = The game does not wait for dice thrown by people.
refused-faces = { $count ->
    [one] One face from 1 to { $sides } is wanted.
   *[other] { $count } faces from 1 to { $sides } are wanted.
}
refused-undo = The game cannot be taken back to entry { $entry }.
refused-undo-consent = Going back to entry { $entry } would undo a throw or something shown: { $missing } must agree.
refused-close = The game is not over.
refused-resign = { $seat } cannot resign: it has no seat here, or the game does not go on.
refused-expire = { $seat } cannot run out of time: it has no seat here, or the game does not go on.
refused-drop = { $seat } cannot be out of the game: at least two others must still play it.
refused-out = { $seat } is out of the game.
refused-draw = A draw needs every seat, and a game that goes on; { $agreed } agreed.
refused-draw-player = { $seat } would rather play on.

# What is wrong with a game file.
fault-unreadable = This line cannot be read: { $reason }
fault-canonical = This line is not written the one way it must be.
fault-chain = The hash of this line does not follow from the line before it.
fault-number = Entry { $expected } should stand here, not { $found }.
fault-format = This is no game file that this program can read (format { $format }).
fault-ruleset = The rules { $ruleset } (version { $version }) with these tables and this scenario are not known here.
fault-scenario = The rules refuse this scenario.
fault-seal = What is shown as { $place } is not what was sealed.
fault-commitment = The secret is not the one that the game committed to.
fault-count = The last line counts { $found } { $found ->
    [one] entry
   *[other] entries
 }; there { $expected ->
    [one] is
   *[other] are
 } { $expected }.
fault-throws = The throws recorded here are not those that the rules ask for.
fault-illegal = The rules refuse this answer.
fault-dice = The faces are not those that the secret gives.
fault-events = What is said to have happened does not follow from the rules.
fault-state = The last state is not the one that was reached.
fault-after-end = Something stands after the last line.
fault-broken = The rules cannot be carried out with what this file holds: { $reason }
fault-truncated = The file breaks off in the middle of a line.

# What is wrong with other files.
fault-file = The file cannot be read: { $reason }.
fault-toml = This is not TOML: { $reason }.
fault-encoding = The file is not UTF-8 text.
fault-too-large = The file is larger than { $most } bytes.
fault-missing = The field { $field } is missing.
fault-unknown-field = There is no field “{ $field }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
} Known here: { $known }.
fault-name = “{ $name }” is not known.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
}{ $known ->
    [none] { "" }
   *[other] { " " }Known: { $known }.
}
fault-type = Expected { $expected }, found { $found }.

# Commands.
at-line = { $file }, line { $line }
in-file = { $file }
verdict-sound = Whole and sound.
verdict-unfinished = Sound as far as it goes, but unfinished.
verdict-veiled = Sound as far as this seat may see; hidden parts are still sealed.
verdict-bad = Bad at line { $line }: { $reason }
verdict-head = No line of this file has the head code { $head }.
verdict-facts = { $ruleset } (version { $version }), game { $game }: { $entries } { $entries ->
    [one] entry
   *[other] entries
 }, { $thrown } { $thrown ->
    [one] throw
   *[other] throws
 } drawn, { $typed } typed in by people, { $undone } undone. Head { $head }.
audit-progress = Reading games
audit-sum = { $files } { $files ->
    [one] file
   *[other] files
 }, { $complaints } { $complaints ->
    [one] complaint
   *[other] complaints
 }.
winner = Winner: { $winner }.
winner-none = Nobody wins.
unknown-clause = There is no clause “{ $name }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
}
cannot-save = { $file } cannot be written: { $reason }.
cannot-save-result = { $file } cannot be written: { $reason }. The result above is complete; nothing that was there before is lost.
