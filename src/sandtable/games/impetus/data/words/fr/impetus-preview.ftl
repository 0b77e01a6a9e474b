# Basic Impetus : avant de donner un ordre.
will-give-way = { $unit } : cède le passage
will-disorder = { $reason ->
    [none] { $unit } : désorganisation
   *[other] { $unit } : désorganisation ({ $reason })
}
will-rally = { $unit } : réorganisation
will-roll = { $rolling ->
    [yes] { $unit } : toujours en mouvement
   *[no] { $unit } : arrêt
}
will-cross = { $unit } : passage à travers { $friend }
will-stop = { $unit } : arrêt contre { $by }
will-flank = { $attacker } : attaque de flanc ou d’arrière contre { $unit }
will-lose = { $unit } : perte de { $amount } VBU
will-lose-rear = { $unit } : perte de l’unité arrière
will-rout = { $unit } : destruction
ahead-meets = { $sure ->
    [yes] Contact avec { $units }
    [stands] Contact avec { $units } si l’ennemi tient
   *[no] Contact avec { $units } si la charge arrive
}
ahead-unhurt = sauf pertes avant le choc
ahead-uncounted = Trop de possibilités pour calculer les chances.
unit-gone = hors de combat
shoot-nobody = Tirer
