# Refusals of the house, whatever the game.
refused-over = The game is over.
refused-dice-awaited = The game is waiting for dice, not for an order.
refused-not-asked = Answer awaited from { $asked }, not from { $seat }.
refused-join = Seat { $seat } can’t be taken: it doesn’t exist, is taken, or the game has started.
refused-begin = The game can’t start: it already has, or a seat is still free.
refused-not-begun = The game hasn’t started.
refused-no-throw = The game isn’t waiting for dice rolled by hand.
refused-faces = { $count ->
    [one] One roll from 1 to { $sides } is needed.
   *[other] { $count } rolls from 1 to { $sides } are needed.
}
refused-undo = The game can’t be taken back to entry { $entry }.
refused-undo-consent = Going back to entry { $entry } would undo a roll or something revealed: { $missing } must agree.
refused-close = The game isn’t over.
refused-resign = { $seat } can’t resign: no seat here, or the game isn’t running.
refused-expire = { $seat } can’t run out of time: no seat here, or the game isn’t running.
refused-drop = { $seat } can’t be dropped: at least two others must still be playing.
refused-out = Out of the game: { $seat }.
refused-draw = A draw needs everyone’s agreement in a running game; { $agreed } agreed.
refused-draw-player = { $seat } would rather play on.

# What is wrong with a game file.
fault-unreadable = This line can’t be read: { $reason }
fault-canonical = This line isn’t written in the one required form.
fault-chain = This line’s hash doesn’t follow from the line before it.
fault-number = Expected entry { $expected } here, found { $found }.
fault-format = This isn’t a game file this program can read (format { $format }).
fault-ruleset = The rules { $ruleset } (version { $version }) with these tables and this scenario aren’t known here.
fault-contents = This game’s tables or scenario can’t be used: { $reason }
fault-lines = The file has more than { $most } lines.
fault-scenario = The rules don’t allow this scenario.
fault-seal = What is revealed as { $place } isn’t what was sealed.
fault-commitment = The secret isn’t the one the game committed to.
fault-count = The last line counts { $found } { $found ->
    [one] entry
   *[other] entries
 }; there { $expected ->
    [one] is
   *[other] are
 } { $expected }.
fault-throws = The rolls recorded here aren’t the ones the rules call for.
fault-illegal = The rules don’t allow this order.
fault-dice = The dice don’t match the secret.
fault-sides = The dice named here have a different number of sides than the rules say.
fault-nonce = The number of { $seat } doesn’t follow from the secret, as the file claims.
fault-nonce-form = A seat adds 64 hexadecimal digits, in lower case.
fault-events = What is said to have happened doesn’t follow from the rules.
fault-state = The final state isn’t the one reached.
fault-after-end = There is something after the last line.
fault-broken = The rules can’t be carried out with what this file holds: { $reason }
fault-truncated = The file breaks off mid-line.

# What is wrong with other files.
fault-file = The file can’t be read: { $reason }.
fault-toml = This isn’t TOML: { $reason }.
fault-encoding = The file isn’t UTF-8 text.
fault-too-large = The file is larger than { $most } bytes.
fault-missing = Field { $field } is missing.
fault-unknown-field = There is no field “{ $field }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
} Known here: { $known }.
fault-name = “{ $name }” isn’t known.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
}{ $known ->
    [none] { "" }
   *[other] { " " }Known: { $known }.
}
fault-type = Expected { $expected }, found { $found }.
fault-range = Expected a whole number from { $low } to { $high }, found { $found }.
fault-long = At most { $most } characters or entries are allowed here, found { $found }.
fault-many = There are more than { $most } errors. The rest of the file wasn’t checked.
fault-toml-dotted = A name has more than { $most } parts with dots between them.
fault-toml-nested = Arrays and tables are nested more than { $most } deep.
fault-toml-keys = The file has more than { $most } fields, tables and arrays.
fault-toml-values = The file’s arrays hold more than { $most } values.
fault-toml-long = A name, number or text is longer than { $most } characters.

# Commands.
at-line = { $file }, line { $line }
in-file = { $file }
audit-progress = Reading games
audit-sum = { $files } { $files ->
    [one] file
   *[other] files
 }, { $complaints } { $complaints ->
    [one] complaint
   *[other] complaints
 }.
winner = Winner: { $winner }.
winner-none = No winner.
unknown-clause = There is no clause “{ $name }”.{ $nearest ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $nearest }”?
}
cannot-save = { $file } can’t be written: { $reason }.
cannot-save-result = { $file } can’t be written: { $reason }. The result above is complete; nothing that was there before is lost.
