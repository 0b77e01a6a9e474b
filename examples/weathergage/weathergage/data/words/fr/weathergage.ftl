# L’avantage du vent.

# Le jeu et ses parties.
game-weathergage = L’avantage du vent
game-weathergage-note = Deux navires, un vent : un duel à la voile
game-weathergage-quick = Vous menez l’Amphitrite contre le capitaine de l’Hippolyte. Une dizaine de minutes.
scenario-weathergage-frigates = Deux frégates
scenario-weathergage-frigates-note = À forces égales, à contre-bord ; la nuit tombe après le tour 14
scenario-weathergage-privateer = Le corsaire et le vaisseau de la Compagnie
scenario-weathergage-privateer-note = Le Renard, rapide, a le vent ; le lourd Goede Hoop doit tenir jusqu’à la nuit
ask-weathergage-sail = Donnez votre cap
asked-weathergage-sail = le cap
what-weathergage-broadside = Bordée
luck-weathergage-hits = Coups au but des bordées

# Pourquoi des dés sont jetés.
why-weathergage-guns = pièces
why-weathergage-close = à portée de pistolet
why-weathergage-long = de loin
why-weathergage-rake = enfilade
why-weathergage-lost = pièces démontées

# Ce qui interdit quelque chose.
refused-weathergage-helm = La barre ne le fait virer que de { $helm }° au plus, pas de { $turn }°.
refused-weathergage-fast = À ce cap, il parcourt { $fast } U au plus, pas { $distance } U.
refused-weathergage-slow = Il ne peut s’arrêter : à ce cap, il parcourt { $least } U au moins, pas { $distance } U.
refused-weathergage-room = Il n’y a d’eau à courir que pour { $most } U, pas pour { $distance } U.
refused-weathergage-places = Les deux navires commencent en mer, à 8 U au moins l’un de l’autre.

# Le récit.
opening-weathergage = { $title } : { $red } contre { $blue }. La nuit tombe après le tour { $turns }.
told-weathergage-turn-began = Tour { $number }. { $first } est sous le vent et navigue en premier.
told-weathergage-sailed =
    { $turn_to ->
        [left] { $seat } vire de { $turn }° à bâbord et parcourt { $distance } U.
        [right] { $seat } vire de { $turn }° à tribord et parcourt { $distance } U.
       *[ahead] { $seat } parcourt { $distance } U droit devant.
    }
told-weathergage-fired =
    { $seat } tire sur { $target } : { $hits ->
        [one] { $hits } coup au but.
       *[other] { $hits } coups au but.
    } { $strikes ->
        [yes] { $target } amène son pavillon !
       *[no] {""}
    }
told-weathergage-night-fell =
    { $winner ->
        [none] La nuit tombe, et personne n’a gagné.
       *[other] La nuit tombe. { $winner } a perdu moins de coque et a gagné.
    }

# La page.
order-sail-turn = Barre
order-sail-distance = Distance
outlook-weathergage-quiet = De là, aucune pièce ne portera.
prospect-weathergage-average = { $value } coups au but en moyenne
prospect-weathergage-wins = il amène son pavillon : { $chance }
weathergage-sail-left = Virer de { $turn }° à bâbord, { $distance } U
weathergage-sail-right = Virer de { $turn }° à tribord, { $distance } U
weathergage-sail-ahead = Droit devant, { $distance } U
weathergage-gage = a l’avantage du vent
weathergage-board = La mer avec les deux navires et le vent
reckoned-hull = points de coque perdus
