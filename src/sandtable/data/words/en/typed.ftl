# Real dice that people type in.
type-dice = What did you roll?
type-dice-one = What did you roll?
type-dice-for = { $count ->
    [one] One d{ $sides }
   *[other] { $count } d{ $sides }
 }
type-dice-enter = Enter
type-dice-face = { $face }
conclude = All correct: keep the result
conclude-note = Until you keep it, you can still undo the last die.
wish-close = { $who } would like to keep the result. Were all dice entered as they fell?
wished-close = Waiting for the others to confirm that all dice were entered as they fell.
type-dice-drop = Remove { $face }
dice-typed-note = Roll on your table and tap the face that came up.
dice-fair-note = Fair dice that can be verified afterwards from the game file.
