# Grandeur: the page.
game-grandeur = Grandeur
game-grandeur-note = Batallas napoleónicas, por cuerpos y brigadas
game-grandeur-quick = Usted es Wellington en la cresta de Buçaco, 1810; el Capitán dirige a los franceses.
switches = Reglas del escenario
weather = Clima
weather-told = La del escenario, o por dados
weather-note = El clima del día: cansa a los hombres y moja la pólvora.
switch-squares = Cuadros por orden de los jugadores
switch-divisions = Cada unidad es una división
points-title = Puntos de ejército
points-cap = Límite de puntos
points-cap-is = Límite: { $most } puntos.
points-cap-none = sin límite
points-over = { $over } por encima del límite
bare-general = General { $number }
bare-corps = Cuerpo { $number }
grandeur-troop-fp = infantería
grandeur-troop-cm = dragones
with-brave = con un general valiente
general-with = con { $unit }
general-here = General presente: { $general }
general-moved = se ha movido
general-gone = perdido
generals-lost = Generales perdidos
beyond-command = fuera de mando
phases-left = { $count ->
    [0] sin movimientos
    [one] queda un movimiento
   *[other] quedan { $count } movimientos
}
corps-title = Cuerpos e iniciativa
corps-acts = actuando
corps-acted = ya actuó
corps-named = elegido
corps-waits = en espera
corps-initiative = { $first } { $red }, { $second } { $blue }
all-commands = Mostrar radios y cadenas de mando
command-reach = Radio de mando
chance-passes = supera
chance-fails = falla
do-ride = Cabalgar, { $angle }°
do-attach = Unirse a { $unit }
do-stay = Quedarse donde está
do-disengage = Destrabarse
do-move-again = Mover otra vez (chequeo de disciplina)
do-go-on-opportunity = Ponerse en oportunidad (chequeo de disciplina)
do-form-square = Formar cuadro (chequeo de disciplina)
reach-canister = metralla
reach-close = corto alcance
reach-medium = medio alcance
standing-title = Órdenes permanentes
standing-left = fijadas
standing-note = Cómo reaccionan sus unidades sin preguntarle, para que una partida lenta no espere.
standing-evade = Evadir cargas
standing-square = Formar cuadro contra caballería
standing-fire = Fuego de oportunidad
standing-charge = Carga de oportunidad
standing-least = No disparar con menos dados que
standing-kept = Órdenes permanentes guardadas.
habit-ask = Preguntarme
habit-always = Siempre
habit-never = Nunca
reaction-against = Reacción ante { $units }.
do-end-corps = Fin de la activación del cuerpo
if-it-stands = Si aguanta:
corps-units = { $count ->
    [one] una unidad
   *[other] { $count } unidades
}
corps-throws = { $plus ->
    [0] tira { $dice ->
        [one] un dado
       *[other] { $dice } dados
     }
   *[other] tira { $dice ->
        [one] un dado
       *[other] { $dice } dados
     } + { $plus }
 }
astray = fuera de mando
astray-corps = Fuera del radio del general en jefe: su cuerpo tira un solo dado de iniciativa.
astray-division = Fuera del radio del general en jefe y de su general de cuerpo: debe superar una tirada antes de que su división actúe.
beyond-note = Fuera de mando: un solo movimiento por turno y se reagrupa a −1. Acerque un general.
beyond-guns = Fuera de mando: un solo movimiento por turno y no dispara. Acerque un general.
reach-army = Ejército
reach-corps = Cuerpos
reach-division = Divisiones
reach-note = Las líneas llevan a quienes manda un general. Señale a un general para ver solo su radio.
chance-holds = aguanta
chance-costs = pierde { $vbu } VBU
standing-answered = { $who }: sus órdenes permanentes han reaccionado
show-corps-yours = Su turno: { $corps }
show-corps-of = { $who }: actúa { $corps }
show-passed = Disciplina superada
show-failed = Disciplina fallida
show-not-rallied = No se reagrupa
show-square = Forma el cuadro
show-square-dropped = Deshace el cuadro
show-opportunity = ¡Oportunidad!
show-stopped = Carga anulada
show-general-lost = General perdido
