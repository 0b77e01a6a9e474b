# Basic Impetus: before an order is given.
will-give-way = { $unit } will give way
will-disorder = { $reason ->
    [none] { $unit } will fall into disorder
   *[other] { $unit } will fall into disorder: { $reason }
}
will-rally = { $unit } will rally
will-roll = { $rolling ->
    [yes] { $unit } will keep rolling
   *[no] { $unit } will come to a halt
}
will-cross = { $unit } will pass through { $friend }
will-stop = { $unit } will stop at { $by }
will-flank = { $attacker } will take { $unit } in flank or rear
will-lose = { $unit } will lose { $amount } VBU
will-lose-rear = { $unit } will lose the rear unit
will-rout = { $unit } will be destroyed
ahead-meets = { $sure ->
    [yes] Contact with { $units }
    [stands] Contact with { $units } if they stand
   *[no] Contact with { $units } if the charge gets there
}
ahead-unhurt = unless hit first
ahead-uncounted = Too many possibilities to work out the chances.
unit-gone = destroyed
shoot-nobody = Shoot
