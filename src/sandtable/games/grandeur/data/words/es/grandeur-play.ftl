# Grandeur: generales, cuerpos y tiempo.
grandeur-general = General { $number } ({ $side })
grandeur-corps = Cuerpo { $number } ({ $side })
grandeur-rank = { $name } ({ $rank })
weather-hot = calor
weather-clear = despejado
weather-after-rain = tras la lluvia
weather-rain = lluvia
weather-foul = mal tiempo

# Grandeur: mando.
refused-corps = «{ $corps }» no es un cuerpo suyo que deba actuar aún este turno.
refused-other-corps = { $unit } no es del cuerpo que actúa ahora ({ $corps }).
refused-division-held = El general de { $unit } está fuera de mando y no activó su división: solo puede seguir sus melés.
refused-general-unknown = No tiene ningún general «{ $general }» en la mesa.
refused-general-missing = { $general } aún debe desplegarse.
refused-general-corps = { $general } solo mueve cuando se activa su cuerpo.
refused-general-moved = { $general } ya ha movido este turno.
refused-general-far = { $general } puede ir { $most } U como máximo en esta dirección.
refused-attach-unknown = «{ $unit }» no es una unidad suya en la mesa.
refused-attach-led = Ya hay otro general con { $unit }.
refused-attach-far = { $unit } está demasiado lejos del general.
refused-attach-way = Hay enemigos o terreno impasable entre el general y { $unit }.

# Grandeur: activaciones.
refused-acted = { $unit } ya ha empezado a actuar: esto ocupa toda su activación.
refused-again-first = El primer movimiento es libre: ordénelo.
refused-again-shot = { $unit } ya ha disparado: no quedan movimientos.
refused-again-most = { $unit } ya ha hecho sus { $most } movimientos.
refused-again-disordered = { $unit } está desordenada: un solo movimiento.
refused-again-square = { $unit } está en cuadro: un solo movimiento.
refused-again-command = { $unit } está fuera de mando: un solo movimiento.
refused-rally-again = { $unit } ya ha intentado reagruparse en esta activación.
refused-opportunity-disordered = { $unit } está desordenada y no puede ponerse en oportunidad.
refused-square-option = En esta batalla los cuadros se forman solos, no por orden.
refused-square-type = { $unit } no es infantería; solo la infantería forma el cuadro.
refused-square-stands = { $unit } ya está en cuadro.
refused-square-none = { $unit } no está en cuadro.
refused-disengage-free = { $unit } no está en ninguna melé.
refused-disengage-foot = { $unit } no es caballería; solo la caballería se destraba.
refused-disengage-fast = { $unit } no es más rápida que { $enemy } y no puede destrabarse.

# Grandeur: respuestas.
refused-answer-unit = Ahora reacciona { $asked }, no { $unit }.
refused-evade = { $unit } no puede evadir esta carga: la caballería evade cargas frontales, la artillería todas.
refused-evade-charge = { $unit } no está siendo cargada.
refused-evade-room = { $unit } no tiene sitio detrás para evadir.
refused-square-charge = A { $unit } no la carga caballería.
refused-opportunity-none = { $unit } no está en oportunidad, o está desordenada.
refused-opportunity-away = El enemigo no ha entrado en la zona ni al alcance de { $unit }.
refused-opportunity-target = { $target } no es el enemigo que se ha acercado.

# Grandeur: disparo.
refused-guns-disordered = { $unit } está desordenada: sus piezas no disparan.
refused-guns-command = { $unit } está fuera de mando: sus piezas no disparan.
refused-shoot-square = { $unit } está en cuadro: no hay fuego de hostigamiento.
refused-skirmish-cavalry = El fuego de hostigamiento nunca se dirige a caballería.
refused-shoot-general = Nunca se dispara a un general.

# Grandeur: dados y razones.
what-weather = Clima
what-corps-initiative = Iniciativa del cuerpo
what-division = Activación de la división
what-general = Suerte del general
what-point-blank = Disparo a bocajarro
what-discipline-move = Chequeo de disciplina: mover otra vez
what-discipline-rally = Chequeo de disciplina: reagruparse
what-discipline-opportunity = Chequeo de disciplina: ponerse en oportunidad
what-discipline-square = Chequeo de disciplina: formar el cuadro
what-discipline-evade = Chequeo de disciplina: evadir otra vez
what-discipline-disengage = Chequeo de disciplina: destrabarse
why-brave = general valiente
why-commander-in-chief = general en jefe
why-out-of-command = fuera de mando
why-late-move = movimiento repetido
why-hot = calor
why-after-rain = suelo empapado
why-rain = lluvia
why-foul = mal tiempo
why-charger-phases = carga desde lejos
why-flank = flanco o retaguardia
why-opportunity = en oportunidad
why-mixed = mezclada con caballería
why-square = blanco en cuadro
why-enfilade = enfilada
why-soaked-ground = suelo empapado
why-wet-powder = pólvora mojada

# Grandeur: preguntas.
ask-corps = { $who }: ¿qué cuerpo activa?
ask-caught = { $who }: el enemigo llega hasta { $unit }. ¿Escapa?
ask-rethrow = { $who }: ¿repetir el chequeo de cohesión de { $unit }?
ask-reaction = { $who }: ¿cómo reacciona { $unit }?
asked-corps = el cuerpo que se activa
asked-caught = si un general escapa
asked-rethrow = si se repite la tirada
asked-reaction = la reacción a una carga o a un movimiento

# Grandeur: órdenes.
order-place-general = desplegar a { $general } en { $x }/{ $y }
order-name-corps = activar { $corps }
order-ride = { $general } cabalga { $distance } U, rumbo { $angle }°
order-attach = unir a { $general }
order-escape = escapar
order-surrender = quedarse y ser capturado
order-move-again = chequeo de disciplina para mover otra vez
order-go-on-opportunity = ponerse en oportunidad
order-form-square = formar el cuadro
order-drop-square = deshacer el cuadro
order-disengage = destrabarse { $distance } U
order-evade = evadir
order-opportunity-fire = disparar a { $target }
order-opportunity-charge = cargar
order-stand = aguantar
order-keep = quedarse con el dado
order-throw-again = tirar de nuevo

# Grandeur: lo que ocurre.
grandeur-opening = { $turns ->
    [one] un turno
   *[other] { $turns } turnos
} como máximo{ $divisions ->
    [yes] ; cada unidad es una división
   *[no] ; cada unidad es una brigada
}
grandeur-army = { $who }: { $points } { $points ->
    [one] punto
   *[other] puntos
 }, VD { $vd }, roto con { $beaten } de VD perdido
grandeur-generals = { $who }: { $generals }
grandeur-weather-die-thrown = { $who }: dado del clima, { $face }
grandeur-weather-turned = Clima: { $weather }
grandeur-general-placed = { $general }: colocado en { $x }/{ $y }
grandeur-general-rode = { $own ->
    [yes] { $general }: cabalga hasta { $x }/{ $y }
    [aside] { $general }: se aparta a { $x }/{ $y }
   *[no] { $general }: escapa hasta { $x }/{ $y }
}
grandeur-general-attached = { $general } se une a { $unit }
grandeur-general-stayed = { $general }: se queda donde está
grandeur-general-spared = { $general }: ileso (dado { $faces })
grandeur-general-lost = { $how ->
    [caught] { $general }: capturado o muerto
   *[fallen] { $general }: caído en combate
}
grandeur-corps-named = { $who }: cuerpo elegido, { $corps }
grandeur-corps-thrown = { $who }, iniciativa: { $sum } = { $total }
grandeur-corps-tied = { $winner ->
    [none] Empate: se tira de nuevo
   *[other] Empate, lo decide el mejor mando: { $winner }
}
grandeur-corps-activated = Activación: { $corps }
grandeur-division-roused = { $general }, fuera de mando: división activada (dado { $faces })
grandeur-division-held = { $general }, fuera de mando: división inactiva (dado { $faces }), solo puede seguir sus melés
grandeur-discipline-tested = { $units }: chequeo de disciplina { $purpose ->
    [move] para mover otra vez
    [rally] para reagruparse
    [opportunity] para ponerse en oportunidad
    [square] para formar el cuadro
    [evade] para evadir otra vez
   *[disengage] para destrabarse
}, { $sum } contra { $needed }: { $passed ->
    [yes] superado
   *[no] fallado
}
grandeur-phase-failed = { $units }: movimiento acabado en desorden
grandeur-rally-failed = { $unit }: reagrupamiento fallido
grandeur-opportunity-taken = { $unit }: en oportunidad
grandeur-opportunity-used = { $unit }: oportunidad aprovechada contra { $against }
grandeur-bonus-taken = { $units }: dado de bono para la carga
grandeur-charge-announced = { $targets ->
    [none] { $units }: carga anunciada
   *[other] { $units }: carga anunciada contra { $targets }
}
grandeur-fell-back = { $evaded ->
    [yes] { $unit }: evasión, { $distance } U atrás
   *[no] { $unit }: se destraba de la melé, { $distance } U atrás
}
grandeur-square-formed = { $unit }: cuadro formado
grandeur-square-dropped = { $unit }: cuadro deshecho
grandeur-charge-stopped = { $units }: carga interrumpida
grandeur-point-blank-fired = { $guns ->
    [yes] { $unit }: metralla contra { $target }, { $dice } ({ $sum }): { $faces } – { $hits }
   *[no] { $unit }: disparo a bocajarro contra { $target }, { $dice } ({ $sum }): { $faces } – { $hits }
}
grandeur-rethrown = { $again ->
    [yes] { $unit }: { $face } en el chequeo de cohesión, se repite
   *[no] { $unit }: { $face } en el chequeo de cohesión, se queda
}
grandeur-for-failed = chequeo de disciplina fallado
grandeur-for-fell-back = melé no ganada
grandeur-for-square = carga contra un cuadro
