page-title = Sandtable
page-lead = Una mesa de arena digital para batallas de miniaturas. Conoce las reglas, tira dados limpios y juega el otro bando.
play-now = Jugar una primera batalla
play-now-note = Usted dirige el bando rojo contra el capitán. Unos veinte minutos.
choose-game = Preparar una partida
choose-battle = Una batalla
choose-armies = Dos ejércitos
army-red = Ejército rojo
army-blue = Ejército azul
edition = Edición
edition-fr = francesa
edition-es = española
scale = Miniaturas
scale-mm = { $scale } mm
turns = Turnos
field = Campo
field-random = Terreno por sorteo
field-open = Campo abierto
field-played = Colocado por los jugadores
opponent = Adversario
opponent-person = Alguien en esta pantalla
your-side = Su bando
begin = Empezar
continue = Continuar
continue-none = Aquí se guardan las partidas empezadas.
match-turn = Turno { $turn }
match-over = Terminada
match-yours = le toca
forget = Quitar de la lista
rematch = Revancha, bandos cambiados
home = Todas las partidas
settings = Ajustes
language = Idioma
theme = Colores
theme-auto = Como el sistema
theme-light = Claros
theme-dark = Oscuros
animation = Movimiento
animation-on = Mostrado
animation-off = Ninguno
lengths = Longitudes
clauses = Las reglas
clause-search = Buscar en las reglas
clause-none = Ninguna cláusula dice eso.
close = Cerrar
now = Ahora
unit = La unidad
log = Lo ocurrido
your-turn = Le toca
their-turn = { $who } piensa…
skip = Mostrar todo
turn-of = Turno { $turn } de { $last }
before-battle = Antes de la batalla
ask-half = ¿Qué mitad toma?
pick-hint = Elija una de sus unidades en la mesa.
units-left = { $count ->
    [one] Una unidad aún puede actuar.
   *[other] { $count } unidades aún pueden actuar.
}
nothing-selected = Elija una unidad para ver qué es y qué puede hacer.
may = Puede
may-not = No puede
up-to = ≤ { $most }
group-of = Grupo de { $count }
acted = ha actuado
in-hand = actúa
reach = Zona y alcances
ruler = Regla
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Toda la mesa
confirm = Hacerlo
cancel = Cancelar
no-dice = Sin dados: ocurre al momento.
odds-hits = impactos
odds-distance = resultado
chance-wins = gana
chance-hurts = cuesta VBU al enemigo
chance-draws = empata
chance-loses = pierde
chance-contact = contacto
chance-destroys = destruye al enemigo
chance-destroyed = es destruida
deploy-for-me = Desplegar por mí
deploy-hint = Elija una unidad y pulse o arrastre donde deba estar.
deploy-missing = Por desplegar
terrain-hint = Elija una pieza; arrástrela por la mesa antes de ponerla.
lay = Poner aquí
undo = Deshacer
took-back = { $who } ha retirado una orden
undo-ask = Pedir volver atrás
resign = Rendirse
resign-sure = ¿Rendirse de verdad?
draw = Ofrecer tablas
save-file = Guardar la partida
wish-undo = { $who } pide volver atrás.
wish-draw = { $who } ofrece tablas.
wish-declined = { $who } prefiere que no.
agree = De acuerdo
decline = Rechazar
won = { $who } gana
drawn = Tablas
you-won = Ha ganado
you-lost = Ha perdido
connection-open = Conectado
connection-connecting = Conectando…
connection-lost = Conexión perdida. Se intenta de nuevo…
lost-note = Su partida está guardada. Nada se pierde; sigue en cuanto responda el servidor.
refused-seat = Este puesto no es suyo
refused-seat-note = La partida ya no existe, o se empezó en otro navegador.
error-server = El servidor no puede hacer eso ahora.
error-offline = El servidor no responde.
try-again = Intentar de nuevo
vd-lost = VD perdidos
fair-dice = Dados limpios: cabeza { $head }
region-zone = zona de control
do-advance = Avanzar
do-wheel = { $corner ->
    [left] Conversión a la izquierda
   *[right] Conversión a la derecha
}
do-wheel-at-halt = { $corner ->
    [left] Girar a la izquierda
   *[right] Girar a la derecha
}
do-sidestep = { $way ->
    [ahead] Oblicuo adelante { $corner ->
        [left] a la izquierda
       *[right] a la derecha
    }
    [back] Oblicuo atrás { $corner ->
        [left] a la izquierda
       *[right] a la derecha
    }
   *[aside] De lado { $corner ->
        [left] a la izquierda
       *[right] a la derecha
    }
}
do-backward = Retroceder
do-march = Marchar por el camino
do-charge = { $bonus ->
    [yes] Cargar con el dado de bonificación
   *[no] Cargar
}
do-charge-wheel = { $corner ->
    [left] Conversión a la izquierda y carga
   *[right] Conversión a la derecha y carga
}{ $bonus ->
    [yes] { " " }con el dado de bonificación
   *[no] { "" }
}
do-pass = No hacer nada
do-activate = Actuar juntas
do-rally = Reagruparse
do-fight = Seguir luchando
do-end-turn = Terminar el turno
help-keys = Tab e Intro eligen una unidad, las flechas mueven un asa, Intro muestra y confirma, Esc vuelve, + − 0 acercan, alejan, muestran todo.
connection-refused = El puesto fue rechazado
