# Where a game has no form and no answers of its own.
scenario-chosen = Scenario
outlook-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
outlook-chances = Chance of each roll
