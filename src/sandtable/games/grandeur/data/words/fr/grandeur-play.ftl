# Grandeur : généraux, corps et météo.
grandeur-general = Général { $number } ({ $side })
grandeur-corps = Corps { $number } ({ $side })
grandeur-rank = { $name } ({ $rank })
weather-hot = chaleur
weather-clear = temps clair
weather-after-rain = après la pluie
weather-rain = pluie
weather-foul = mauvais temps

# Grandeur : commandement.
refused-corps = « { $corps } » n’est pas un corps à vous qui doive encore agir ce tour.
refused-other-corps = { $unit } n’est pas du corps qui agit maintenant ({ $corps }).
refused-division-held = Le général de { $unit } est hors de commandement et n’a pas activé sa division : elle ne peut que poursuivre ses mêlées.
refused-general-unknown = Vous n’avez pas de général « { $general } » sur la table.
refused-general-missing = { $general } doit encore être déployé.
refused-general-corps = { $general } ne bouge que si son corps est activé.
refused-general-moved = { $general } a déjà bougé ce tour.
refused-general-far = { $general } peut aller à { $most } U au plus de ce côté.
refused-attach-unknown = « { $unit } » n’est pas une unité à vous sur la table.
refused-attach-led = Un autre général est déjà avec { $unit }.
refused-attach-far = { $unit } est trop loin du général.
refused-attach-way = Des ennemis ou un terrain infranchissable séparent le général de { $unit }.

# Grandeur : activations.
refused-acted = { $unit } a commencé à agir : cela prend toute son activation.
refused-again-first = Le premier mouvement est libre : ordonnez-le.
refused-again-shot = { $unit } a déjà tiré : plus de mouvement.
refused-again-most = { $unit } a déjà fait ses { $most } mouvements.
refused-again-disordered = { $unit } est désorganisée : un seul mouvement.
refused-again-square = { $unit } est en carré : un seul mouvement.
refused-again-command = { $unit } est hors de commandement : un seul mouvement.
refused-rally-again = { $unit } a déjà tenté de se réorganiser pendant cette activation.
refused-opportunity-disordered = { $unit } est désorganisée et ne peut se mettre en opportunité.
refused-square-option = Dans cette bataille les carrés se forment d’eux-mêmes, non sur ordre.
refused-square-type = { $unit } n’est pas de l’infanterie ; elle seule forme le carré.
refused-square-stands = { $unit } est déjà en carré.
refused-square-none = { $unit } n’est pas en carré.
refused-disengage-free = { $unit } n’est dans aucune mêlée.
refused-disengage-foot = { $unit } n’est pas de la cavalerie ; elle seule se désengage.
refused-disengage-fast = { $unit } n’est pas plus rapide que { $enemy } et ne peut s’en désengager.

# Grandeur : réponses.
refused-answer-unit = C’est à { $asked } de réagir, pas à { $unit }.
refused-evade = { $unit } ne peut esquiver cette charge : la cavalerie esquive de front, l’artillerie toujours.
refused-evade-charge = { $unit } n’est pas chargée.
refused-evade-room = { $unit } n’a pas la place d’esquiver derrière elle.
refused-square-charge = { $unit } n’est pas chargée par de la cavalerie.
refused-opportunity-none = { $unit } n’est pas en opportunité, ou elle est désorganisée.
refused-opportunity-away = L’ennemi n’est pas entré dans la zone ni à la portée de { $unit }.
refused-opportunity-target = { $target } n’est pas l’ennemi qui s’approche.

# Grandeur : tir.
refused-guns-disordered = { $unit } est désorganisée : ses pièces ne tirent pas.
refused-guns-command = { $unit } est hors de commandement : ses pièces ne tirent pas.
refused-shoot-square = { $unit } est en carré : pas de tir d’escarmouche.
refused-skirmish-cavalry = Le tir d’escarmouche ne vise jamais la cavalerie.
refused-shoot-general = On ne tire jamais sur un général.

# Grandeur : dés et raisons.
what-weather = Météo
what-corps-initiative = Initiative du corps
what-division = Activation de la division
what-general = Sort du général
what-point-blank = Tir à bout portant
what-discipline-move = Test de discipline : bouger encore
what-discipline-rally = Test de discipline : se réorganiser
what-discipline-opportunity = Test de discipline : se mettre en opportunité
what-discipline-square = Test de discipline : former le carré
what-discipline-evade = Test de discipline : esquiver encore
what-discipline-disengage = Test de discipline : se désengager
why-brave = général brave
why-commander-in-chief = général en chef
why-out-of-command = hors de commandement
why-late-move = mouvement répété
why-hot = chaleur
why-after-rain = sol détrempé
why-rain = pluie
why-foul = mauvais temps
why-charger-phases = longue approche
why-flank = flanc ou arrière
why-opportunity = en opportunité
why-mixed = mêlée de cavalerie
why-square = cible en carré
why-enfilade = enfilade
why-soaked-ground = sol détrempé
why-wet-powder = poudre mouillée

# Grandeur : questions.
ask-corps = { $who } : quel corps activez-vous ?
ask-caught = { $who } : l’ennemi atteint { $unit }. S’échappe-t-il ?
ask-rethrow = { $who } : relancer le test de cohésion de { $unit } ?
ask-reaction = { $who } : comment { $unit } doit-elle réagir ?
asked-corps = le corps à activer
asked-caught = si un général s’échappe
asked-rethrow = s’il faut relancer
asked-reaction = la réaction à une charge ou à un mouvement

# Grandeur : ordres.
order-place-general = déployer { $general } en { $x }/{ $y }
order-name-corps = activer { $corps }
order-ride = { $general } chevauche de { $distance } U, cap { $angle }°
order-attach = attacher { $general }
order-escape = s’échapper
order-surrender = rester et se faire capturer
order-move-again = test de discipline pour bouger encore
order-go-on-opportunity = se mettre en opportunité
order-form-square = former le carré
order-drop-square = rompre le carré
order-disengage = se désengager de { $distance } U
order-evade = esquiver
order-opportunity-fire = tirer sur { $target }
order-opportunity-charge = charger
order-stand = tenir bon
order-keep = garder le dé
order-throw-again = relancer

# Grandeur : ce qui se passe.
grandeur-opening = { $turns ->
    [one] un tour
   *[other] { $turns } tours
} maximum{ $divisions ->
    [yes] { " " }; chaque unité est une division
   *[no] { " " }; chaque unité est une brigade
}
grandeur-army = { $who } : { $points } { $points ->
    [one] point
   *[other] points
 }, VD { $vd }, brisée dès { $beaten } de VD perdue
grandeur-generals = { $who } : { $generals }
grandeur-weather-die-thrown = { $who } : dé de météo, { $face }
grandeur-weather-turned = Météo : { $weather }
grandeur-general-placed = { $general } : posé en { $x }/{ $y }
grandeur-general-rode = { $own ->
    [yes] { $general } : galope jusqu’en { $x }/{ $y }
    [aside] { $general } : s’écarte en { $x }/{ $y }
   *[no] { $general } : s’échappe vers { $x }/{ $y }
}
grandeur-general-attached = { $general } rejoint { $unit }
grandeur-general-stayed = { $general } : reste sur place
grandeur-general-spared = { $general } : indemne (dé { $faces })
grandeur-general-lost = { $how ->
    [caught] { $general } : capturé ou tué
   *[fallen] { $general } : mort au combat
}
grandeur-corps-named = { $who } : corps choisi, { $corps }
grandeur-corps-thrown = { $who }, initiative : { $sum } = { $total }
grandeur-corps-tied = { $winner ->
    [none] Égalité : on relance
   *[other] Égalité ; le meilleur commandement l’emporte : { $winner }
}
grandeur-corps-activated = Activation : { $corps }
grandeur-division-roused = { $general }, hors de commandement : division activée (dé { $faces })
grandeur-division-held = { $general }, hors de commandement : division inactive (dé { $faces }), elle ne peut que poursuivre ses mêlées
grandeur-discipline-tested = { $units } : test de discipline { $purpose ->
    [move] pour bouger encore
    [rally] pour se réorganiser
    [opportunity] pour se mettre en opportunité
    [square] pour former le carré
    [evade] pour esquiver encore
   *[disengage] pour se désengager
}, { $sum } contre { $needed } : { $passed ->
    [yes] réussi
   *[no] raté
}
grandeur-phase-failed = { $units } : désorganisation à la fin du mouvement
grandeur-rally-failed = { $unit } : réorganisation ratée
grandeur-opportunity-taken = { $unit } : mise en opportunité
grandeur-opportunity-used = { $unit } : opportunité saisie contre { $against }
grandeur-bonus-taken = { $units } : dé bonus pour la charge
grandeur-charge-announced = { $targets ->
    [none] { $units } : charge annoncée
   *[other] { $units } : charge annoncée sur { $targets }
}
grandeur-fell-back = { $evaded ->
    [yes] { $unit } : esquive, { $distance } U en arrière
   *[no] { $unit } : désengagement, { $distance } U en arrière
}
grandeur-square-formed = { $unit } : carré formé
grandeur-square-dropped = { $unit } : carré rompu
grandeur-charge-stopped = { $units } : charge interrompue
grandeur-point-blank-fired = { $guns ->
    [yes] { $unit } : tir à mitraille sur { $target }, { $dice } ({ $sum }) : { $faces } – { $hits }
   *[no] { $unit } : tir à bout portant sur { $target }, { $dice } ({ $sum }) : { $faces } – { $hits }
}
grandeur-rethrown = { $again ->
    [yes] { $unit } : { $face } au test de cohésion, relancé
   *[no] { $unit } : { $face } au test de cohésion, gardé
}
grandeur-for-failed = test de discipline raté
grandeur-for-fell-back = mêlée non gagnée
grandeur-for-square = charge d’un carré
