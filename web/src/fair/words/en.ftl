sign-checking = Dice: checking …
sign-good = Dice verified: nothing wrong
sign-partly = Dice: nothing wrong, but not everything can be checked
sign-wrong = Dice: something is wrong
sign-short = Something is wrong

title = Dice
banner-checking = Reading the game file …
banner-good = Verified. This page has checked the game itself, and nothing is wrong.
banner-partly = Nothing is wrong, but not everything in this game can be checked.
banner-wrong = Something is wrong with this game.

done = Checked
done-commitment = The dice secret was fixed before this browser added anything, and the promise still stands ({ $code }).
done-chain = { $entries ->
    [one] One chained entry, unchanged.
   *[other] { $entries } chained entries: none changed, removed or slipped in since this browser saw them.
}
done-orders = { $orders ->
    [one] One order is in the game file exactly as given on this screen.
   *[other] { $orders } orders are in the game file exactly as given on this screen.
}
done-throws = { $throws ->
    [0] No dice were rolled.
    [one] Every roll was redrawn and matches: one roll.
   *[other] Every roll was redrawn and matches: { $throws } rolls.
}
done-secret = The secret revealed at the end is the one promised.
number-here = { $who }: this browser drew the number that goes into the dice.
number-elsewhere = { $who }: another browser with this seat drew the number that goes into the dice.
number-player = { $who }: the number in the dice comes from its player, whose own page checks it.
number-secret = { $who }: nobody chose the number in the dice; it follows from the secret.
number-server = { $who }: the server drew the number in the dice, so its operator could have tried others.
earlier-drawn = This game continues game { $game } after step { $entries }. Those dice were redrawn too: { $throws } rolls.
earlier-recorded = This game continues game { $game } after step { $entries }. { $recorded } earlier entries are taken as recorded: their dice can’t be redrawn here.

later = At the end
later-secret = The secret is revealed, and this page compares it with the promise.
later-throws = Every roll is redrawn here, without the server’s help: { $throws } so far.
besides = Also
typed = Players roll real dice and enter them by hand. They are as honest as the players.
older = An older version started this game: its rolls don’t say how many sides the dice have, so only “sandtable verify” can redraw them.

cannot = What this page can’t see
cannot-rules = Whether every order was legal: that takes the rules. “sandtable verify” replays the whole file and knows.
cannot-know = The server’s operator holds the secret until the end and can know the dice before they fall. They can’t choose them once your number is in.
cannot-league = A player in league with the operator could choose orders, or a number of their own, knowing the dice. So could the operator for the computer players.
cannot-page = This page comes from the same server. If you don’t trust it, save the game file and check it with a program of your own.
head = Dice check code: { $head }

wrong-then = You can play on, but don’t trust the dice. Save the game file and show it to the others: this page keeps the warning.
wrong-commitment = The server now names a different secret from the one it promised when you joined.
wrong-header = The start of the game isn’t the one that was fixed when you joined.
wrong-chain = Entry { $n } doesn’t follow from the one before: something was changed.
wrong-gap = Entry { $n } is missing from the game file.
wrong-untold = Entry { $n } was kept from this page.
wrong-told = Entry { $n } in the game file isn’t what this page was told: its dice or its author differ.
wrong-shorter = This browser has seen { $n } entries, and now there are only { $entries }. Some were removed.
wrong-rewritten = This is no longer the game this browser has seen: entries were replaced.
wrong-nonce = The number this browser drew for { $who } isn’t in the dice. Someone swapped it.
wrong-derived = The number for { $who }, played by the computer, doesn’t follow from the secret. Someone chose it.
wrong-order = The order in entry { $n } isn’t the one you gave.
wrong-rolled = The dice in entry { $n } aren’t the ones you entered.
wrong-count = The game’s last line miscounts its entries.
wrong-secret = The secret revealed at the end isn’t the one promised.
wrong-dice = A roll in entry { $n } shows { $shown }, but the secret gives { $drawn }.
wrong-sides = Entry { $n } doesn’t say which dice were rolled.
wrong-seal = What was hidden in entry { $n } isn’t what is revealed now.
wrong-branch = The earlier game this one continues is forged{ $inner ->
    [dice] : a roll in its entry { $n } doesn’t follow from its secret.
    [secret] : its secret isn’t the one it promised.
   *[other] : its entries don’t follow from each other.
}
wrong-unreadable = The game file can’t be read.

file-good = Verified. This page has read the file itself: { $entries } chained entries, { $throws } rolls redrawn.
file-partly = This page has read the file itself: { $entries } chained entries. Its dice can’t be redrawn here.
