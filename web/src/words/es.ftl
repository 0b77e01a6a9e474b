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
odds-hits = daños
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
terrain-hint = Elija una pieza; arrástrela por la mesa antes de ponerla. Un camino o río se estira por sus extremos y recodos.
lay = Poner aquí
undo = Deshacer
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
unopened = Esta partida no se puede abrir aquí
error-server = El servidor no puede hacer eso ahora.
error-offline = El servidor no responde.
try-again = Intentar de nuevo
vd-lost = VD perdido
fair-dice = Dados limpios: cabeza { $head }
region-zone = zona de control
do-advance = Avanzar
do-wheel = { $corner ->
    [left] Pivotar a la izquierda
   *[right] Pivotar a la derecha
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
do-pass = No hacer nada
do-activate = Actuar juntas
do-rally = Reagruparse
do-fight = Seguir luchando
do-end-turn = Terminar el turno
help-keys = Tab e Intro eligen una unidad, Mayús e Intro mete otra en su grupo. Las flechas mueven un tirador, un terreno o una unidad que se despliega; los corchetes giran un terreno. Intro muestra y confirma, Esc vuelve. T: a la mesa. U: deshacer. Z: zona y alcances. R: regla. M sobre otra unidad: la distancia. + − 0: más cerca, más lejos, todo. S: mostrar todo.
connection-refused = El puesto fue rechazado
edition-told = La de la batalla
edition-name = edición { $edition }
against = contra { $who }
rematch-short = Revancha
showing = Lo que ocurre …
last-dice = Los últimos dados
odds-came = salió { $value }
before = Antes de hacerlo
luck = Suerte
luck-hits = ha causado { $thrown } { $thrown ->
    [one] daño
   *[other] daños
 }; lo esperado: { $expected }.
luck-losses = ha perdido { $thrown } VBU en chequeos de cohesión; lo esperado: { $expected }.
luck-more = Tanto o más: { $chance } de las veces.
luck-less = Tan poco o menos: { $chance } de las veces.
luck-none = Aún no se han tirado dados de daños ni de cohesión.
log-show = Mostrar en la mesa
log-empty = Nada aún.
fair-dice-note = Cada tirada sale de un secreto fijado antes de la partida. Este código nombra todo lo ocurrido hasta ahora; con él se comprueba el fichero de la partida.
table-of = La mesa: { $title }
tools = Herramientas
all-zones = Todas las zonas de control
region-range = { $side ->
    [front] { "" }
    [left] a la izquierda,{ " " }
    [right] a la derecha,{ " " }
   *[rear] por detrás,{ " " }
}{ $reach }
reach-short = corto alcance
reach-long = largo alcance
reach-extreme = alcance extremo
no-further = No más allá:
group = Grupo
group-leave = { $unit } deja el grupo
group-hint = Mayús y clic, o una pulsación larga, mete una unidad en el grupo o la saca de él.
large-unit = Formar una gran unidad
alone = Sola
behind-it = { $unit } detrás
other-angle = Otro ángulo
angle-off = { $angle } a la { $corner ->
    [left] izquierda
   *[right] derecha
}
letter-m = Movimiento
letter-vbu = Valor básico de la unidad: su fuerza
letter-i = Ímpetu: sus dados en el primer choque
letter-vd = Valor de desmoralización: lo que su pérdida cuesta al ejército
turn-left = Girar
turn-right = Girar
bend-more = Un recodo más
bend-less = Un recodo menos
piece-winding = { $piece } sinuoso
save-failed = No se ha podido obtener el fichero. Queda en el servidor; inténtelo más tarde.
wished-undo = Ha pedido volver atrás. Decide el otro jugador.
wished-draw = Ha ofrecido tablas. Decide el otro jugador.
withdraw = Retirar
error-page = Algo ha ido mal en esta página
error-page-note = El servidor guarda su partida. Cargue de nuevo la página; si no basta, guarde el fichero de la partida.
error-game = Esta partida no se puede abrir
error-game-note = El servidor se ha equivocado con ella. Nada se ha perdido; puede guardar su fichero.
may-act = puede actuar
yes = sí
no = no
vd-breaks = VD perdido: { $lost } de { $whole }; vencido con { $breaks }
dice-said = { $faces }{ $hits ->
    [0] { "" }
    [one] , un daño
   *[other] , { $hits } daños
}
keys = Teclas
then-asked = Después:
book-bi = Basic Impetus
book-st = Sandtable
book-cr = Combat Rapide
book-gr = Grandeur
book-ar = Argad!
fights-first = { $unit } combate primero
