# Basic Impetus: the page.
game-impetus = Basic Impetus
game-impetus-note = Grandes batailles, de l’Antiquité à la Renaissance
game-impetus-quick = Vous commandez les Anglo-Saxons contre les Normands du Capitaine. Une vingtaine de minutes.
choose-battle = Bataille historique
choose-armies = Armée contre armée
army-red = Armée rouge
army-blue = Armée bleue
edition = Édition des règles
edition-fr = française
edition-es = espagnole
edition-told = Par défaut du scénario
edition-name = édition { $edition }
scale = Échelle des figurines
scale-mm = { $scale } mm
turns = Durée
field = Champ de bataille
field-random = Terrain aléatoire
field-open = Plaine
field-played = Placé par les joueurs
ask-half = Quelle moitié prenez-vous ?
pick-hint = Sélectionnez une de vos unités sur la table, ou glissez-la.
units-left = { $count ->
    [one] Encore une unité à jouer.
   *[other] Encore { $count } unités à jouer.
}
up-to = ≤ { $most }
group-of = Groupe de { $count }
acted = a agi
in-hand = en train d’agir
may-act = prête
reach = Zone et portées
odds-hits = dommages
odds-distance = dé
chance-wins = gagne
chance-hurts = l’ennemi perd de la VBU
chance-draws = égalité
chance-loses = perd
chance-contact = contact
chance-destroys = détruit l’ennemi
chance-destroyed = détruite
deploy-for-me = Déploiement automatique
deploy-hint = Glissez une unité de la liste sur la table. Un clic sur la table place la suivante.
deploy-missing = À déployer
terrain-hint = Sélectionnez un élément et glissez-le sur la table avant de le poser. Tirez une route ou une rivière par ses bouts et ses coudes.
lay = Poser ici
vd-lost = VD perdue
vd-breaks = VD perdue : { $lost } sur { $whole } ; battue à { $breaks }
region-zone = zone de contrôle
region-range = { $side ->
    [front] { "" }
    [left] à gauche,{ " " }
    [right] à droite,{ " " }
   *[rear] à l’arrière,{ " " }
}{ $reach }
all-zones = Afficher toutes les zones de contrôle
lasso = Sélectionner plusieurs unités
flip = Retourner la table
other-ways = Comment attaquer
menu-of = { $unit } : actions possibles et impossibles
group-add = Ajouter au groupe
help-hands = Glissez une unité pour la déplacer : elle suit le mouvement permis le plus proche. Pour charger, glissez-la sur un ennemi marqué ou cliquez sur lui. Maj+glisser, ou l’outil sous la table, sélectionne plusieurs unités. Clic droit ou appui long : ce qu’une unité peut faire ou non. Pour déplacer la vue : glissez le terrain, deux doigts, le bouton du milieu ou Espace+glisser. A : menu de l’unité. F : retourner la table.
reach-short = courte portée
reach-long = longue portée
reach-extreme = portée extrême
do-advance = Avancer
do-wheel = { $corner ->
    [left] Roue à gauche
   *[right] Roue à droite
}
do-wheel-at-halt = { $corner ->
    [left] Pivoter à gauche sur place
   *[right] Pivoter à droite sur place
}
do-sidestep = { $way ->
    [ahead] Diagonale avant { $corner ->
        [left] gauche
       *[right] droite
    }
    [back] Diagonale arrière { $corner ->
        [left] gauche
       *[right] droite
    }
   *[aside] Pas de côté à { $corner ->
        [left] gauche
       *[right] droite
    }
}
do-backward = Reculer
do-march = Suivre la route
do-charge = { $bonus ->
    [yes] Charger avec le dé bonus
   *[no] Charger
}
do-charge-wheel = { $corner ->
    [left] Roue à gauche et charge
   *[right] Roue à droite et charge
}{ $bonus ->
    [yes] { " " }avec le dé bonus
   *[no] { "" }
}
do-pass = Tenir la position
do-activate = Former un groupe
do-rally = Se réorganiser
do-fight = Combattre encore
do-end-turn = Fin du tour
luck-hits = a infligé { $thrown } { $thrown ->
    [one] dommage
   *[other] dommages
 } ; moyenne : { $expected }.
luck-losses = a perdu { $thrown } VBU aux tests de cohésion ; moyenne : { $expected }.
group = Groupe
group-leave = Retirer { $unit } du groupe
group-hint = Maj+clic, Maj+glisser ou le menu d’une unité ajoutent des unités au groupe.
large-unit = Former une grande unité
alone = Seule
behind-it = avec { $unit } derrière
other-angle = Autre angle…
angle-off = { $angle } à { $corner ->
    [left] gauche
   *[right] droite
}
turn-left = Pivoter à gauche
turn-right = Pivoter à droite
bend-more = Ajouter un coude
bend-less = Retirer un coude
piece-winding = { $piece } sinueuse
fights-first = { $unit } combat d’abord
reckoned-vd = VD perdue
army-of-red = { $army } (rouges)
army-of-blue = { $army } (bleus)
show-charge = Chargez !
show-hits = { $hits ->
    [0] aucun dommage
    [one] 1 dommage
   *[other] { $hits } dommages
}
show-holds = Tient bon
show-flanked = Pris de flanc !
show-disordered = Désorganisée
show-rallied = Réorganisée
show-rear-lost = Unité arrière perdue
show-routed = En déroute
show-removed = Hors de la table
show-turn-yours = À vous de jouer : { $who }
show-turn-of = À jouer : { $who }
show-initiative = Tour { $turn } – initiative : { $who }
