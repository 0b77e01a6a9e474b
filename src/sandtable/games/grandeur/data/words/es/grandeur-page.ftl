# Grandeur: the page.
which-game = Qué juego
game-impetus = Basic Impetus
game-impetus-note = Ejércitos de la Antigüedad al Renacimiento
game-grandeur = Grandeur
game-grandeur-note = Batallas napoleónicas de cuerpos y brigadas
switches = Escenario
weather = Tiempo
weather-told = Según el relato, o por dados
weather-note = El tiempo del día: cansa a los hombres y moja la pólvora.
switch-squares = Cuadros por orden
switch-divisions = Una unidad es una división
points-title = Coste de los ejércitos
points-cap = Puntos permitidos a un ejército
points-cap-is = Un ejército puede costar { $most } puntos.
points-cap-none = sin tope
points-over = { $over } por encima del tope
bare-general = General { $number }
bare-corps = Cuerpo { $number }
grandeur-troop-fp = infantería
grandeur-troop-cm = dragones
with-brave = con un general valiente
general-with = con { $unit }
general-here = Con ella: { $general }
general-moved = se ha movido
general-gone = perdido
generals-lost = Generales perdidos
beyond-command = fuera de mando
phases-left = { $count ->
    [0] ninguna fase de movimiento más
    [one] una fase de movimiento más
   *[other] { $count } fases de movimiento más
}
corps-title = Cuerpos e iniciativa
corps-acts = actúa
corps-acted = ha actuado
corps-named = nombrado
corps-waits = espera
corps-initiative = Iniciativa: rojo { $red }, azul { $blue }
all-commands = Radios y cadenas de mando
command-reach = Radio de mando
chance-passes = supera
chance-fails = falla
do-ride = Cabalgar, { $angle }°
do-attach = Unirse a { $unit }
do-stay = Quedarse donde está
do-disengage = Destrabarse
do-move-again = Mover otra vez (disciplina)
do-go-on-opportunity = Ponerse en oportunidad (disciplina)
do-form-square = Formar cuadro (disciplina)
reach-canister = metralla
reach-close = corto alcance
reach-medium = medio alcance
standing-title = Órdenes permanentes
standing-left = dadas
standing-note = Lo que responden sus unidades sin preguntarle, para que una partida lenta no espere.
standing-evade = Evadir una carga
standing-square = Formar cuadro contra caballería
standing-fire = Fuego de oportunidad
standing-charge = Carga de oportunidad
standing-least = No disparar con menos dados que
standing-kept = Sus órdenes quedan dadas.
habit-ask = Preguntarme
habit-always = Siempre
habit-never = Nunca
reaction-against = Responde a { $units }.
do-end-corps = El cuerpo ha actuado
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
astray = sin enlace
astray-corps = El general en jefe no lo alcanza: su cuerpo tira un solo dado de iniciativa.
astray-division = Ni el general en jefe ni su general de cuerpo lo alcanzan: debe lograr una tirada antes de que su división actúe.
beyond-note = Ningún general de su ejército la alcanza: una sola fase de movimiento por turno y se reorganiza a −1. Acerque un general.
beyond-guns = Ningún general de su ejército la alcanza: una sola fase de movimiento por turno y no dispara. Acerque un general.
reach-army = Ejército
reach-corps = Cuerpos
reach-division = Divisiones
reach-note = Las líneas llevan a quienes manda un general. Señale a un general para ver solo su radio.
chance-holds = aguanta
chance-costs = pierde { $vbu } VBU
standing-answered = { $who }: sus órdenes permanentes respondieron
