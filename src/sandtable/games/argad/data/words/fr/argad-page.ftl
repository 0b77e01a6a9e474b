# Argad! sur la page : scénarios.
skirmish-village-raid = Raid sur un village
skirmish-story-village-raid = Des brigands viennent piller deux fermes ; le bailli et ses quelques hommes comptent les en empêcher.
skirmish-convoy = Le convoi
skirmish-story-convoy = Une escorte doit mener des bêtes de somme à travers la table ; d’autres veulent leur charge.
skirmish-siege-relief = Secours au château
skirmish-story-siege-relief = Une garnison sur les remparts, des assiégeants en bas, et des secours qui doivent entrer. Trois joueurs.
skirmish-ambush = Le chemin creux
skirmish-story-ambush = Des voyageurs dans un chemin creux ; des brigands cachés de part et d’autre.
skirmish-surprise-attack = Attaque surprise
skirmish-story-surprise-attack = Un camp endormi, ses hommes dispersés au hasard, jusqu’à ce que l’un d’eux voie l’ennemi.
skirmish-tavern-brawl = Rixe à la taverne
skirmish-story-tavern-brawl = Deux compagnies en viennent aux mains, et l’aubergiste tient à ses meubles. Trois joueurs.
skirmish-crossroads = Le carrefour
skirmish-story-crossroads = Quatre bandes se rencontrent là où deux routes se croisent.

# Argad! sur la page : ce qui est demandé et fait.
game-argad = Argad!
game-argad-note = Escarmouches à la figurine ; tout le monde bouge en même temps
game-argad-quick = Vous menez huit brigands au pillage ; le Capitaine défend le village.
ar-scenario = Scénario
ar-seats = { $count } joueurs
ar-phases = Séquence du tour
ar-phase-spring = Embuscade
ar-phase-talk = Ordres
ar-phase-shoot = Tirs
ar-phase-fight = Mêlée
ar-phase-press = Avances
ar-talk = Ordres
ar-round = Ronde { $round }
ar-confirmed = a confirmé
ar-amended = a changé : { $figures }
ar-announced = { $count ->
    [one] une figurine agit
   *[other] { $count } figurines agissent
 }
ar-announced-none = aucun mouvement
ar-thinks = réfléchit…
ar-asked = doit répondre
ar-sealed = a répondu
ar-your-word = à vous
ar-ask-hide = Où se cachent vos hommes ?
ar-ask-spring = Qui déclenche l’embuscade ?
ar-ask-talk = Donnez vos ordres
ar-ask-move = Déplacez vos figurines
ar-ask-answer = Faire un pas de côté ?
ar-ask-shoot = Qui tire sur qui ?
ar-ask-fight = Qui frappe qui ?
ar-ask-recoil = De quel côté recule-t-elle ?
ar-ask-press = Qui avance ?
ar-hint-hide = Choisissez une disposition et glissez chaque figurine dans sa cachette. Vous seul la voyez.
ar-hint-spring = Qui reste caché attend un meilleur moment.
ar-hint-talk = Glissez vos figurines, ou choisissez-en une et touchez sa destination. Tous les ordres sont révélés ensemble.
ar-hint-move = Glissez vos figurines, ou choisissez-en une et touchez sa destination.
ar-hint-answer = Un ennemi s’est approché : vos figurines peuvent pivoter ou faire un pas.
ar-hint-shoot = Choisissez un tireur, puis sa cible. Tous les tirs sont révélés ensemble.
ar-hint-fight = Choisissez une figurine, puis sa cible. Tous les coups sont révélés ensemble.
ar-hint-recoil = Elle est repoussée ; à vous de choisir la direction.
ar-hint-press = Les vainqueurs peuvent prendre la place de l’ennemi.
ar-hides-here = se cache ici
ar-shoots = tire sur { $target }
ar-walls = forme un mur
ar-turns = pivote
ar-stays = reste
ar-shields = bouclier contre { $target }
ar-strikes = frappe { $target } ({ $weapon })
ar-crosses = franchit et frappe { $target } ({ $weapon })
ar-do-hide = Disposition { $way }
ar-hide-now = Les cacher ici
ar-do-recoil = { $figure } : direction { $way }
ar-do-spring = Attaquent : { $figures }
ar-do-spring-none = Rester cachés
ar-do-press = Avancent : { $figures }
ar-do-press-none = Ne pas avancer
ar-do-announce = Annoncer
ar-do-amend = Annoncer les changements
ar-do-confirm = Confirmer
ar-do-move = Bouger
ar-do-answer = Terminé
ar-do-shoot = Tirer
ar-do-fight = Combattre
ar-picked = Vos ordres
ar-leave = Effacer l’ordre : { $figure }
ar-chances = Probabilités
ar-fate-killed = hors de combat
ar-fate-wounded = blessé
ar-fate-pushed = repoussé
ar-aims = Objectifs
ar-how = Déplacement
ar-how-walk = Marche
ar-how-run = Course
ar-how-charge = Charge
ar-how-march = En ordre
ar-how-lead = Mener un cheval
ar-draw-hint = Glissez-la, ou touchez sa destination : le plus court chemin est trouvé pour vous.
ar-as-one = toute l’unité
ar-pick-hint = Choisissez une figurine sur la table.
ar-facts = { $turns } { $turns ->
    [one] tour
   *[other] tours
 } · { $period }
ar-figures = { $count ->
    [one] 1 figurine
   *[other] { $count } figurines
}
ar-own = à vous
ar-own-tables = Tables
ar-own-tables-shipped = Standard de la période
ar-options = Options de la partie
ar-options-note = Valeurs du scénario tant que vous ne changez rien.
ar-options-back = Revenir au scénario
ar-option-moving = Mouvement
ar-moving-together = Simultané, d’un commun accord
ar-moving-each = Chacun son tour, ordre tiré au sort
ar-option-rounds = Rondes de changements
ar-option-rounds-note = Après ce nombre de rondes sans accord, ceux qui ne sont pas d’accord ne font rien.
ar-option-beginner = Classe et armure
ar-beginner-none = Les deux comptent
ar-beginner-class = Seule l’armure compte
ar-beginner-armour = Seule la classe compte
ar-option-mutual = Égalités en mêlée
ar-mutual-book = Comme dans le livre
ar-mutual-stand = Les deux résultats comptent
ar-mutual-natural = Le meilleur dé naturel l’emporte
ar-option-close_order = Ordre serré
ar-option-close_order-note = Les piétons entraînés peuvent former l’ordre serré et des murs de boucliers.
ar-option-any_six = Tout six tue
ar-option-any_six-note = Un six naturel en mêlée tue tout le monde, sauf un héros.
ar-option-taking = Armes des morts
ar-option-taking-note = On peut prendre les armes et les montures de ceux qui sont tombés.
ar-figure = Figurine
ar-you = Vous jouez { $who }
ar-phase-move = Mouvement
ar-phase-answer = Réactions
ar-round-of = Ronde { $round } sur { $last }
ar-amended-many = a changé { $count } { $count ->
    [one] figurine
   *[other] figurines
 }
ar-able = { $count ->
    [one] 1 autre figurine peut agir :
   *[other] { $count } autres figurines peuvent agir :
}
ar-spring-some = { $count ->
    [one] 1 figurine sort
   *[other] { $count } figurines sortent
}
ar-press-some = { $count ->
    [one] 1 figurine avance
   *[other] { $count } figurines avancent
}
ar-choose = Sélectionner des figurines
ar-all = Toutes
ar-dice = Dés
ar-dice-of = { $faces }, lancé par { $who }
ar-got = Atteint
ar-not-got = Manqué
ar-points = { $who } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
ar-relation-allied = Alliés : { $one } et { $other }
ar-relation-neutral = Neutres : { $one } et { $other }
ar-levels = Niveau affiché
ar-level-all = Tous les niveaux
ar-level-ground = Sol
ar-level = { $height } cm plus haut
ar-stands-up = à { $height } cm du sol
ar-signs = Légende
ar-sign-front = La pointe indique la face de la figurine
ar-sign-leader = Chef
ar-sign-glory = Héros : étoile de gloire
ar-sign-shield = Bouclier, du côté du bras
ar-sign-armour = Plus le bord est épais, plus l’armure est lourde
ar-sign-loading = Un point par tour de rechargement
ar-sign-asleep = Endormi : n’a pas encore vu l’ennemi
ar-sign-short = Arrêté ce tour avant la fin de son ordre : le survoler dit pourquoi
ar-asleep = endormi
ar-turn-left = Tourner à gauche
ar-turn-right = Tourner à droite
ar-keys-way = Les flèches tracent le chemin de la figurine choisie, les crochets la font pivoter, Entrée valide, Échap annule, W pose un point de passage
ar-rest = reste { $count }
luck-shots = a fait { $thrown } { $thrown ->
    [one] point
   *[other] points
 } au tir ; moyenne : { $expected }.
luck-blows = a fait { $thrown } { $thrown ->
    [one] point
   *[other] points
 } en mêlée ; moyenne : { $expected }.
luck-slowness = a fait { $thrown } { $thrown ->
    [one] point
   *[other] points
 } de lenteur ; moyenne : { $expected }.
luck-speed = a fait { $thrown } { $thrown ->
    [one] point
   *[other] points
 } de vitesse ; moyenne : { $expected }.
ar-form = Former l’ordre serré : { $count } { $count ->
    [one] figurine
   *[other] figurines
 }
ar-all-asleep = Vos hommes dorment : ils n’ont pas encore vu l’ennemi.
reckoned-figures = figurines perdues
ar-how-any = Auto
ar-cost-speed = { $count ->
    [one] +1 dé
   *[other] +{ $count } dés
}
ar-cost-slowness = { $count ->
    [one] −1 dé
   *[other] −{ $count } dés
}
ar-cost-arrives = arrive : { $chance }
ar-cost-run = pas de tir
ar-ranges = Portées (Z)
ar-range-walk = marche
ar-range-run = course maximale
ar-range-shot-short = courte portée
ar-range-shot-medium = moyenne portée
ar-range-shot-long = longue portée
ar-gather = Entourer plusieurs figurines
ar-corners = Points de passage : chaque appui en ajoute un
ar-may-meet = { $target } : { $how }
ar-aim-reached = atteint
ar-aim-lost = hors d’atteinte
ar-aim-now = compterait maintenant
ar-aim-open = pas encore
ar-aim-count = { $done } sur { $wanted }
ar-show-turn = Tour { $turn }
ar-show-miss = Raté
ar-show-recoil = Repoussé
ar-show-fell = À terre !
ar-show-wounded = Blessé
