# Argad! en la página: escenarios.
skirmish-village-raid = Incursión en una aldea
skirmish-story-village-raid = Unos bandidos vienen a saquear dos granjas; el alcalde y sus pocos hombres quieren impedirlo.
skirmish-convoy = El convoy
skirmish-story-convoy = Una escolta ha de llevar bestias de carga al otro lado; otros quieren lo que llevan.
skirmish-siege-relief = Socorro al castillo
skirmish-story-siege-relief = Una guarnición en las murallas, sitiadores abajo y un socorro que debe entrar. Tres jugadores.
skirmish-ambush = El camino hondo
skirmish-story-ambush = Viajeros por un camino hondo; bandidos escondidos a ambos lados.
skirmish-surprise-attack = Ataque por sorpresa
skirmish-story-surprise-attack = Un campamento dormido, con los hombres repartidos al azar, hasta que alguien ve al enemigo.
skirmish-tavern-brawl = Pelea en la taberna
skirmish-story-tavern-brawl = Dos compañías llegan a las manos y el posadero quiere salvar los muebles. Tres jugadores.
skirmish-crossroads = La encrucijada
skirmish-story-crossroads = Cuatro bandas se encuentran donde se cruzan dos caminos.

# Argad! en la página: qué se pregunta y se hace.
game-argad = Argad!
game-argad-note = Escaramuzas figura a figura; todos mueven a la vez
game-argad-quick = Usted dirige a ocho bandidos en una incursión; el Capitán defiende la aldea.
ar-scenario = Escenario
ar-seats = { $count } jugadores
ar-phases = Secuencia del turno
ar-phase-spring = Emboscada
ar-phase-talk = Órdenes
ar-phase-shoot = Disparos
ar-phase-fight = Melé
ar-phase-press = Avances
ar-talk = Órdenes
ar-round = Ronda { $round }
ar-confirmed = ha confirmado
ar-amended = ha cambiado: { $figures }
ar-announced = { $count ->
    [one] una figura actúa
   *[other] { $count } figuras actúan
 }
ar-announced-none = sin movimientos
ar-thinks = pensando…
ar-asked = debe responder
ar-sealed = ha respondido
ar-your-word = le toca a usted
ar-ask-hide = ¿Dónde se esconden sus hombres?
ar-ask-spring = ¿Quién lanza la emboscada?
ar-ask-talk = Dé sus órdenes
ar-ask-move = Mueva sus figuras
ar-ask-answer = ¿Dar un paso al lado?
ar-ask-shoot = ¿Quién dispara a quién?
ar-ask-fight = ¿Quién golpea a quién?
ar-ask-recoil = ¿Hacia dónde retrocede?
ar-ask-press = ¿Quién avanza?
ar-hint-hide = Elija una disposición y arrastre cada figura a su escondite. Solo usted lo ve.
ar-hint-spring = Quien sigue escondido espera mejor momento.
ar-hint-talk = Arrastre sus figuras, o elija una y toque su destino. Todas las órdenes se revelan a la vez.
ar-hint-move = Arrastre sus figuras, o elija una y toque su destino.
ar-hint-answer = Un enemigo se ha acercado: sus figuras pueden pivotar o dar un paso.
ar-hint-shoot = Elija un tirador y luego su blanco. Todos los disparos se revelan a la vez.
ar-hint-fight = Elija una figura y luego su blanco. Todos los golpes se revelan a la vez.
ar-hint-recoil = Ha sido rechazada; usted elige la dirección.
ar-hint-press = Los vencedores pueden ocupar el lugar del enemigo.
ar-hides-here = se esconde aquí
ar-shoots = dispara a { $target }
ar-walls = forma un muro
ar-turns = pivota
ar-stays = se queda
ar-shields = escudo contra { $target }
ar-strikes = golpea a { $target } ({ $weapon })
ar-crosses = cruza y golpea a { $target } ({ $weapon })
ar-do-hide = Disposición { $way }
ar-hide-now = Esconderlos aquí
ar-do-recoil = { $figure }: dirección { $way }
ar-do-spring = Atacan: { $figures }
ar-do-spring-none = Seguir escondidos
ar-do-press = Avanzan: { $figures }
ar-do-press-none = No avanzar
ar-do-announce = Anunciar
ar-do-amend = Anunciar los cambios
ar-do-confirm = Confirmar
ar-do-move = Mover
ar-do-answer = Listo
ar-do-shoot = Disparar
ar-do-fight = Combatir
ar-picked = Sus órdenes
ar-leave = Borrar la orden: { $figure }
ar-chances = Probabilidades
ar-fate-killed = fuera de combate
ar-fate-wounded = herido
ar-fate-pushed = rechazado
ar-aims = Objetivos
ar-how = Movimiento
ar-how-walk = Andar
ar-how-run = Correr
ar-how-charge = Cargar
ar-how-march = En orden
ar-how-lead = Llevar un caballo
ar-draw-hint = Arrástrela, o toque su destino: se busca el camino más corto.
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
ar-own-tables-shipped = Estándar del periodo
ar-options = Opciones de la partida
ar-options-note = Las del escenario mientras no cambie ninguna.
ar-options-back = Volver al escenario
ar-option-moving = Movimiento
ar-moving-together = Simultáneo, de común acuerdo
ar-moving-each = Por turnos, orden al azar
ar-option-rounds = Rondas de cambios
ar-option-rounds-note = Tras este número de rondas sin acuerdo, quien siga en desacuerdo no hace nada.
ar-option-beginner = Clase y armadura
ar-beginner-none = Cuentan las dos
ar-beginner-class = Solo cuenta la armadura
ar-beginner-armour = Solo cuenta la clase
ar-option-mutual = Empates en la melé
ar-mutual-book = Como en el libro
ar-mutual-stand = Valen los dos resultados
ar-mutual-natural = Gana el dado natural más alto
ar-option-close_order = Orden cerrado
ar-option-close_order-note = La gente a pie entrenada puede formar orden cerrado y muros de escudos.
ar-option-any_six = Todo seis mata
ar-option-any_six-note = Un seis natural en la melé mata a cualquiera, salvo a un héroe.
ar-option-taking = Armas de los caídos
ar-option-taking-note = Se pueden tomar las armas y las monturas de los caídos.
ar-figure = Figura
ar-you = Juega con { $who }
ar-phase-move = Movimiento
ar-phase-answer = Reacciones
ar-round-of = Ronda { $round } de { $last }
ar-amended-many = ha cambiado { $count } { $count ->
    [one] figura
   *[other] figuras
 }
ar-able = { $count ->
    [one] 1 figura más puede actuar:
   *[other] { $count } figuras más pueden actuar:
}
ar-spring-some = { $count ->
    [one] 1 figura sale
   *[other] { $count } figuras salen
}
ar-press-some = { $count ->
    [one] 1 figura avanza
   *[other] { $count } figuras avanzan
}
ar-choose = Seleccionar figuras
ar-all = Todas
ar-dice = Dados
ar-dice-of = { $faces }, tirado por { $who }
ar-got = Logrado
ar-not-got = Fallado
ar-points = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
ar-relation-allied = Aliados: { $one } y { $other }
ar-relation-neutral = Neutrales: { $one } y { $other }
ar-levels = Nivel visible
ar-level-all = Todos los niveles
ar-level-ground = Suelo
ar-level = { $height } cm más alto
ar-stands-up = a { $height } cm del suelo
ar-signs = Leyenda
ar-sign-front = La punta muestra hacia dónde mira una figura
ar-sign-leader = Jefe
ar-sign-glory = Héroe: estrella de gloria
ar-sign-shield = Escudo, al lado de su brazo
ar-sign-armour = Cuanto más grueso el borde, más pesada la armadura
ar-sign-loading = Un punto por turno de recarga
ar-sign-asleep = Dormido: aún no ha visto al enemigo
ar-sign-short = Detenida este turno antes de cumplir su orden: al señalarla se ve por qué
ar-asleep = dormido
ar-turn-left = Girar a la izquierda
ar-turn-right = Girar a la derecha
ar-keys-way = Las flechas trazan el camino de la figura elegida, los corchetes la giran, Intro lo acepta, Esc cancela, W fija un punto de paso
ar-rest = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
 }
luck-shots = sacó { $thrown } { $thrown ->
    [one] punto
   *[other] puntos
 } en disparos; media: { $expected }.
luck-blows = sacó { $thrown } { $thrown ->
    [one] punto
   *[other] puntos
 } en golpes; media: { $expected }.
luck-slowness = sacó { $thrown } { $thrown ->
    [one] punto
   *[other] puntos
 } de lentitud; media: { $expected }.
luck-speed = sacó { $thrown } { $thrown ->
    [one] punto
   *[other] puntos
 } de velocidad; media: { $expected }.
ar-form = Formar orden cerrado: { $count } { $count ->
    [one] figura
   *[other] figuras
 }
ar-all-asleep = Sus hombres duermen: aún no han visto al enemigo.
reckoned-figures = figuras perdidas
ar-how-any = Auto
ar-cost-speed = { $count ->
    [one] +1 dado
   *[other] +{ $count } dados
}
ar-cost-slowness = { $count ->
    [one] −1 dado
   *[other] −{ $count } dados
}
ar-cost-arrives = llega: { $chance }
ar-cost-run = sin disparar
ar-ranges = Alcances (Z)
ar-range-walk = andar
ar-range-run = carrera máxima
ar-range-shot-short = alcance corto
ar-range-shot-medium = alcance medio
ar-range-shot-long = alcance largo
ar-gather = Rodear varias figuras
ar-corners = Puntos de paso: cada toque añade uno
ar-may-meet = { $target }: { $how }
ar-aim-reached = conseguido
ar-aim-lost = imposible ya
ar-aim-now = contaría ahora
ar-aim-open = todavía no
ar-aim-count = { $done } de { $wanted }
ar-show-turn = Turno { $turn }
ar-show-miss = Fallo
ar-show-recoil = Rechazado
ar-show-fell = ¡Abatido!
ar-show-wounded = Herido
