# Jugar con otros: lo que no se puede.
fault-too-fast = Demasiado rápido. Inténtelo de nuevo en { $seconds } s.
fault-busy = Ya tiene demasiadas peticiones en curso. Inténtelo de nuevo en { $seconds } s.
fault-too-long = Tardaba demasiado y se ha interrumpido.
fault-too-big = Necesitaba demasiada memoria y se ha interrumpido.
fault-upload-slow = El fichero no ha llegado en { $seconds } s.
fault-export-large = Son más de { $most } MB de partidas. Guárdelas una a una.
fault-quota-bytes = Ya guarda aquí { $most } MB, el máximo por visitante. Borre algo antes.
fault-quota-things = Ya guarda aquí { $most } partidas, el máximo por visitante. Borre alguna antes.
fault-branch-large = Esta partida es demasiado grande para continuarla: { $most } MB como máximo.
fault-own-quota = Ya ha traído { $most } ficheros, el máximo por visitante. Borre alguno antes.
fault-head-long = La dirección o las cabeceras de la petición pasan de { $most } bytes.
fault-too-slow = La petición tardó demasiado en llegar.
fault-banned = El administrador le ha retirado el acceso a este servidor.
fault-listed-full = Ya tiene { $most } partidas sin terminar en la lista. Termine una o quite una de la lista.
fault-replayed = La petición { $number } ya se envió; no se ejecuta dos veces.
fault-watching = Usted es espectador de esta partida.
fault-away = El ordenador juega por usted. Recupere antes su puesto.
fault-out = Está eliminado. Puede seguir la partida hasta el final.
fault-invitation = Este enlace ya no abre nada: se usó, se retiró o nunca existió.
fault-seat-taken = El puesto { $seat } está ocupado.
fault-no-seat = No hay ningún puesto «{ $seat }» que ocupar aquí.
fault-not-owner = Solo puede hacerlo quien creó la partida.
fault-no-person-there = No hay nadie en { $seat } a quien el ordenador pueda sustituir.
fault-not-absent = { $seat } está presente o no lleva ausente lo bastante.
fault-not-away = El ordenador no sustituye a { $seat }.
fault-over = La partida ha terminado o usted no juega en ella.
fault-not-over = La partida aún no ha terminado.
fault-pace = No se puede jugar a este ritmo: un día de tiempo principal como mucho, una hora de incremento, o de 1 a 60 días por jugada.
fault-paused = No hay reloj que parar.
fault-not-paused = Los relojes no están parados.
fault-too-many = { $most } enlaces como máximo.
fault-talk-empty = El mensaje está vacío.
fault-talk-long = Mensaje demasiado largo: { $most } caracteres como máximo.
fault-no-line = No hay ninguna línea { $line } de otra persona.
fault-no-mail = Este servidor no envía correos.
fault-no-mail-there = Ahí no se envían correos, o el enlace no es de un correo.
fault-address = Esta dirección de correo no es válida.

# Jugar con otros: lo que dice la casa.
told-joined = { $seat }: ha llegado el jugador.
told-filled = { $seat }: juega el ordenador.
told-stands-in = { $seat }: sustituye el ordenador.
told-back = { $seat }: ha vuelto el jugador.
told-time-over = { $seat }: tiempo agotado; sigue el ordenador.
told-time-lost = { $seat }: tiempo agotado, partida perdida.
told-time-dropped = { $seat }: tiempo agotado, partida perdida. Estas figuras no se mueven, y los demás continúan.

# Jugar con otros: las cartas.
mail-subject = Le toca: { $title }
mail-move = Le toca jugar en «{ $title }».
mail-where = Abra el enlace en el navegador en el que juega.
mail-stop = No recibir más correos: { $stop }

# Jugar con otros: para el anfitrión.
serve-smtp = --smtp espera smtp://SERVIDOR o smtps://SERVIDOR, y --mail-from una dirección: { $reason }
serve-proxy = --proxy: { $proxy } no es ni una dirección ni una red.
reports-none = No se ha denunciado nada.
no-database = El archivo { $file } no existe: ningún servidor ha guardado partidas ahí.
reports-line = { $time }  { $match }  { $by } denuncia a { $seat }: «{ $text }»{ $why ->
    [none] { "" }
   *[other] { " " }({ $why })
}
clean-would = { $match }: no ha pasado nada en { $days } { $days ->
    [one] día
   *[other] días
 }
clean-gone = { $match }: eliminada tras { $days } { $days ->
    [one] día
   *[other] días
 }
clean-none = Ninguna partida lleva tanto tiempo abandonada.

# Las órdenes del operador.
matches-listed = en la lista
matches-finished = terminada
matches-none = Ninguna partida coincide.
matches-unknown = No hay ninguna partida { $match }.
matches-silent = El servidor ha recibido la orden, pero aún no ha contestado. La cumplirá en cuanto pueda.
matches-unlisted = { $match }: retirada de la lista
matches-deleted = { $match }: eliminada
matches-sure = { $count ->
    [one] ¿Eliminar esta partida para todos sus jugadores?
   *[other] ¿Eliminar { $count } partidas para todos sus jugadores?
 }
ban-who = Indique a quién vetar, o --list.
ban-done = { $who }: veto { $until ->
    [never] definitivo
   *[other] hasta el { $until }
 }
ban-over = { $who }: veto levantado
ban-none = Nadie está vetado.
ban-unknown = { $who } no está vetado.
ban-unmarked = No se guarda nada de quien creó { $match }: se creó en la propia máquina o con un programa anterior.
ban-nobody = { $who } no es ni una partida, ni una marca, ni una dirección, ni una red.
ban-until = --until espera un día como 2026-12-31, no { $until }.
