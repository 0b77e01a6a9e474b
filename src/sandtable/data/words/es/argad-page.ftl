# Argad! en la página: escenarios.
skirmish-village-raid = Incursión en una aldea
skirmish-story-village-raid = Unos bandidos vienen a por dos granjas; el alcalde y sus pocos hombres quieren impedirlo.
skirmish-convoy = El convoy
skirmish-story-convoy = Una escolta ha de llevar bestias de carga al otro lado; otros quieren lo que llevan.
skirmish-siege-relief = Socorro de un asedio
skirmish-story-siege-relief = Una guarnición en sus muros, sitiadores delante y un socorro que debe entrar. Tres jugadores.
skirmish-ambush = El camino hondo
skirmish-story-ambush = Viajeros por un camino hondo; bandidos escondidos a ambos lados.
skirmish-surprise-attack = Ataque por sorpresa
skirmish-story-surprise-attack = Un campamento dormido, colocado al azar, hasta que alguien ve al enemigo.
skirmish-tavern-brawl = Pelea en la taberna
skirmish-story-tavern-brawl = Dos grupos riñen dentro y el posadero quiere su casa entera. Tres jugadores.
skirmish-crossroads = La encrucijada
skirmish-story-crossroads = Cuatro jugadores se encuentran donde se cruzan dos caminos.
