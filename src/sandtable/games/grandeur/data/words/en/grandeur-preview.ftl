# Grandeur: before an order is given.
will-attach = { $general } will join { $unit }
will-lose-general = { $general } will be lost
will-wait = { $unit } will go on opportunity
will-stop-charge = { $units } will not charge
will-square = { $unit } will form square
will-unsquare = { $unit } will break square
will-fail = { $units } will end the move in disorder
