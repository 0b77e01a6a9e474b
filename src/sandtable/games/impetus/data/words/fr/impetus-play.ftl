# Basic Impetus : camps, unités et terrain.
role-red = Rouge
role-blue = Bleu
impetus-unit = { $type } { $number } ({ $side })
impetus-of-side = { $name } ({ $side })
impetus-edge = le bord de la table
impetus-piece = { $kind } « { $name } »
terrain-hill = colline douce
terrain-scrub = broussailles
terrain-stones = terrain caillouteux
terrain-mud = boue
terrain-fields = champs cultivés
terrain-wood = bois
terrain-steep-hill = colline escarpée
terrain-dunes = dunes
terrain-marsh = marais
terrain-hedged-fields = champs entourés de haies
terrain-village = village
terrain-rocks = rochers
terrain-lake = lac
terrain-town = ville
terrain-road = route
terrain-river = rivière

# Basic Impetus : qui peut agir.
refused-units-none = L’ordre ne nomme aucune unité.
refused-units-twice = Une unité est nommée deux fois.
refused-units-joined = De ces unités, les unes sont déjà activées, les autres non : elles n’agissent pas ensemble.
refused-unit-other = { $unit } est à l’ennemi.
refused-unit-used = { $unit } a déjà été activée ce tour-ci.
refused-unit-gone = { $unit } est en déroute.
refused-unit-rear = { $unit } est l’arrière d’une grande unité : c’est à l’unité de devant que l’on donne les ordres.
refused-unit-unknown = Il n’y a pas d’unité { $unit }.
refused-active = Ces unités sont déjà activées.
refused-roll-first = { $unit } est lancée et doit continuer avant qu’une autre unité soit activée.
refused-group-split = Une unité activée en groupe ne bouge pas seule.
refused-in-melee = { $unit } est en mêlée : ni mouvement, ni tir, ni réorganisation.
refused-move-pledged = { $unit } a tiré sans annoncer de mouvement : elle reste sur place.
refused-move-rallied = { $unit } s’est réorganisée : elle reste sur place.
refused-rally-group = { $unit } agit en groupe ; une unité se réorganise seule.
refused-rally-moved = { $unit } a bougé ; seule une unité immobile se réorganise.
refused-rally-pledged = { $unit } a tiré sans annoncer de réorganisation.
refused-fight = { $unit } n’est pas en mêlée.
refused-fight-late = { $unit } est déjà activée ; une phase de mêlée prend toute une activation.

# Basic Impetus : mouvements.
refused-way-none = Un mouvement de 0 U n’en est pas un.
refused-way-pace = Le mouvement est de { $most } U au plus.
refused-way-ground = Le terrain ralentit le mouvement : { $most } U au plus.
refused-way-road = { $most } U au plus sur la route.
refused-way-edge = On ne quitte pas la table volontairement.
refused-way-closed = { $by } : infranchissable.
refused-way-friend = { $by } barre le passage et ne peut être traversée.
refused-way-crossing = Le mouvement finirait sur { $by }.
refused-way-enemy = { $by } barre le passage : on ne va au contact qu’en chargeant.
refused-group-rough = Un tel groupe ne bouge pas en terrain inégal ({ $by }).
refused-group-difficult = En terrain difficile, seuls des tirailleurs ou de l’infanterie légère en colonne bougent en groupe ({ $by }).
refused-moved = Les unités ont déjà bougé.
refused-march-road = Le milieu du front doit être sur une route, et l’unité ou la colonne orientée selon elle à 22,5° près ; une route ne tourne personne vers elle.
refused-zone-road = Dans la zone de contrôle de { $enemy }, on ne suit aucun virage et personne n’est aligné sur la route.
refused-road-turn = Pas de place pour tourner le long de la route : { $by } est en travers.
refused-sidestep-angle = { $angle }° n’est pas une direction de côté ni oblique : il faut entre 0° et 180°, à gauche ou à droite.
refused-wheel-wide = La roue est de { $most }° au plus.
refused-wheel-enemy = La roue rencontrerait { $by }.
refused-wheel-then-move = Une unité désorganisée ne bouge pas après une roue.

# Basic Impetus : chars.
refused-chariot-half = { $unit } doit parcourir tout droit la moitié de son mouvement avant de faire une roue.
refused-chariot-short = Un char qui bouge parcourt au moins la moitié de son mouvement.
refused-chariot-wheel = Sur place, le char tourne de { $most }° au plus.
refused-wheel-twice = { $unit } vient de faire une roue : il lui faut la moitié de son mouvement avant la suivante.
refused-halt-type = { $unit } n’est pas un char ; seuls les chars tournent sur place.
refused-halt-rolling = { $unit } n’est pas à l’arrêt ; seul un char à l’arrêt tourne sur place.
refused-roll = { $unit } n’a pas à continuer sur sa lancée.

# Basic Impetus : charges et mêlées.
refused-charge-impetus = Avec I 0, on ne charge pas.
refused-bonus-late = Le bonus de charge s’annonce avant tout mouvement.
refused-charge-wheel-disordered = { $unit } est désorganisée et ne peut faire de roue avant de charger.
refused-charge-wheel-whole = { $unit } a M 0 : sa roue est tout son mouvement.
refused-charge-reach = Aucun ennemi à portée de charge ({ $reach } U).
refused-mains = Ces deux-là ne sont pas les prochaines unités principales.
refused-support = C’est à { $asked } de soutenir, une ou deux mêlées dont elle touche l’unité principale ennemie.
refused-next = { $unit } n’a plus de mêlée à livrer.
refused-meets-edition = C’est l’autre édition qui offre ce choix, pas celle que l’on joue.

# Basic Impetus : dés et raisons.
what-melee = Mêlée
what-pila = Pila
what-shift = Décalage
impetus-what-fire = Tir
impetus-what-pursuit = Poursuite
impetus-what-retreat = Recul
why-support = support
why-least = minimum
impetus-for-again = seconde désorganisation
impetus-for-aside = mouvement de côté ou en arrière
impetus-for-backing = déroute de l’unité de devant
impetus-for-closed = terrain infranchissable
impetus-for-difficult = terrain difficile
impetus-for-edge = bord de la table
impetus-for-elephants = peur des éléphants
impetus-for-flank = attaque de flanc ou d’arrière
impetus-for-moved = tout mouvement désorganise
impetus-for-pushed = refoulée par des amis
impetus-for-river = passage de la rivière
impetus-for-rough = terrain inégal
impetus-for-rout = déroute d’amis à proximité
impetus-for-run-into = bousculade par des amis
impetus-for-scythed = mêlée non gagnée
impetus-for-short = charge trop courte
impetus-for-spent = plus de VBU
impetus-for-trampled = piétinement par des éléphants
impetus-for-wheeled = roue préalable
impetus-for-wheeling = roue en plein mouvement
impetus-for-zone = zone de contrôle ennemie

# Basic Impetus : avant le premier tour.
impetus-opening = { $edition ->
    [fr] Édition française
    [es] Édition espagnole
   *[other] Édition { $edition }
}, { $turns ->
    [one] un tour
   *[other] { $turns } tours
} maximum
impetus-army = { $who } : VD { $vd }, armée battue dès { $beaten } de VD perdue
impetus-roster = { $who } : { $units }
impetus-ground = Terrain : { $pieces }
impetus-setup-thrown = { $who }, jet pour attaquer ou défendre : { $sum } = { $total }
impetus-setup-tied = Égalité : on relance
impetus-defender-found = Défenseur : { $who }. Attaquant : { $other }
impetus-piece-placed = Posé : { $piece }
impetus-piece-failed = Jet raté, pas d’élément : { $kind }
impetus-piece-moved = Déplacé : { $piece }
impetus-piece-removed = Retiré : { $piece }
impetus-terrain-settled = { $placed ->
    [yes] { $who } : tout le terrain est placé
   *[no] { $who } : le terrain reste tel quel
}
impetus-half-picked = { $who } : choix de la moitié { $half ->
    [lower] du bas
   *[upper] du haut
}
impetus-unit-deployed = { $rear ->
    [none] { $unit } : déploiement en { $x }/{ $y }, face à { $heading }°
   *[other] { $unit } : déploiement en { $x }/{ $y }, face à { $heading }°, avec { $rear } derrière
}
impetus-unit-lifted = { $unit } : reprise en main
impetus-army-deployed = { $who } : armée prête pour la bataille

# Basic Impetus : le tour.
impetus-turn-began = Tour { $number }
impetus-initiative-thrown = { $who }, initiative : { $sum } = { $total }
impetus-initiative-tied = Égalité à l’initiative : on relance
impetus-initiative-won = Initiative : { $who }
impetus-half-turn-began = À jouer : { $who }
impetus-grouped = { $units } : groupe formé
impetus-held = { $units } : en position
impetus-melees-go-on = Mêlées pas encore jouées ce tour ; premier à agir : { $who }
impetus-turn-ended = Fin du tour { $number }. VD perdue : { $sidered }, { $red } sur { $wholered } ; { $sideblue }, { $blue } sur { $wholeblue }
impetus-battle-ended = { $how ->
    [beaten] Victoire : { $who }. L’ennemi a perdu la moitié de sa VD
   *[last] Victoire : { $who }. Au dernier tour, l’ennemi a perdu la plus grande part de sa VD
}
impetus-battle-drawn = { $how ->
    [beaten] Match nul : les deux armées sont battues
   *[last] Match nul : au dernier tour, les deux armées ont perdu la même part
}

# Basic Impetus : mouvements accomplis.
impetus-moved-advance = { $units } : avance de { $distance } U
impetus-moved-wheel = { $units } : roue de { $angle }° à { $corner ->
    [left] gauche
   *[right] droite
}
impetus-moved-wheel-at-halt = { $units } : rotation sur place de { $angle }° à { $corner ->
    [left] gauche
   *[right] droite
}
impetus-moved-sidestep = { $units } : { $slant ->
    [ahead] { $distance } U en diagonale avant { $corner ->
        [left] gauche
       *[right] droite
    }
    [back] { $distance } U en diagonale arrière { $corner ->
        [left] gauche
       *[right] droite
    }
   *[aside] pas de côté de { $distance } U à { $corner ->
        [left] gauche
       *[right] droite
    }
}
impetus-moved-backward = { $units } : marche arrière de { $distance } U
impetus-moved-march = { $units } : marche de { $distance } U sur la route
impetus-moved-charge = { $contact ->
    [yes] { $units } : charge au contact ({ $distance } U)
    [along] { $units } : suit la charge ({ $distance } U)
   *[no] { $units } : charge de { $distance } U dans le vide
}
impetus-moved-roll = { $units } : { $distance } U sur la lancée
impetus-moved-pursuit = { $units } : poursuite de { $distance } U
impetus-moved-turn = { $units } : pivot de { $angle }°, face à l’ennemi
impetus-moved-retreat = { $units } : recul de { $distance } U
impetus-moved-push = { $units } : refoulement de { $distance } U
impetus-moved-stampede = { $units } : emballement de { $distance } U en arrière
impetus-moved-crossed = { $units } : repli derrière l’unité
impetus-disordered = { $reason ->
    [none] { $unit } : désorganisation
   *[other] { $unit } : désorganisation ({ $reason })
}
impetus-rallied = { $unit } : réorganisation
impetus-chariot-rolled = { $rolling ->
    [yes] { $unit } : toujours lancée
   *[no] { $unit } : arrêt
}
impetus-charge-declared = { $bonus ->
    [yes] { $units } : charge annoncée, avec le dé bonus
   *[no] { $units } : charge annoncée
}
impetus-bonus-thrown = { $units } : dé { $faces }, +{ $distance } U de charge
impetus-friend-crossed = { $unit } : passage à travers { $friend }
impetus-blocked = { $unit } : arrêt contre { $by }

# Basic Impetus : tirs et pertes.
impetus-hits = { $hits ->
    [0] aucun dommage
    [one] un dommage
   *[other] { $hits } dommages
}
impetus-dice = { $dice ->
    [one] un dé
   *[other] { $dice } dés
}
impetus-shot-fired = { $unit } : tir sur { $target }, { $dice } ({ $sum }) : { $faces } – { $hits }
impetus-tested = { $unit } : test de cohésion, { $face } contre { $critical } ({ $sum }) : { $passed ->
    [yes] réussi
   *[no] raté
}
impetus-strength-lost = { $rear ->
    [yes] { $unit } : −{ $amount } VBU dans les rangs arrière
   *[no] { $unit } : −{ $amount } VBU
}, { $left ->
    [0] il n’en reste plus
   *[other] reste { $left }
}{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}
impetus-destroyed = { $unit } : détruite, { $last ->
    [one] dernière VBU perdue
   *[other] { $last } dernières VBU perdues
}{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}
impetus-rear-lost = { $unit } : perte de l’unité arrière, { $rear }
impetus-routed = { $reason ->
    [none] { $unit } : déroute
   *[other] { $unit } : déroute ({ $reason })
}
impetus-removed = { $reason ->
    [none] { $unit } : retrait de la table
   *[other] { $unit } : retrait de la table ({ $reason })
}
impetus-stampede-thrown = { $done ->
    [yes] { $unit } : panique et emballement de { $distance } U en arrière (dé { $faces })
   *[no] { $unit } : panique, { $distance } U en arrière (dé { $faces })
}

# Basic Impetus : mêlée.
impetus-shift-thrown = { $unit } : fronts parfaitement alignés (dé { $faces }), { $corner ->
    [left] décalage à gauche
    [right] décalage à droite
   *[none] pas de place pour un décalage
}
impetus-flanked = { $attacker } prend { $unit } de flanc ou d’arrière
impetus-pila-thrown = { $who } : lancer de pila sur { $unit }, { $dice } : { $faces } – { $hits }
impetus-mains-met = { $supports ->
    [none] Mêlée : { $one } contre { $other }
   *[other] Mêlée : { $one } contre { $other }, avec { $supports } en support
}
impetus-melee-thrown = { $unit } : { $dice } ({ $sum }) : { $faces } – { $hits }
impetus-melee-judged = { $loser } perd la mêlée contre { $winner }
impetus-melee-drawn = { $one } contre { $other } : mêlée nulle
impetus-retreat-thrown = { $done ->
    [yes] { $unit } : recul de { $distance } U (dé { $faces })
   *[no] { $unit } : recul imposé de { $distance } U (dé { $faces })
}
impetus-pursuit-thrown = { $done ->
    [yes] { $unit } : poursuite de { $distance } U (dé { $faces })
    [asks] { $unit } : poursuite possible de { $distance } U (dé { $faces })
   *[no] { $unit } : dé de poursuite { $faces }, soit { $distance } U
}
impetus-pursuit-declined = { $unit } : renonce à poursuivre

# Basic Impetus : ce qui est demandé.
ask-terrain = { $who } : placer un élément de terrain ?
ask-terrain-change = { $who } : retirer ou déplacer un élément de terrain ?
ask-deployment = { $who } : déployez votre armée
ask-orders = { $who } : vos ordres ?
ask-meets-ahead = { $who } : { $unit } tombe sur { $friend }. Traverser ou s’arrêter ?
ask-meets-behind = { $who } : { $unit } recule sur { $friend }. Que faire ?
ask-rolling = { $who } : { $unit } doit-elle s’arrêter ou rester lancée ?
ask-pursue = { $who } : { $unit } : poursuivre ?
ask-parallel = { $who } : { $unit } : poursuivre tout droit, ou d’abord se mettre face à l’ennemi ?
ask-mains = { $who } : quelles sont les deux unités principales ?
ask-support = { $who } : quelles mêlées soutenir avec { $unit } ?
ask-next-melee = { $who } : quelle mêlée ensuite ?
asked-terrain = terrain à poser
asked-terrain-change = changement du terrain
asked-deployment = déploiement
asked-orders = ordres aux unités
asked-meets-ahead = ami sur le chemin
asked-meets-behind = ami sur le chemin d’un recul
asked-rolling = arrêt ou non d’un char
asked-pursue = poursuite ou non
asked-parallel = direction de la poursuite
asked-mains = unités principales
asked-support = mêlées à soutenir
asked-next-melee = mêlée suivante

# Basic Impetus : ordres.
impetus-order = { $units } : { $order }
order-place-piece = poser : { $piece }
order-terrain-done = terminé
order-remove-piece = retirer : { $piece }
order-move-piece = déplacer : { $piece }
order-leave-terrain = laisser le terrain tel quel
order-pick-half = { $half ->
    [lower] prendre la moitié du bas
   *[upper] prendre la moitié du haut
}
order-deploy = { $rear ->
    [none] déployer en { $x }/{ $y }, face à { $heading }°
   *[other] déployer en { $x }/{ $y }, face à { $heading }°, avec { $rear } derrière
}
order-deployment-done = commencer la bataille
order-activate = former un groupe
order-pass = tenir la position
order-end-turn = fin du tour ; les autres unités tiennent la position
order-advance = avancer de { $distance } U
order-wheel = roue de { $angle }° à { $corner ->
    [left] gauche
   *[right] droite
}
order-wheel-at-halt = tourner sur place de { $angle }° à { $corner ->
    [left] gauche
   *[right] droite
}
order-sidestep = { $way ->
    [ahead] en diagonale vers l’avant { $corner ->
        [left] gauche
       *[right] droit
    }
    [back] en diagonale vers l’arrière { $corner ->
        [left] gauche
       *[right] droit
    }
   *[aside] pas de côté à { $corner ->
        [left] gauche
       *[right] droite
    }
}, { $distance } U
order-backward = reculer de { $distance } U
order-march = marcher de { $distance } U sur la route
order-roll-on = continuer sur sa lancée
order-charge = { $corner ->
    [left] roue de { $angle }° à gauche et charge
    [right] roue de { $angle }° à droite et charge
   *[none] charger
}{ $bonus ->
    [yes] { " " }avec le dé bonus
   *[no] { "" }
}
order-rally = se réorganiser
order-shoot = tirer sur { $target }{ $side ->
    [left] { " " }du côté gauche
    [right] { " " }du côté droit
    [rear] { " " }vers l’arrière
   *[front] { "" }
}{ $then ->
    [move] , puis bouger
    [rally] , puis se réorganiser
   *[stay] , puis rester sur place
}
order-fight = combattre encore
order-take-mains = unités principales : { $one } contre { $other }
order-support = soutenir contre { $against }
order-fight-next = jouer cette mêlée maintenant
order-cross = traverser
order-push = repousser
order-stop = s’arrêter
order-pursue = poursuivre
order-hold = tenir la position
order-straight = tout droit
order-parallel = se mettre face à l’ennemi d’abord
order-halt-chariot = s’arrêter
order-keep-rolling = rester lancée

# Parties sans paroles.
refused-chariot-halted = { $unit } a été arrêtée et ne repart pas pendant cette activation.
