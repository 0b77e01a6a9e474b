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

# Argad! en la página: qué se pregunta y se hace.
ar-title = Argad!
ar-lead = Escaramuzas de figuras sueltas. Todos mueven a la vez, por acuerdo, y algo queda oculto.
ar-scenario = Escenario
ar-players = Quién juega a quién
ar-seats = { $count } jugadores
ar-phases = El turno
ar-phase-spring = Emboscada
ar-phase-talk = Anuncios
ar-phase-shoot = Disparos
ar-phase-fight = Melé
ar-phase-press = Retrocesos
ar-talk = Los anuncios
ar-round = Ronda { $round }
ar-confirmed = confirma
ar-amended = cambia: { $figures }
ar-announced = { $count ->
    [one] una figura actúa
   *[other] { $count } figuras actúan
 }
ar-announced-none = nadie mueve
ar-thinks = piensa …
ar-asked = debe responder
ar-sealed = ha respondido
ar-your-word = debe responder aquí
ar-ask-hide = ¿Dónde se esconde su emboscada?
ar-ask-spring = ¿Quién sale de la emboscada?
ar-ask-talk = ¿Qué harán sus figuras?
ar-ask-move = Sus figuras mueven
ar-ask-answer = ¿Da un paso?
ar-ask-shoot = ¿A quién dispara?
ar-ask-fight = ¿A quién golpea?
ar-ask-recoil = ¿Hacia dónde retrocede?
ar-ask-press = ¿Quién avanza?
ar-hint-hide = Elija una disposición y arrastre cada figura. Nadie más lo ve.
ar-hint-spring = Quien sigue escondido espera mejor momento.
ar-hint-talk = Arrastre sus figuras, o elija una y toque adónde va. Todos los anuncios se muestran a la vez.
ar-hint-move = Arrastre sus figuras, o elija una y toque adónde va.
ar-hint-answer = Un enemigo se ha acercado: sus figuras pueden pivotar o dar un paso.
ar-hint-shoot = Elija un tirador y luego un blanco. Todos los disparos se muestran a la vez.
ar-hint-fight = Elija una figura y luego a quién golpea. Todos los golpes se muestran a la vez.
ar-hint-recoil = Ha sido rechazada y su jugador puede elegir el camino.
ar-hint-press = Los vencedores pueden ocupar el lugar del enemigo.
ar-hides-here = se esconde aquí
ar-shoots = dispara a { $target }
ar-walls = anuncia un muro
ar-turns = pivota
ar-stays = se queda
ar-shields = escudo contra { $target }
ar-strikes = golpea a { $target } ({ $weapon })
ar-crosses = cruza y golpea a { $target } ({ $weapon })
ar-do-hide = Disposición { $way }
ar-hide-now = Se esconden aquí
ar-do-recoil = { $figure }: camino { $way }
ar-do-spring = Salen: { $figures }
ar-do-spring-none = Todos siguen escondidos
ar-do-press = Avanzan: { $figures }
ar-do-press-none = Nadie avanza
ar-do-announce = Anunciar
ar-do-amend = Anunciar de nuevo
ar-do-confirm = Confirmar
ar-do-move = Mover
ar-do-answer = Eso es todo
ar-do-shoot = Disparar así
ar-do-fight = Combatir así
ar-picked = Qué hacen sus figuras
ar-leave = { $figure } no hace nada
ar-chances = Qué puede resultar
ar-fate-killed = fuera de combate
ar-fate-wounded = herido
ar-fate-pushed = rechazado
ar-aims = Qué quiere cada uno
ar-how = Cómo va
ar-how-walk = Andar
ar-how-run = Correr
ar-how-charge = Cargar
ar-how-march = En orden
ar-how-lead = Llevar
ar-draw-hint = Arrástrela, o toque adónde va: se halla el camino más corto.
ar-as-one = toda la unidad
ar-pick-hint = Elija una figura en la mesa.
ar-facts = { $turns } { $turns ->
    [one] turno
   *[other] turnos
 } · { $period }
ar-figures = { $count ->
    [one] 1 figura
   *[other] { $count } figuras
}
ar-own = suyo
ar-own-tables = Tablas
ar-own-tables-shipped = Las del periodo
ar-own-link = Sus propios escenarios y tablas
ar-options = Opciones de la partida
ar-options-note = Las del escenario, mientras no cambie ninguna.
ar-options-back = Volver a las del escenario
ar-option-moving = Cómo mueven todos
ar-moving-together = Todos a la vez, de acuerdo
ar-moving-each = Cada uno a su turno, por sorteo
ar-option-rounds = Cambios
ar-option-rounds-note = Tras tantas rondas sin acuerdo, quienes no se entienden no hacen nada.
ar-option-beginner = Clase y armadura
ar-beginner-none = Cuentan las dos
ar-beginner-class = Solo cuenta la armadura
ar-beginner-armour = Solo cuenta la clase
ar-option-mutual = Empates en la melé
ar-mutual-book = Se juzgan como en el libro
ar-mutual-stand = Valen los dos resultados
ar-mutual-natural = Decide el dado natural
ar-option-close_order = Orden cerrado
ar-option-close_order-note = La gente a pie entrenada puede formar orden cerrado y muros de escudos.
ar-option-any_six = Todo seis mata
ar-option-any_six-note = Un seis natural en la melé mata a cualquiera, salvo a un héroe.
ar-option-taking = Armas de los caídos
ar-option-taking-note = Se pueden tomar las armas y las monturas de los caídos.
ar-figure = La figura
ar-you = Juega con { $who }
ar-phase-move = Marcha
ar-phase-answer = Pasos
ar-round-of = Ronda { $round }, { $last } como mucho
ar-amended-many = cambia { $count } { $count ->
    [one] figura
   *[other] figuras
 }
ar-able = { $count ->
    [one] 1 más puede hacer algo:
   *[other] { $count } más pueden hacer algo:
}
ar-spring-some = { $count ->
    [one] 1 figura sale
   *[other] { $count } figuras salen
}
ar-press-some = { $count ->
    [one] 1 figura avanza
   *[other] { $count } figuras avanzan
}
ar-choose = Elija figuras
ar-all = Todas
ar-dice = Los dados
ar-dice-of = { $faces }, tirado por { $who }
ar-got = Logrado
ar-not-got = Fallado
ar-points = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
ar-relation-allied = Aliados: { $one } y { $other }
ar-relation-neutral = Neutrales: { $one } y { $other }
ar-levels = Qué nivel se muestra
ar-level-all = Todos los niveles
ar-level-ground = Suelo
ar-level = { $height } cm más alto
ar-stands-up = a { $height } cm del suelo
ar-signs = Qué significan los signos
ar-sign-front = La punta muestra hacia dónde mira una figura
ar-sign-leader = Jefe
ar-sign-glory = Héroe: una estrella de gloria
ar-sign-shield = Escudo, al lado de su brazo
ar-sign-armour = Cuanto más grueso el borde, más pesada la armadura
ar-sign-loading = Un punto por turno de recarga
ar-sign-asleep = Dormido: aún no sabe nada del enemigo
ar-sign-short = Detenida este turno antes de cumplir su orden: al señalarla se ve por qué
ar-asleep = dormido
ar-turn-left = Girar a la izquierda
ar-turn-right = Girar a la derecha
ar-keys-way = Las flechas trazan el camino de la figura elegida, los corchetes la giran, Intro lo toma, Esc lo deja
ar-rest = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
 }
luck-shots = sacó { $thrown } { $thrown ->
    [one] punto
   *[other] puntos
 } en disparos; lo esperado: { $expected }.
luck-blows = sacó { $thrown } { $thrown ->
    [one] punto
   *[other] puntos
 } en golpes; lo esperado: { $expected }.
luck-slowness = sacó { $thrown } { $thrown ->
    [one] punto
   *[other] puntos
 } de lentitud; lo esperado: { $expected }.
luck-speed = sacó { $thrown } { $thrown ->
    [one] punto
   *[other] puntos
 } de velocidad; lo esperado: { $expected }.
ar-form = Formar orden cerrado: { $count } { $count ->
    [one] figura
   *[other] figuras
 }
ar-all-asleep = Sus figuras duermen: aún no saben nada del enemigo.
