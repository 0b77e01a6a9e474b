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
