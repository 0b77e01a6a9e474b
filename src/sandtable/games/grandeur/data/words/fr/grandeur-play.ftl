# Grandeur : généraux, corps et météo.
grandeur-general = général { $number } ({ $side })
grandeur-corps = corps { $number } ({ $side })
grandeur-rank = { $name } ({ $rank })
weather-hot = chaleur
weather-clear = temps clair
weather-after-rain = après la pluie
weather-rain = pluie
weather-foul = mauvais temps

# Grandeur : commandement.
refused-corps = « { $corps } » n’est pas un corps à vous qui doive encore agir ce tour.
refused-other-corps = { $unit } n’est pas du corps qui agit maintenant ({ $corps }).
refused-division-held = Le général de { $unit } est hors de portée et n’a pas activé sa division : elle ne fait que continuer ses mêlées.
refused-general-unknown = Vous n’avez pas de général « { $general } » sur la table.
refused-general-missing = { $general } doit encore être déployé.
refused-general-corps = { $general } ne bouge que si son corps est activé.
refused-general-moved = { $general } a déjà bougé ce tour.
refused-general-far = { $general } peut aller à { $most } U au plus de ce côté.
refused-attach-unknown = « { $unit } » n’est pas une unité à vous sur la table.
refused-attach-led = Un autre général est déjà avec { $unit }.
refused-attach-far = { $unit } est trop loin du général.
refused-attach-way = Des ennemis ou un terrain infranchissable séparent le général de { $unit }.

# Grandeur : activations.
refused-acted = { $unit } a commencé à agir : cela se fait à la place de toute autre action.
refused-again-first = La première phase de mouvement est libre : ordonnez un mouvement.
refused-again-shot = { $unit } a déjà tiré : ses phases de mouvement sont comptées.
refused-again-most = { $unit } a fait { $most } phases de mouvement : pas davantage.
refused-again-disordered = { $unit } est désorganisée : une seule phase de mouvement.
refused-again-square = { $unit } est en carré : une seule phase de mouvement.
refused-again-command = { $unit } est hors de tout commandement : une seule phase de mouvement.
refused-rally-again = { $unit } a déjà tenté de se réorganiser pendant cette activation.
refused-opportunity-disordered = { $unit } est désorganisée et ne peut se mettre en opportunité.
refused-square-option = Dans cette bataille les carrés se forment d’eux-mêmes, non sur ordre.
refused-square-type = { $unit } n’est pas de l’infanterie ; elle seule forme le carré.
refused-square-stands = { $unit } est déjà en carré.
refused-square-none = { $unit } n’est pas en carré.
refused-disengage-free = { $unit } n’est dans aucune mêlée.
refused-disengage-foot = { $unit } n’est pas de la cavalerie ; elle seule se désengage.
refused-disengage-fast = { $unit } n’est pas plus rapide que { $enemy } et ne peut s’en désengager.

# Grandeur : réponses.
refused-answer-unit = C’est { $asked } qui répond maintenant, non { $unit }.
refused-evade = { $unit } ne peut esquiver cette charge : la cavalerie esquive de front, l’artillerie toujours.
refused-evade-charge = { $unit } n’est pas chargée.
refused-evade-room = { $unit } n’a pas la place d’esquiver derrière elle.
refused-square-charge = { $unit } n’est pas chargée par de la cavalerie.
refused-opportunity-none = { $unit } n’est pas en opportunité, ou elle est désorganisée.
refused-opportunity-away = L’ennemi n’est pas entré dans la zone ni à la portée de { $unit }.
refused-opportunity-target = { $target } n’est pas l’ennemi qui s’est présenté.

# Grandeur : tir.
refused-guns-disordered = { $unit } est désorganisée : ses pièces se taisent.
refused-guns-command = { $unit } est hors de tout commandement : ses pièces se taisent.
refused-shoot-square = { $unit } est en carré : pas de tir d’escarmouche.
refused-skirmish-cavalry = Le tir d’escarmouche ne vise jamais la cavalerie.
refused-shoot-general = On ne tire jamais sur un général.

# Grandeur : dés et raisons.
what-weather = Météo
what-corps-initiative = Initiative du corps
what-division = Activation de la division
what-general = Sort du général
what-point-blank = Tir à bout portant
what-discipline-move = Discipline, pour bouger encore
what-discipline-rally = Discipline, pour se réorganiser
what-discipline-opportunity = Discipline, pour se mettre en opportunité
what-discipline-square = Discipline, pour former le carré
what-discipline-evade = Discipline, pour esquiver de nouveau
what-discipline-disengage = Discipline, pour se désengager
why-brave = général brave
why-commander-in-chief = général en chef
why-out-of-command = hors de commandement
why-late-move = mouvement tardif
why-hot = chaleur
why-after-rain = sol détrempé
why-rain = pluie
why-foul = mauvais temps
why-charger-phases = charge vue de loin
why-flank = flanc ou arrière
why-opportunity = en opportunité
why-mixed = mêlée de cavalerie
why-square = cible en carré
why-enfilade = enfilade
why-soaked-ground = sol détrempé
why-wet-powder = poudre mouillée

# Grandeur : questions.
ask-corps = { $who } : quel corps voulez-vous activer ?
ask-caught = { $who } : l’ennemi arrive sur { $unit }. Esquive-t-il ?
ask-rethrow = { $who } : relancer le test de cohésion de { $unit } ?
ask-reaction = { $who } : quelle réponse pour { $unit } ?
asked-corps = le corps à activer
asked-caught = si un général esquive
asked-rethrow = s’il faut relancer
asked-reaction = la réponse à une charge ou à un mouvement

# Grandeur : ordres.
order-place-general = déployer { $general } en { $x }/{ $y }
order-name-corps = activer { $corps }
order-ride = { $general } va à { $distance } U, à { $angle }° de la table
order-attach = { $general } la rejoint
order-escape = esquiver
order-surrender = rester et être pris
order-move-again = tester pour une phase de mouvement de plus
order-go-on-opportunity = se mettre en opportunité
order-form-square = former le carré
order-drop-square = rompre le carré
order-disengage = se désengager de { $distance } U
order-evade = esquiver
order-opportunity-fire = tirer sur { $target }
order-opportunity-charge = charger
order-stand = tenir bon
order-keep = laisser le dé tel quel
order-throw-again = relancer

# Grandeur : ce qui se passe.
grandeur-opening = { $turns ->
    [one] un tour
   *[other] { $turns } tours
} au plus{ $divisions ->
    [yes] { " " }; une unité est une division
   *[no] { " " }; une unité est une brigade
}
grandeur-army = { $who } : { $army }, { $points } { $points ->
    [one] point
   *[other] points
 }, VD { $vd }, brisée quand la VD perdue atteint { $beaten }
grandeur-generals = { $who } : { $generals }
grandeur-weather-die-thrown = { $who } : dé de météo, { $face }
grandeur-weather-turned = Météo : { $weather }
grandeur-general-placed = { $general } : posé en { $x }/{ $y }
grandeur-general-rode = { $own ->
    [yes] { $general } : à cheval jusqu’en { $x }/{ $y }
    [aside] { $general } fut écarté en { $x }/{ $y }
   *[no] { $general } : échappé vers { $x }/{ $y }
}
grandeur-general-attached = { $general } : désormais avec { $unit }
grandeur-general-stayed = { $general } : reste sur place
grandeur-general-spared = { $general } : épargné (dé { $faces })
grandeur-general-lost = { $how ->
    [caught] { $general } : pris ou tué par l’ennemi
   *[fallen] { $general } : tombé à l’ennemi
}
grandeur-corps-named = { $who } : corps désigné, { $corps }
grandeur-corps-thrown = { $who } : jet d’initiative, { $sum } = { $total }
grandeur-corps-tied = { $winner ->
    [none] Égalité : on relance
   *[other] Égalité, tranchée par le meilleur commandement : { $winner }
}
grandeur-corps-activated = Au tour de { $corps }
grandeur-division-roused = { $general }, hors de portée : division activée (dé { $faces })
grandeur-division-held = { $general }, hors de portée : division non activée (dé { $faces }), elle ne fait que continuer ses mêlées
grandeur-discipline-tested = { $units } : test de discipline { $purpose ->
    [move] pour bouger encore
    [rally] pour se réorganiser
    [opportunity] pour se mettre en opportunité
    [square] pour former le carré
    [evade] pour esquiver de nouveau
   *[disengage] pour se désengager
}, { $sum } contre { $needed } : { $passed ->
    [yes] réussi
   *[no] manqué
}
grandeur-phase-failed = { $units } : désorganisation à la fin du mouvement
grandeur-rally-failed = { $unit } : réorganisation manquée
grandeur-opportunity-taken = { $unit } : mise en opportunité
grandeur-opportunity-used = { $unit } : opportunité saisie contre { $against }
grandeur-bonus-taken = { $units } : dé de bonus pris pour la charge
grandeur-charge-announced = { $targets ->
    [none] { $units } : charge annoncée
   *[other] { $units } : charge annoncée sur { $targets }
}
grandeur-fell-back = { $evaded ->
    [yes] { $unit } : esquive, { $distance } U en arrière
   *[no] { $unit } : désengagement, { $distance } U en arrière
}
grandeur-square-formed = { $unit } : carré formé
grandeur-square-dropped = { $unit } : carré rompu
grandeur-charge-stopped = { $units } : charge sans suite
grandeur-point-blank-fired = { $guns ->
    [yes] { $unit } : tir à mitraille sur { $target }, { $dice } ({ $sum }) : { $faces } – { $hits }
   *[no] { $unit } : tir à bout portant sur { $target }, { $dice } ({ $sum }) : { $faces } – { $hits }
}
grandeur-rethrown = { $again ->
    [yes] { $unit } : { $face } au test de cohésion, relancé
   *[no] { $unit } : { $face } au test de cohésion, gardé tel quel
}
grandeur-for-failed = discipline en défaut
grandeur-for-fell-back = mêlée non gagnée
grandeur-for-square = charge d’un carré
