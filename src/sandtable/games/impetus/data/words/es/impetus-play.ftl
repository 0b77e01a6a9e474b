# Basic Impetus: bandos, unidades y terreno.
role-red = Rojo
role-blue = Azul
impetus-unit = { $type } { $number } ({ $side })
impetus-of-side = { $name } ({ $side })
impetus-edge = el borde de la mesa
impetus-piece = { $kind } «{ $name }»
terrain-hill = colina baja
terrain-scrub = maleza
terrain-stones = pedregal
terrain-mud = barrizal
terrain-fields = campos cultivados
terrain-wood = bosque
terrain-steep-hill = colina escarpada
terrain-dunes = dunas
terrain-marsh = pantano
terrain-hedged-fields = campos cercados
terrain-village = pueblo
terrain-rocks = rocas
terrain-lake = lago
terrain-town = ciudad
terrain-road = camino
terrain-river = río

# Basic Impetus: quién puede actuar.
refused-units-none = La orden no nombra ninguna unidad.
refused-units-twice = Una unidad se nombra dos veces.
refused-units-joined = De estas unidades, unas ya están activadas y otras no: no actúan juntas.
refused-unit-other = { $unit } es del enemigo.
refused-unit-used = { $unit } ya se ha activado este turno.
refused-unit-gone = { $unit } está desbandada.
refused-unit-rear = { $unit } es la retaguardia de una gran unidad: las órdenes se dan a la unidad de delante.
refused-unit-unknown = No hay ninguna unidad { $unit }.
refused-active = Estas unidades ya están activadas.
refused-roll-first = { $unit } está en marcha y debe seguir antes de que se active otra unidad.
refused-group-split = Una unidad activada en grupo no mueve sola.
refused-in-melee = { $unit } está en melé: ni mueve, ni dispara, ni se reagrupa.
refused-move-pledged = { $unit } ha disparado sin anunciar que movería: se queda quieta.
refused-move-rallied = { $unit } se ha reagrupado: se queda quieta.
refused-rally-group = { $unit } actúa en grupo; una unidad se reagrupa sola.
refused-rally-moved = { $unit } ha movido; solo se reagrupa quien se queda quieto.
refused-rally-pledged = { $unit } ha disparado sin anunciar que se reagruparía.
refused-fight = { $unit } no está en melé.
refused-fight-late = { $unit } ya está activada; una fase de melé ocupa toda una activación.

# Basic Impetus: movimientos.
refused-way-none = Un movimiento de 0 U no es un movimiento.
refused-way-pace = El movimiento es de { $most } U como máximo.
refused-way-ground = El terreno frena el movimiento: { $most } U como máximo.
refused-way-road = { $most } U como máximo por el camino.
refused-way-edge = No se sale de la mesa voluntariamente.
refused-way-closed = { $by }: impasable.
refused-way-friend = { $by } cierra el paso y no se puede atravesar.
refused-way-crossing = El movimiento acabaría encima de { $by }.
refused-way-enemy = { $by } cierra el paso: al contacto solo se llega cargando.
refused-group-rough = Un grupo así no mueve por terreno quebrado ({ $by }).
refused-group-difficult = Por terreno difícil solo mueven en grupo los hostigadores o la infantería ligera en columna ({ $by }).
refused-moved = Las unidades ya han movido.
refused-march-road = El centro del frente debe estar en un camino y la unidad o columna mirar a lo largo de él con 22,5° de margen; un camino no orienta a nadie.
refused-zone-road = Dentro de la zona de control de { $enemy } no se sigue ninguna curva ni se alinea nadie con el camino.
refused-road-turn = No hay sitio para girar a lo largo del camino: { $by } estorba.
refused-sidestep-angle = { $angle }° no es una dirección lateral ni oblicua: debe estar entre 0° y 180°, a la izquierda o a la derecha.
refused-wheel-wide = El pivotaje es de { $most }° como máximo.
refused-wheel-enemy = El pivotaje chocaría con { $by }.
refused-wheel-then-move = Una unidad desordenada no mueve tras pivotar.

# Basic Impetus: carros.
refused-chariot-half = { $unit } debe recorrer en línea recta la mitad de su movimiento antes de pivotar.
refused-chariot-short = Un carro que mueve recorre al menos la mitad de su movimiento.
refused-chariot-wheel = En el sitio, el carro gira { $most }° como mucho.
refused-wheel-twice = { $unit } acaba de pivotar: antes de volver a hacerlo debe recorrer la mitad de su movimiento.
refused-halt-type = { $unit } no es un carro; solo los carros giran en el sitio.
refused-halt-rolling = { $unit } no está parada; solo un carro parado gira en el sitio.
refused-roll = { $unit } no tiene que seguir en marcha.

# Basic Impetus: cargas y melés.
refused-charge-impetus = Con I 0 no se carga.
refused-bonus-late = El bono de carga se anuncia antes de mover.
refused-charge-wheel-disordered = { $unit } está desordenada y no pivota antes de cargar.
refused-charge-wheel-whole = { $unit } tiene M 0: pivotar es todo su movimiento.
refused-charge-reach = Ningún enemigo al alcance de la carga ({ $reach } U).
refused-mains = Estas dos no son las siguientes unidades principales.
refused-support = Ahora apoya { $asked }, en una o dos melés cuya unidad principal enemiga toca.
refused-next = A { $unit } no le quedan melés por librar.
refused-meets-edition = Esta opción es de la otra edición, no de la que se juega.

# Basic Impetus: dados y razones.
what-melee = Melé
what-pila = Pila
what-shift = Desplazamiento
impetus-what-fire = Disparo
impetus-what-pursuit = Persecución
impetus-what-retreat = Retirada
why-support = apoyo
why-least = mínimo
impetus-for-again = segundo desorden
impetus-for-aside = movimiento lateral o hacia atrás
impetus-for-backing = desbandada de la unidad de delante
impetus-for-closed = terreno impasable
impetus-for-difficult = terreno difícil
impetus-for-edge = borde de la mesa
impetus-for-elephants = miedo a los elefantes
impetus-for-flank = ataque de flanco o retaguardia
impetus-for-moved = todo movimiento desordena
impetus-for-pushed = empujada por amigos
impetus-for-river = cruce del río
impetus-for-rough = terreno quebrado
impetus-for-rout = amigos desbandados cerca
impetus-for-run-into = arrollada por amigos
impetus-for-scythed = melé no ganada
impetus-for-short = carga demasiado corta
impetus-for-spent = sin VBU
impetus-for-trampled = aplastamiento por elefantes
impetus-for-wheeled = pivotaje previo
impetus-for-wheeling = pivotaje en movimiento
impetus-for-zone = zona de control enemiga

# Basic Impetus: antes del primer turno.
impetus-opening = { $edition ->
    [fr] Edición francesa
    [es] Edición española
   *[other] Edición { $edition }
}, { $turns ->
    [one] un turno
   *[other] { $turns } turnos
} como máximo
impetus-army = { $who }: VD { $vd }, ejército vencido con { $beaten } de VD perdido
impetus-roster = { $who }: { $units }
impetus-ground = Terreno: { $pieces }
impetus-setup-thrown = { $who }, tirada para atacar o defender: { $sum } = { $total }
impetus-setup-tied = Empate: se tira de nuevo
impetus-defender-found = Defensor: { $who }. Atacante: { $other }
impetus-piece-placed = Colocado: { $piece }
impetus-piece-failed = Tirada fallida, sin elemento: { $kind }
impetus-piece-moved = Cambiado de sitio: { $piece }
impetus-piece-removed = Retirado: { $piece }
impetus-terrain-settled = { $placed ->
    [yes] { $who }: todo el terreno colocado
   *[no] { $who }: el terreno queda como está
}
impetus-half-picked = { $who }: elegida la mitad { $half ->
    [lower] de abajo
   *[upper] de arriba
}
impetus-unit-deployed = { $rear ->
    [none] { $unit }: despliegue en { $x }/{ $y }, mirando a { $heading }°
   *[other] { $unit }: despliegue en { $x }/{ $y }, mirando a { $heading }°, con { $rear } detrás
}
impetus-unit-lifted = { $unit }: de vuelta a la mano
impetus-army-deployed = { $who }: ejército listo para la batalla

# Basic Impetus: el turno.
impetus-turn-began = Turno { $number }
impetus-initiative-thrown = { $who }, iniciativa: { $sum } = { $total }
impetus-initiative-tied = Empate en la iniciativa: se tira de nuevo
impetus-initiative-won = Iniciativa: { $who }
impetus-half-turn-began = Turno: { $who }
impetus-grouped = { $units }: grupo formado
impetus-held = { $units }: mantiene la posición
impetus-melees-go-on = Melés aún no jugadas este turno; primero en actuar: { $who }
impetus-turn-ended = Fin del turno { $number }. VD perdido: { $sidered }, { $red } de { $wholered }; { $sideblue }, { $blue } de { $wholeblue }
impetus-battle-ended = { $how ->
    [beaten] Victoria: { $who }. El enemigo ha perdido la mitad de su VD
   *[last] Victoria: { $who }. En el último turno el enemigo ha perdido mayor parte de su VD
}
impetus-battle-drawn = { $how ->
    [beaten] Empate: ambos ejércitos están vencidos
   *[last] Empate: en el último turno ambos ejércitos han perdido la misma proporción
}

# Basic Impetus: movimientos realizados.
impetus-moved-advance = { $units }: avance de { $distance } U
impetus-moved-wheel = { $units }: pivotaje de { $angle }° a la { $corner ->
    [left] izquierda
   *[right] derecha
}
impetus-moved-wheel-at-halt = { $units }: giro en el sitio de { $angle }° a la { $corner ->
    [left] izquierda
   *[right] derecha
}
impetus-moved-sidestep = { $units }: { $slant ->
    [ahead] { $distance } U en diagonal adelante a la { $corner ->
        [left] izquierda
       *[right] derecha
    }
    [back] { $distance } U en diagonal atrás a la { $corner ->
        [left] izquierda
       *[right] derecha
    }
   *[aside] paso lateral de { $distance } U a la { $corner ->
        [left] izquierda
       *[right] derecha
    }
}
impetus-moved-backward = { $units }: marcha atrás de { $distance } U
impetus-moved-march = { $units }: marcha de { $distance } U por el camino
impetus-moved-charge = { $contact ->
    [yes] { $units }: carga al contacto ({ $distance } U)
    [along] { $units }: acompaña la carga ({ $distance } U)
   *[no] { $units }: carga de { $distance } U en vano
}
impetus-moved-roll = { $units }: { $distance } U más, aún en marcha
impetus-moved-pursuit = { $units }: persecución de { $distance } U
impetus-moved-turn = { $units }: giro de { $angle }°, de cara al enemigo
impetus-moved-retreat = { $units }: retirada de { $distance } U
impetus-moved-push = { $units }: { $distance } U atrás por el empuje
impetus-moved-stampede = { $units }: huida de { $distance } U hacia atrás
impetus-moved-crossed = { $units }: se aparta detrás
impetus-disordered = { $reason ->
    [none] { $unit }: desorden
   *[other] { $unit }: desorden ({ $reason })
}
impetus-rallied = { $unit }: reagrupamiento
impetus-chariot-rolled = { $rolling ->
    [yes] { $unit }: aún en marcha
   *[no] { $unit }: alto
}
impetus-charge-declared = { $bonus ->
    [yes] { $units }: carga anunciada, con el dado de bono
   *[no] { $units }: carga anunciada
}
impetus-bonus-thrown = { $units }: dado { $faces }, +{ $distance } U de carga
impetus-friend-crossed = { $unit }: paso a través de { $friend }
impetus-blocked = { $unit }: alto ante { $by }

# Basic Impetus: disparos y pérdidas.
impetus-hits = { $hits ->
    [0] ningún daño
    [one] un daño
   *[other] { $hits } daños
}
impetus-dice = { $dice ->
    [one] un dado
   *[other] { $dice } dados
}
impetus-shot-fired = { $unit }: disparo contra { $target }, { $dice } ({ $sum }): { $faces } – { $hits }
impetus-tested = { $unit }: chequeo de cohesión, { $face } contra { $critical } ({ $sum }): { $passed ->
    [yes] superado
   *[no] fallado
}
impetus-strength-lost = { $rear ->
    [yes] { $unit }: −{ $amount } VBU en las filas de atrás
   *[no] { $unit }: −{ $amount } VBU
}, { $left ->
    [0] no queda nada
    [one] queda { $left }
   *[other] quedan { $left }
}{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}
impetus-destroyed = { $unit }: destruida, { $last ->
    [one] último VBU perdido
   *[other] últimos { $last } VBU perdidos
}{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}
impetus-rear-lost = { $unit }: pérdida de la unidad trasera, { $rear }
impetus-routed = { $reason ->
    [none] { $unit }: desbandada
   *[other] { $unit }: desbandada ({ $reason })
}
impetus-removed = { $reason ->
    [none] { $unit }: fuera de la mesa
   *[other] { $unit }: fuera de la mesa ({ $reason })
}
impetus-stampede-thrown = { $done ->
    [yes] { $unit }: pánico y huida de { $distance } U hacia atrás (dado { $faces })
   *[no] { $unit }: pánico, { $distance } U hacia atrás (dado { $faces })
}

# Basic Impetus: melé.
impetus-shift-thrown = { $unit }: frentes que coinciden exactamente (dado { $faces }), { $corner ->
    [left] desplazamiento a la izquierda
    [right] desplazamiento a la derecha
   *[none] sin sitio para desplazarse
}
impetus-flanked = { $attacker } ataca a { $unit } de flanco o retaguardia
impetus-pila-thrown = { $who }: lanzamiento de pila contra { $unit }, { $dice }: { $faces } – { $hits }
impetus-mains-met = { $supports ->
    [none] Melé: { $one } contra { $other }
   *[other] Melé: { $one } contra { $other }, con apoyo de { $supports }
}
impetus-melee-thrown = { $unit }: { $dice } ({ $sum }): { $faces } – { $hits }
impetus-melee-judged = { $loser } pierde la melé contra { $winner }
impetus-melee-drawn = { $one } contra { $other }: melé empatada
impetus-retreat-thrown = { $done ->
    [yes] { $unit }: retirada de { $distance } U (dado { $faces })
   *[no] { $unit }: retirada obligada de { $distance } U (dado { $faces })
}
impetus-pursuit-thrown = { $done ->
    [yes] { $unit }: persecución de { $distance } U (dado { $faces })
    [asks] { $unit }: persecución posible de { $distance } U (dado { $faces })
   *[no] { $unit }: dado de persecución { $faces }, es decir { $distance } U
}
impetus-pursuit-declined = { $unit }: renuncia a perseguir

# Basic Impetus: lo que se pregunta.
ask-terrain = { $who }: ¿colocar un elemento de terreno?
ask-terrain-change = { $who }: ¿retirar o mover un elemento de terreno?
ask-deployment = { $who }: despliegue su ejército
ask-orders = { $who }: ¿sus órdenes?
ask-meets-ahead = { $who }: { $unit } se encuentra con { $friend }. ¿Atravesar o detenerse?
ask-meets-behind = { $who }: { $unit } se retira sobre { $friend }. ¿Qué hacer?
ask-rolling = { $who }: ¿{ $unit } debe detenerse o seguir en marcha?
ask-pursue = { $who }: ¿perseguir con { $unit }?
ask-parallel = { $who }: ¿perseguir con { $unit } en línea recta, o ponerse antes de cara al enemigo?
ask-mains = { $who }: ¿cuáles son las dos unidades principales?
ask-support = { $who }: ¿qué melés apoyar con { $unit }?
ask-next-melee = { $who }: ¿qué melé ahora?
asked-terrain = terreno por colocar
asked-terrain-change = cambio del terreno
asked-deployment = despliegue
asked-orders = órdenes a las unidades
asked-meets-ahead = amigo en el camino
asked-meets-behind = amigo en el camino de una retirada
asked-rolling = si un carro se detiene
asked-pursue = si se persigue
asked-parallel = hacia dónde se persigue
asked-mains = unidades principales
asked-support = melés que apoyar
asked-next-melee = siguiente melé

# Basic Impetus: órdenes.
impetus-order = { $units }: { $order }
order-place-piece = colocar: { $piece }
order-terrain-done = listo
order-remove-piece = retirar: { $piece }
order-move-piece = cambiar de sitio: { $piece }
order-leave-terrain = dejar el terreno como está
order-pick-half = { $half ->
    [lower] elegir la mitad de abajo
   *[upper] elegir la mitad de arriba
}
order-deploy = { $rear ->
    [none] desplegar en { $x }/{ $y }, mirando a { $heading }°
   *[other] desplegar en { $x }/{ $y }, mirando a { $heading }°, con { $rear } detrás
}
order-deployment-done = empezar la batalla
order-activate = formar grupo
order-pass = mantener la posición
order-end-turn = fin del turno; las demás mantienen la posición
order-advance = avanzar { $distance } U
order-wheel = pivotar { $angle }° a la { $corner ->
    [left] izquierda
   *[right] derecha
}
order-wheel-at-halt = girar en el sitio { $angle }° a la { $corner ->
    [left] izquierda
   *[right] derecha
}
order-sidestep = { $way ->
    [ahead] en diagonal adelante a la { $corner ->
        [left] izquierda
       *[right] derecha
    }
    [back] en diagonal atrás a la { $corner ->
        [left] izquierda
       *[right] derecha
    }
   *[aside] paso lateral a la { $corner ->
        [left] izquierda
       *[right] derecha
    }
}, { $distance } U
order-backward = retroceder { $distance } U
order-march = marchar { $distance } U por el camino
order-roll-on = seguir en marcha
order-charge = { $corner ->
    [left] pivotar { $angle }° a la izquierda y cargar
    [right] pivotar { $angle }° a la derecha y cargar
   *[none] cargar
}{ $bonus ->
    [yes] { " " }con el dado de bono
   *[no] { "" }
}
order-rally = reagruparse
order-shoot = disparar contra { $target }{ $side ->
    [left] { " " }por el lado izquierdo
    [right] { " " }por el lado derecho
    [rear] { " " }por la retaguardia
   *[front] { "" }
}{ $then ->
    [move] , luego mover
    [rally] , luego reagruparse
   *[stay] , luego quedarse
}
order-fight = seguir luchando
order-take-mains = unidades principales: { $one } contra { $other }
order-support = apoyar contra { $against }
order-fight-next = jugar ahora esta melé
order-cross = atravesar
order-push = empujar
order-stop = detenerse
order-pursue = perseguir
order-hold = mantener la posición
order-straight = en línea recta
order-parallel = ponerse antes de cara al enemigo
order-halt-chariot = detenerse
order-keep-rolling = seguir en marcha

# Partidas sin palabras.
refused-chariot-halted = { $unit } se ha detenido y no sigue en esta activación.
