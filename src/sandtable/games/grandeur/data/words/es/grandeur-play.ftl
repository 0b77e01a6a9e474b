# Grandeur: generales, cuerpos y tiempo.
grandeur-general = general { $number } ({ $side })
grandeur-corps = cuerpo { $number } ({ $side })
grandeur-rank = { $name } ({ $rank })
weather-hot = calor
weather-clear = despejado
weather-after-rain = tras la lluvia
weather-rain = lluvia
weather-foul = mal tiempo

# Grandeur: mando.
refused-corps = «{ $corps }» no es un cuerpo suyo que deba actuar aún este turno.
refused-other-corps = { $unit } no es del cuerpo que actúa ahora ({ $corps }).
refused-division-held = El general de { $unit } está fuera de alcance y no activó su división: solo sigue sus melés.
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
refused-acted = { $unit } ya ha empezado a actuar: esto se hace en lugar de cualquier otra cosa.
refused-again-first = La primera fase de movimiento es libre: ordene un movimiento.
refused-again-shot = { $unit } ya ha disparado: sus fases de movimiento están contadas.
refused-again-most = { $unit } ha hecho { $most } fases de movimiento: ninguna más.
refused-again-disordered = { $unit } está desordenada: una sola fase de movimiento.
refused-again-square = { $unit } está en cuadro: una sola fase de movimiento.
refused-again-command = { $unit } está fuera de todo mando: una sola fase de movimiento.
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
refused-answer-unit = Ahora responde { $asked }, no { $unit }.
refused-evade = { $unit } no puede evadir esta carga: la caballería evade cargas frontales, la artillería todas.
refused-evade-charge = { $unit } no está siendo cargada.
refused-evade-room = { $unit } no tiene sitio detrás para evadir.
refused-square-charge = A { $unit } no la carga caballería.
refused-opportunity-none = { $unit } no está en oportunidad, o está desordenada.
refused-opportunity-away = El enemigo no ha entrado en la zona ni al alcance de { $unit }.
refused-opportunity-target = { $target } no es el enemigo que ha venido.

# Grandeur: disparo.
refused-guns-disordered = { $unit } está desordenada: sus piezas callan.
refused-guns-command = { $unit } está fuera de todo mando: sus piezas callan.
refused-shoot-square = { $unit } está en cuadro: no hay fuego de hostigamiento.
refused-skirmish-cavalry = El fuego de hostigamiento nunca se dirige a caballería.
refused-shoot-general = Nunca se dispara a un general.

# Grandeur: dados y razones.
what-weather = Tiempo
what-corps-initiative = Iniciativa del cuerpo
what-division = Activación de la división
what-general = Suerte del general
what-point-blank = Disparo a bocajarro
what-discipline-move = Disciplina, para mover más
what-discipline-rally = Disciplina, para reagruparse
what-discipline-opportunity = Disciplina, para ponerse en oportunidad
what-discipline-square = Disciplina, para formar el cuadro
what-discipline-evade = Disciplina, para evadir otra vez
what-discipline-disengage = Disciplina, para destrabarse
why-brave = general valiente
why-commander-in-chief = general en jefe
why-out-of-command = fuera de mando
why-late-move = movimiento tardío
why-hot = calor
why-after-rain = suelo empapado
why-rain = lluvia
why-foul = mal tiempo
why-charger-phases = carga vista de lejos
why-flank = flanco o retaguardia
why-opportunity = en oportunidad
why-mixed = mezclada con caballería
why-square = blanco en cuadro
why-enfilade = enfilada
why-soaked-ground = suelo empapado
why-wet-powder = pólvora mojada

# Grandeur: preguntas.
ask-corps = { $who }: ¿qué cuerpo quiere activar?
ask-caught = { $who }: el enemigo llega hasta { $unit }. ¿Evade?
ask-rethrow = { $who }: ¿repetir el chequeo de cohesión de { $unit }?
ask-reaction = { $who }: ¿qué respuesta da { $unit }?
asked-corps = el cuerpo que se activa
asked-caught = si un general evade
asked-rethrow = si se repite la tirada
asked-reaction = la respuesta a una carga o a un movimiento

# Grandeur: órdenes.
order-place-general = desplegar a { $general } en { $x }/{ $y }
order-name-corps = activar { $corps }
order-ride = { $general } va { $distance } U, a { $angle }° de la mesa
order-attach = { $general } se le une
order-escape = evadir
order-surrender = quedarse y ser capturado
order-move-again = chequear para otra fase de movimiento
order-go-on-opportunity = ponerse en oportunidad
order-form-square = formar el cuadro
order-drop-square = deshacer el cuadro
order-disengage = destrabarse { $distance } U
order-evade = evadir
order-opportunity-fire = disparar a { $target }
order-opportunity-charge = cargar
order-stand = aguantar
order-keep = dejarlo como salió
order-throw-again = tirar de nuevo

# Grandeur: lo que ocurre.
grandeur-opening = { $turns ->
    [one] un turno
   *[other] { $turns } turnos
} como máximo{ $divisions ->
    [yes] ; una unidad es una división
   *[no] ; una unidad es una brigada
}
grandeur-army = { $who }: { $army }, { $points } { $points ->
    [one] punto
   *[other] puntos
 }, VD { $vd }, roto al perder { $beaten }
grandeur-generals = { $who }: { $generals }
grandeur-weather-die-thrown = { $who }: dado del tiempo, { $face }
grandeur-weather-turned = El tiempo: { $weather }
grandeur-general-placed = { $general }: colocado en { $x }/{ $y }
grandeur-general-rode = { $own ->
    [yes] { $general }: a caballo hasta { $x }/{ $y }
    [aside] { $general } fue apartado a { $x }/{ $y }
   *[no] { $general }: escapa hasta { $x }/{ $y }
}
grandeur-general-attached = { $general }: ahora con { $unit }
grandeur-general-stayed = { $general }: se queda donde está
grandeur-general-spared = { $general }: a salvo (dado { $faces })
grandeur-general-lost = { $how ->
    [caught] { $general }: capturado o muerto por el enemigo
   *[fallen] { $general }: caído en combate
}
grandeur-corps-named = { $who }: cuerpo nombrado, { $corps }
grandeur-corps-thrown = { $who }: tirada de iniciativa, { $sum } = { $total }
grandeur-corps-tied = { $winner ->
    [none] Empate: se tira de nuevo
   *[other] Empate, lo decide el mejor mando: { $winner }
}
grandeur-corps-activated = Actúa { $corps }
grandeur-division-roused = { $general }, fuera de alcance: división activada (dado { $faces })
grandeur-division-held = { $general }, fuera de alcance: división no activada (dado { $faces }), solo sigue sus melés
grandeur-discipline-tested = { $units }: chequeo de disciplina { $purpose ->
    [move] para mover más
    [rally] para reagruparse
    [opportunity] para ponerse en oportunidad
    [square] para formar el cuadro
    [evade] para evadir otra vez
   *[disengage] para destrabarse
}, { $sum } contra { $needed }: { $passed ->
    [yes] pasa
   *[no] falla
}
grandeur-phase-failed = { $units }: movimiento acabado en desorden
grandeur-rally-failed = { $unit }: reagrupamiento fallido
grandeur-opportunity-taken = { $unit }: en oportunidad
grandeur-opportunity-used = { $unit }: oportunidad aprovechada contra { $against }
grandeur-bonus-taken = { $units }: toma el dado de bono para la carga
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
grandeur-charge-stopped = { $units }: carga sin efecto
grandeur-point-blank-fired = { $guns ->
    [yes] { $unit }: metralla contra { $target }, { $dice } ({ $sum }): { $faces } – { $hits }
   *[no] { $unit }: disparo a bocajarro contra { $target }, { $dice } ({ $sum }): { $faces } – { $hits }
}
grandeur-rethrown = { $again ->
    [yes] { $unit }: { $face } en el chequeo de cohesión, se repite
   *[no] { $unit }: { $face } en el chequeo de cohesión, se deja así
}
grandeur-for-failed = disciplina fallida
grandeur-for-fell-back = melé no ganada
grandeur-for-square = carga contra un cuadro
