# Argad! sur la page : scénarios.
skirmish-village-raid = Raid sur un village
skirmish-story-village-raid = Des brigands viennent pour deux fermes ; le bailli et ses quelques hommes comptent les arrêter.
skirmish-convoy = Le convoi
skirmish-story-convoy = Une escorte doit mener des bêtes de somme à travers la table ; d’autres veulent leur charge.
skirmish-siege-relief = Le siège levé
skirmish-story-siege-relief = Une garnison sur ses murs, des assiégeants devant, un secours qui doit entrer. Trois joueurs.
skirmish-ambush = Le chemin creux
skirmish-story-ambush = Des voyageurs dans un chemin creux ; des brigands cachés de part et d’autre.
skirmish-surprise-attack = Attaque surprise
skirmish-story-surprise-attack = Un camp endormi, placé au hasard, jusqu’à ce qu’un dormeur voie l’ennemi.
skirmish-tavern-brawl = Rixe à la taverne
skirmish-story-tavern-brawl = Deux compagnies se querellent, et l’hôte veut sauver sa maison. Trois joueurs.
skirmish-crossroads = Le carrefour
skirmish-story-crossroads = Quatre joueurs se rencontrent où deux routes se croisent.

# Argad! sur la page : ce qui est demandé et fait.
ar-title = Argad!
ar-lead = Escarmouches de figurines isolées. Tout le monde bouge en même temps, par accord, et certaines choses sont cachées.
ar-scenario = Scénario
ar-players = Qui joue qui
ar-seats = { $count } joueurs
ar-phases = Le tour
ar-phase-spring = Embuscade
ar-phase-talk = Annonces
ar-phase-shoot = Tirs
ar-phase-fight = Mêlée
ar-phase-press = Reculs
ar-talk = Les annonces
ar-round = Ronde { $round }
ar-confirmed = confirme
ar-amended = modifie : { $figures }
ar-announced = { $count ->
    [one] une figurine agit
   *[other] { $count } figurines agissent
 }
ar-announced-none = personne ne bouge
ar-thinks = réfléchit …
ar-asked = est attendu
ar-sealed = a répondu
ar-your-word = est attendu ici
ar-ask-hide = Où se cache votre embuscade ?
ar-ask-spring = Qui sort de l’embuscade ?
ar-ask-talk = Que feront vos figurines ?
ar-ask-move = Vos figurines bougent
ar-ask-answer = Faites-vous un pas ?
ar-ask-shoot = Sur qui tirez-vous ?
ar-ask-fight = Qui frappez-vous ?
ar-ask-recoil = De quel côté recule-t-elle ?
ar-ask-press = Qui avance ?
ar-hint-hide = Choisissez une disposition et déplacez chaque figurine. Personne d’autre ne la voit.
ar-hint-spring = Qui reste caché attend un meilleur moment.
ar-hint-talk = Faites glisser vos figurines, ou choisissez-en une et touchez où elle doit aller. Toutes les annonces sont montrées ensemble.
ar-hint-move = Faites glisser vos figurines, ou choisissez-en une et touchez où elle doit aller.
ar-hint-answer = Un ennemi s’est approché : vos figurines peuvent pivoter ou faire un pas.
ar-hint-shoot = Choisissez un tireur, puis une cible. Tous les tirs sont montrés ensemble.
ar-hint-fight = Choisissez une figurine, puis qui elle frappe. Tous les coups sont montrés ensemble.
ar-hint-recoil = Elle est repoussée et son joueur peut choisir le chemin.
ar-hint-press = Les vainqueurs peuvent prendre la place de l’ennemi.
ar-hides-here = se cache ici
ar-shoots = tire sur { $target }
ar-walls = annonce un mur
ar-turns = pivote
ar-stays = reste
ar-shields = bouclier contre { $target }
ar-strikes = frappe { $target } ({ $weapon })
ar-crosses = franchit et frappe { $target } ({ $weapon })
ar-do-hide = Disposition { $way }
ar-hide-now = Ils se cachent ici
ar-do-recoil = { $figure } : chemin { $way }
ar-do-spring = Sortent : { $figures }
ar-do-spring-none = Tous restent cachés
ar-do-press = Avancent : { $figures }
ar-do-press-none = Personne n’avance
ar-do-announce = Annoncer
ar-do-amend = Annoncer de nouveau
ar-do-confirm = Confirmer
ar-do-move = Bouger
ar-do-answer = C’est tout
ar-do-shoot = Tirer ainsi
ar-do-fight = Combattre ainsi
ar-picked = Ce que font vos figurines
ar-leave = { $figure } ne fait rien
ar-chances = Ce qui peut en résulter
ar-fate-killed = hors de combat
ar-fate-wounded = blessé
ar-fate-pushed = repoussé
ar-aims = Ce que chacun veut
ar-how = Comment elle va
ar-how-walk = Marche
ar-how-run = Course
ar-how-charge = Charge
ar-how-march = En ordre
ar-how-lead = Mener
ar-draw-hint = Faites-la glisser, ou touchez où elle doit aller : le plus court chemin est trouvé.
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
ar-own-tables-shipped = Celles de la période
ar-own-link = Vos propres scénarios et tables
ar-options = Options de la partie
ar-options-note = Celles du scénario, tant que vous n’en changez pas.
ar-options-back = Revenir à celles du scénario
ar-option-moving = Comment tous bougent
ar-moving-together = Tous à la fois, d’un commun accord
ar-moving-each = Chacun à son tour, tiré au sort
ar-option-rounds = Modifications
ar-option-rounds-note = Après autant de rondes sans accord, ceux qui ne s’entendent pas ne font rien.
ar-option-beginner = Classe et armure
ar-beginner-none = Les deux comptent
ar-beginner-class = Seule l’armure compte
ar-beginner-armour = Seule la classe compte
ar-option-mutual = Égalités en mêlée
ar-mutual-book = Jugées comme dans le livre
ar-mutual-stand = Les deux résultats valent
ar-mutual-natural = Le dé naturel décide
ar-option-close_order = Ordre serré
ar-option-close_order-note = Les piétons entraînés peuvent former l’ordre serré et des murs de boucliers.
ar-option-any_six = Tout six tue
ar-option-any_six-note = Un six naturel en mêlée tue tout le monde, sauf un héros.
ar-option-taking = Armes des morts
ar-option-taking-note = On peut prendre les armes et les montures de ceux qui sont tombés.
ar-figure = La figurine
ar-you = Vous jouez { $who }
ar-phase-move = Marche
ar-phase-answer = Pas
ar-round-of = Ronde { $round }, { $last } au plus
ar-amended-many = modifie { $count } { $count ->
    [one] figurine
   *[other] figurines
 }
ar-able = { $count ->
    [one] 1 autre peut faire quelque chose :
   *[other] { $count } autres peuvent faire quelque chose :
}
ar-spring-some = { $count ->
    [one] 1 figurine sort
   *[other] { $count } figurines sortent
}
ar-press-some = { $count ->
    [one] 1 figurine avance
   *[other] { $count } figurines avancent
}
ar-choose = Choisissez des figurines
ar-all = Toutes
ar-dice = Les dés
ar-dice-of = { $faces }, lancé par { $who }
ar-got = Atteint
ar-not-got = Manqué
ar-points = { $who } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
ar-relation-allied = Alliés : { $one } et { $other }
ar-relation-neutral = Neutres : { $one } et { $other }
ar-levels = Quel niveau est montré
ar-level-all = Tous les niveaux
ar-level-ground = Sol
ar-level = { $height } cm plus haut
ar-stands-up = à { $height } cm du sol
ar-signs = Ce que les signes veulent dire
ar-sign-front = La pointe montre où regarde une figurine
ar-sign-leader = Chef
ar-sign-glory = Héros : une étoile de gloire
ar-sign-shield = Bouclier, du côté du bras
ar-sign-armour = Plus le bord est gras, plus l’armure est lourde
ar-sign-loading = Un point par tour de rechargement
ar-sign-asleep = Endormi : ne sait encore rien de l’ennemi
ar-sign-short = Arrêté ce tour avant la fin de son ordre : le survoler dit pourquoi
ar-asleep = endormi
ar-turn-left = Tourner à gauche
ar-turn-right = Tourner à droite
ar-keys-way = Les flèches tracent le chemin de la figurine choisie, les crochets la tournent, Entrée le prend, Échap le laisse
ar-rest = reste { $count }
luck-shots = a fait { $thrown } { $thrown ->
    [one] point
   *[other] points
 } aux tirs ; attendu : { $expected }.
luck-blows = a fait { $thrown } { $thrown ->
    [one] point
   *[other] points
 } aux coups ; attendu : { $expected }.
luck-slowness = a fait { $thrown } { $thrown ->
    [one] point
   *[other] points
 } de lenteur ; attendu : { $expected }.
luck-speed = a fait { $thrown } { $thrown ->
    [one] point
   *[other] points
 } de vitesse ; attendu : { $expected }.
ar-form = Former l’ordre serré : { $count } { $count ->
    [one] figurine
   *[other] figurines
 }
ar-all-asleep = Vos figurines dorment : elles ne savent encore rien de l’ennemi.
