# Basic Impetus: the page.
game-impetus = Basic Impetus
game-impetus-note = Grandes batallas, de la Antigüedad al Renacimiento
game-impetus-quick = Usted manda a los anglosajones contra los normandos del Capitán. Unos veinte minutos.
choose-battle = Batalla histórica
choose-armies = Ejército contra ejército
army-red = Ejército rojo
army-blue = Ejército azul
edition = Edición de las reglas
edition-fr = francesa
edition-es = española
edition-told = La del escenario
edition-name = edición { $edition }
scale = Escala de las miniaturas
scale-mm = { $scale } mm
turns = Duración
field = Campo de batalla
field-random = Terreno aleatorio
field-open = Campo abierto
field-played = Colocado por los jugadores
ask-half = ¿Qué mitad elige?
pick-hint = Seleccione una de sus unidades en la mesa, o arrástrela.
units-left = { $count ->
    [one] Queda una unidad por actuar.
   *[other] Quedan { $count } unidades por actuar.
}
up-to = ≤ { $most }
group-of = Grupo de { $count }
acted = ha actuado
in-hand = actuando
may-act = lista
reach = Zona y alcances
odds-hits = daños
odds-distance = dado
chance-wins = gana
chance-hurts = el enemigo pierde VBU
chance-draws = empata
chance-loses = pierde
chance-contact = contacto
chance-destroys = destruye al enemigo
chance-destroyed = destruida
deploy-for-me = Despliegue automático
deploy-hint = Arrastre una unidad de la lista a la mesa. Un clic en la mesa coloca la siguiente.
deploy-missing = Por desplegar
terrain-hint = Seleccione un elemento y arrástrelo por la mesa antes de colocarlo. Estire un camino o río por sus extremos y recodos.
lay = Colocar aquí
vd-lost = VD perdido
vd-breaks = VD perdido: { $lost } de { $whole }; vencido con { $breaks }
region-zone = zona de control
region-range = { $side ->
    [front] { "" }
    [left] a la izquierda,{ " " }
    [right] a la derecha,{ " " }
   *[rear] por detrás,{ " " }
}{ $reach }
all-zones = Mostrar todas las zonas de control
lasso = Seleccionar varias
flip = Dar la vuelta a la mesa
other-ways = Cómo atacar
menu-of = { $unit }: acciones posibles e imposibles
group-add = Añadir al grupo
help-hands = Arrastre una unidad para moverla: sigue el movimiento permitido más cercano. Para cargar, arrástrela sobre un enemigo marcado o haga clic en él. Mayús+arrastrar, o la herramienta bajo la mesa, selecciona varias unidades. Clic derecho o pulsación larga: lo que una unidad puede o no puede hacer. Para mover la vista: arrastre el terreno, dos dedos, el botón central o Espacio+arrastrar. A: menú de la unidad. F: dar la vuelta a la mesa.
reach-short = corto alcance
reach-long = largo alcance
reach-extreme = alcance extremo
do-advance = Avanzar
do-wheel = { $corner ->
    [left] Pivotar a la izquierda
   *[right] Pivotar a la derecha
}
do-wheel-at-halt = { $corner ->
    [left] Girar a la izquierda en el sitio
   *[right] Girar a la derecha en el sitio
}
do-sidestep = { $way ->
    [ahead] Diagonal adelante a la { $corner ->
        [left] izquierda
       *[right] derecha
    }
    [back] Diagonal atrás a la { $corner ->
        [left] izquierda
       *[right] derecha
    }
   *[aside] Paso lateral a la { $corner ->
        [left] izquierda
       *[right] derecha
    }
}
do-backward = Retroceder
do-march = Marchar por el camino
do-charge = { $bonus ->
    [yes] Cargar con el dado de bono
   *[no] Cargar
}
do-charge-wheel = { $corner ->
    [left] Pivotar a la izquierda y cargar
   *[right] Pivotar a la derecha y cargar
}{ $bonus ->
    [yes] { " " }con el dado de bono
   *[no] { "" }
}
do-pass = Mantener la posición
do-activate = Formar grupo
do-rally = Reagruparse
do-fight = Seguir luchando
do-end-turn = Fin del turno
luck-hits = ha causado { $thrown } { $thrown ->
    [one] daño
   *[other] daños
 }; media: { $expected }.
luck-losses = ha perdido { $thrown } VBU en chequeos de cohesión; media: { $expected }.
group = Grupo
group-leave = Sacar a { $unit } del grupo
group-hint = Mayús+clic, Mayús+arrastrar o el menú de una unidad añaden unidades al grupo.
large-unit = Formar una gran unidad
alone = Sola
behind-it = con { $unit } detrás
other-angle = Otro ángulo…
angle-off = { $angle } a la { $corner ->
    [left] izquierda
   *[right] derecha
}
turn-left = Girar a la izquierda
turn-right = Girar a la derecha
bend-more = Añadir un recodo
bend-less = Quitar un recodo
piece-winding = { $piece } sinuoso
fights-first = { $unit } combate primero
reckoned-vd = VD perdido
army-of-red = { $army } (rojo)
army-of-blue = { $army } (azul)
show-charge = ¡A la carga!
show-hits = { $hits ->
    [0] ningún daño
    [one] 1 daño
   *[other] { $hits } daños
}
show-holds = Aguanta
show-flanked = ¡Atacada por el flanco!
show-disordered = Desordenada
show-rallied = Reagrupada
show-rear-lost = Unidad trasera perdida
show-routed = En desbandada
show-removed = Fuera de la mesa
show-turn-yours = Su turno: { $who }
show-turn-of = Turno: { $who }
show-initiative = Turno { $turn } – iniciativa: { $who }
