# Jugar con otros: las palabras de la página.
meeting = Jugar juntos
pace = Ritmo
pace-free = Sin reloj
pace-live = Reloj para cada bando
pace-days = Días por jugada
pace-main = Tiempo para toda la partida
pace-increment = Se suma al pasar el turno
pace-each = Tiempo por jugada
pace-end = Cuando se acaba el tiempo
pace-end-bot = sigue el ordenador
pace-end-loses = se pierde la partida
paced-live = { $minutes } min + { $seconds } s
your-name = Su nombre (opcional)
your-name-hint = para quien juegue con usted
listed = Mostrar esta partida a todos
listed-note = Cualquiera puede ocupar el puesto libre o mirar. Si no, solo quien tenga un enlace.
open-games = Partidas de otros
open-games-none = Nadie muestra una partida ahora.
look-again = Mirar de nuevo
seat-open = puesto libre
join-as = Jugar con { $who }
watch = Mirar
invited = Le invitan a una partida
invited-note = Alguien ha preparado la mesa y le guarda un puesto. No hace falta cuenta; este navegador recordará el puesto.
take-seat = Ocupar el puesto
mail-stopped = Ya no recibirá cartas sobre esta partida.
copy = Copiar
copied = Copiado
seat-waits = Esperando a un jugador: { $who }
invite-note = Envíe este enlace a quien vaya a jugar. Abre el puesto una sola vez.
invite-link = Invitación: { $who }
invite-new = Crear un enlace nuevo
invite-bot = Que juegue el capitán
invite-instead = Invitar a alguien
begins-then = La partida empieza en cuanto se ocupe el puesto.
clocks = Relojes
clock-paused = Los relojes están parados.
clock-resume = Reanudar
proposes-pause = { $who } quisiera parar los relojes.
proposes-pace = { $who } propone otro ritmo: { $pace }.
propose-pause = Proponer parar los relojes
propose-pace = Proponer este ritmo
computer-for-you = El ordenador juega por usted.
take-back = Volver a jugar yo
let-computer = Que el ordenador juegue por mí
stands-in = { $who } sustituye
seat-absent = { $who } no está.
claim = Que lo sustituya el ordenador
claim-in = El ordenador podrá sustituir en { $time }
watching = Usted mira.
watching-note = Ve lo que todos pueden ver; al final, todo.
recap-seen = Visto
company = Jugadores
company-unread = Jugadores, líneas nuevas: { $count }
you = usted
a-person = una persona
present = está
not-present = está ausente
seat-out = fuera de la partida
mute = Silenciar
unmute = Volver a oír
is-listed = se muestra a todos
is-private = solo por enlace
links = Enlaces
link-watch = Un enlace para mirar
link-watch-note = Quien lo tenga puede mirar, pero no jugar.
link-seat = Mi puesto en otro navegador
link-seat-note = Ábralo en su otro navegador; sirve una vez. No se lo dé a nadie.
link-join = Una invitación
link-join-note = Quien lo abra sustituye al ordenador en el puesto.
make-listed = Mostrar la partida a todos
make-private = Ocultar la partida a otros
notices = Cuando me toca
notices-allow = Que me avise el navegador
notices-on = El navegador le avisa cuando mira a otro sitio.
notices-off = El título de la página se lo dice. El navegador no permite más.
mail-address = Una carta a
mail-set = Escribirme
mail-unset = Sin cartas
mail-is = Las cartas van a { $address }.
talk = Conversación
talk-none = Nadie ha dicho nada.
talk-say = Decir algo
talk-send = Decir
report = denunciar
reported = denunciado
pass-screen = Pase la pantalla a { $who }
pass-note = El otro jugador aparta la vista: parte de lo que sigue está oculto.
pass-here = Soy { $who }
player-open = Alguien por enlace
playing-open = La partida espera a que se ocupe el puesto.
minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
paced-days = { $count ->
    [one] un día por jugada
   *[other] { $count } días por jugada
}
watchers = { $count ->
    [0] nadie mira
    [one] mira una persona
   *[other] miran { $count }
}
recap = { $count ->
    [one] Desde su última visita: un suceso
   *[other] Desde su última visita: { $count } sucesos
}
