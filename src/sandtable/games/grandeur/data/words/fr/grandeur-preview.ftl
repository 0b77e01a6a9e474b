# Grandeur : avant de donner un ordre.
will-attach = { $general } rejoint { $unit }
will-lose-general = { $general } : perdu
will-wait = { $unit } : mise en opportunité
will-stop-charge = La charge de { $units } n’a pas lieu
will-square = { $unit } : formation du carré
will-unsquare = { $unit } : carré rompu
will-fail = { $units } : désorganisation à la fin du mouvement
