# What checking a game file has shown: said by the program, never by a page itself

verdict-sound = Verified.
verdict-unfinished = Correct so far, but unfinished.
verdict-trusted = Correct and finished, but not all of it is proven: { $recorded } { $recorded ->
    [one] entry
   *[other] entries
 } of an earlier game are taken as recorded.
verdict-typed = Verified, with dice entered by hand.
verdict-veiled = Correct as far as this seat can see; hidden parts are still sealed.
verdict-bad = Invalid at line { $line }: { $reason }
verdict-head = No line of this file has the dice check code { $head }.
verdict-dice =
    { $dice ->
        [drawn] Dice: every roll was redrawn from the very first, { $drawn } in all.
        [recorded] Dice: { $drawn } rolls were redrawn; those in { $recorded } entries of an earlier game are taken as recorded. Anyone could have made them up.
        [typed] Dice: rolled and entered by hand, and as honest as the players.
       *[open] Dice: taken as recorded. They can be redrawn once the game is over and everything in it is revealed.
    }
verdict-steering =
    { $steering ->
        [none] Who could choose the dice: nobody, if the numbers of { $players } came from their players, as the file says; each player’s own page checks that. The game’s host held the secret and could know the dice before they fell.
        [seed] Who could choose the dice: the person who chose the seed. Anyone who knows it knows every roll.
        [people] Who could choose the dice: the people who rolled them.
       *[keeper] Who could choose the dice: the game’s host. No player’s own number is in them, so others could have been tried until they suited.
    }
verdict-tables =
    { $shipped ->
        [yes] Tables: the program’s own ({ $tables }).
       *[no] Tables: not the program’s, but the game’s own ({ $tables }).
    }
verdict-scenario =
    { $named ->
        [none] Scenario: made for this game ({ $scenario }).
       *[other] Scenario: { $named }, as supplied with the program ({ $scenario }).
    }
verdict-facts = { $ruleset } (version { $version }), game { $game }: { $entries } { $entries ->
    [one] entry
   *[other] entries
 }, { $thrown } { $thrown ->
    [one] roll
   *[other] rolls
 } by the program, { $typed } entered by hand, { $undone } undone. Dice check code { $head }.
verdict-descent =
    { $drawn ->
        [yes] It continues game { $game } after entry { $entry } (dice check code { $head }), whose dice were redrawn too.
       *[no] It continues game { $game } after entry { $entry } (dice check code { $head }), whose dice are taken as recorded.
    }
verdict-bad-short = This file isn’t what was played.
proof-chain =
    { $held ->
        [no] The chain is broken: a line was changed, removed or slipped in.
       *[yes] The chain holds: no line was changed, removed or slipped in.
    }
proof-rules =
    { $held ->
        [open] Some orders are still sealed: the rules can be checked when they are opened.
       *[yes] The rules hold: the program replayed every order, and the same happened.
    }
proof-dice =
    { $held ->
        [yes] The dice are fair: every roll was redrawn from the very first, from the secret promised beforehand.
        [recorded] This game’s dice were redrawn; those of the earlier game it continues are taken as recorded. Anyone could have made them up.
        [typed] The dice were rolled and entered by hand: they are as honest as the players.
       *[open] The dice are as recorded; they can be redrawn once the game is over and its secret revealed.
    }
proof-result =
    { $held ->
        [yes] The result is right: the game ended as the file says.
       *[open] There is no result yet.
    }
proof-origin =
    { $held ->
        [drawn] It continues game { $game } after entry { $entry }; all of that was replayed, dice included.
       *[recorded] It continues game { $game } after entry { $entry }; all of that was replayed, with its dice as recorded.
    }
proof-head =
    { $held ->
        [yes] The file contains the dice check code { $head }: it is the game you were playing when you noted it.
       *[no] No line of this file has the dice check code { $head }.
    }
proof-tables =
    { $held ->
        [yes] The rules’ tables are the program’s own ({ $tables }).
       *[open] The rules’ tables aren’t the program’s, but the game’s own ({ $tables }).
    }
proof-steering =
    { $held ->
        [none] Nobody could choose the dice, if the numbers of { $players } came from their players, as the file says: each player’s own page checks that. The game’s host held the secret and could know the dice before they fell.
        [seed] The dice follow from a seed: anyone who knows it knows every roll.
        [people] The people who rolled chose the dice, if anyone did.
       *[keeper] The game’s host could have tried out dice until they suited: no player’s own number is in them.
    }
