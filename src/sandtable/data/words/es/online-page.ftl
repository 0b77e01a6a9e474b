# Jugar con otros: las palabras de la página.
meeting = Jugar con otros
pace = Reloj
pace-free = Sin reloj
pace-live = Un reloj por bando
pace-days = Días por jugada
pace-main = Tiempo para la partida
pace-increment = Se suma tras cada jugada
pace-each = Tiempo por jugada
pace-end = Al agotarse el tiempo
pace-end-bot = sigue el ordenador
pace-end-loses = se pierde la partida
paced-live = { $minutes } min + { $seconds } s
your-name = Su nombre (opcional)
your-name-hint = visible para los demás jugadores
listed = Hacer pública esta partida
listed-note = Cualquiera podrá ocupar el puesto libre o mirar. Si no, solo quien tenga un enlace.
open-games = Partidas en curso
open-games-none = No hay partidas públicas ahora mismo.
look-again = Actualizar
seat-open = puesto libre
join-as = Jugar como { $who }
watch = Mirar
invited = Le invitan a una partida
invited-note = La mesa está lista y le espera un puesto. No hace falta cuenta; este navegador recordará su puesto.
take-seat = Ocupar el puesto
mail-stopped = Ya no recibirá correos sobre esta partida.
copy = Copiar
copied = Copiado
seat-waits = Esperando a un jugador: { $who }
invite-note = Envíe este enlace a su rival. Sirve una sola vez.
invite-link = Invitación: { $who }
invite-new = Enlace nuevo
invite-bot = Jugar contra el Capitán
invite-instead = Invitar a un amigo
begins-then = La partida empieza en cuanto se ocupe el puesto.
clocks = Relojes
clock-paused = Los relojes están en pausa.
clock-resume = Reanudar
proposes-pause = { $who }: propuesta de pausar los relojes.
proposes-pace = { $who }: propuesta de otro reloj, { $pace }.
propose-pause = Pedir una pausa
propose-pace = Proponer este reloj
computer-for-you = El ordenador está jugando por usted.
take-back = Retomar el mando
let-computer = Que el ordenador juegue por mí
stands-in = { $who } sustituye
seat-absent = Ausente: { $who }.
claim = Que lo sustituya el ordenador
claim-in = El ordenador podrá sustituir en { $time }
watching = Está de espectador.
watching-note = Ve lo que todos pueden ver; al final, todo.
recap-seen = Entendido
company = Jugadores
company-unread = Jugadores, mensajes nuevos: { $count }
you = usted
a-person = una persona
present = en línea
not-present = desconectado
seat-out = fuera de la partida
mute = Silenciar
unmute = Dejar de silenciar
is-listed = pública
is-private = solo por enlace
links = Enlaces
link-watch = Enlace para mirar
link-watch-note = Quien lo tenga puede mirar, pero no jugar.
link-seat = Mi puesto en otro navegador
link-seat-note = Ábralo en su otro navegador; sirve una vez. No lo comparta.
link-join = Invitación
link-join-note = Quien lo abra sustituye al ordenador en el puesto.
make-listed = Hacer pública la partida
make-private = Hacer privada la partida
notices = Avisarme cuando me toque
notices-allow = Permitir notificaciones
notices-on = El navegador le avisará aunque esté en otra parte.
notices-off = Lo indica el título de la página. Su navegador no permite notificaciones.
mail-address = Correo electrónico
mail-set = Enviarme un correo
mail-unset = Dejar de enviar correos
mail-is = Los correos van a { $address }.
talk = Chat
talk-none = No hay mensajes.
talk-say = Mensaje
talk-send = Enviar
report = denunciar
reported = denunciado
pass-screen = Pase la pantalla: { $who }
pass-note = No mire: parte de lo que sigue es secreto para el otro jugador.
pass-here = Juego con { $who }
player-open = Invitar por enlace
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
    [0] sin espectadores
    [one] un espectador
   *[other] { $count } espectadores
}
recap = { $count ->
    [one] Desde su última visita: un suceso
   *[other] Desde su última visita: { $count } sucesos
}
rematch-go = Jugar la revancha
rematch-waits = Ha propuesto la revancha, cambiando de bando. Esperando respuesta.
rematch-offered = { $who }: revancha propuesta, cambiando de bando.
rematch-accept = Aceptar
rematch-declined = { $who }: revancha rechazada.
