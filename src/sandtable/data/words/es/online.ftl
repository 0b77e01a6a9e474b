# Jugar con otros: lo que no se puede.
fault-too-fast = Demasiado rápido. Inténtelo de nuevo en { $seconds } s.
fault-replayed = La petición { $number } ya se envió; no se ejecuta dos veces.
fault-watching = Usted solo mira esta partida.
fault-away = El ordenador juega por usted. Recupere antes su puesto.
fault-out = Está fuera de esta partida. Puede mirarla hasta el final.
fault-invitation = Este enlace ya no abre nada: se usó, se retiró o nunca existió.
fault-seat-taken = El puesto { $seat } está ocupado.
fault-no-seat = No hay aquí otro puesto «{ $seat }».
fault-not-owner = Solo puede hacerlo quien creó la partida.
fault-no-person-there = No hay nadie en { $seat } a quien el ordenador pueda sustituir.
fault-not-absent = { $seat } está presente o no lleva ausente lo bastante.
fault-not-away = El ordenador no sustituye a { $seat }.
fault-over = La partida ha terminado o usted no juega en ella.
fault-pace = No se puede jugar a este ritmo: un día de tiempo principal como mucho, una hora de incremento, o de 1 a 60 días por jugada.
fault-paused = No hay reloj que parar.
fault-not-paused = Los relojes no están parados.
fault-too-many = No se pueden dar más de { $most } enlaces.
fault-talk-empty = No se dijo nada.
fault-talk-long = Dígalo en { $most } letras.
fault-no-line = No hay ninguna línea { $line } de otra persona.
fault-no-mail = Esta casa no envía correo.
fault-no-mail-there = Allí no se envía correo, o el enlace no es el de una carta.
fault-address = Esto no es una dirección de correo.

# Jugar con otros: lo que dice la casa.
told-joined = { $seat ->
    [red] Rojo ha ocupado su puesto.
    [blue] Azul ha ocupado su puesto.
   *[other] { $seat } ha ocupado su puesto.
}
told-filled = { $seat ->
    [red] El ordenador juega con rojo.
    [blue] El ordenador juega con azul.
   *[other] El ordenador juega con { $seat }.
}
told-stands-in = { $seat ->
    [red] El ordenador sustituye a rojo.
    [blue] El ordenador sustituye a azul.
   *[other] El ordenador sustituye a { $seat }.
}
told-back = { $seat ->
    [red] Rojo vuelve a jugar.
    [blue] Azul vuelve a jugar.
   *[other] { $seat } vuelve a jugar.
}
told-time-over = { $seat ->
    [red] El tiempo de rojo se ha acabado; sigue el ordenador.
    [blue] El tiempo de azul se ha acabado; sigue el ordenador.
   *[other] El tiempo de { $seat } se ha acabado; sigue el ordenador.
}
told-time-lost = { $seat ->
    [red] El tiempo de rojo se ha acabado: rojo ha perdido.
    [blue] El tiempo de azul se ha acabado: azul ha perdido.
   *[other] El tiempo de { $seat } se ha acabado: ha perdido.
}
told-time-dropped = { $seat ->
    [red] El tiempo de rojo se ha acabado: rojo ha perdido. Sus figuras no se mueven, y los demás continúan.
    [blue] El tiempo de azul se ha acabado: azul ha perdido. Sus figuras no se mueven, y los demás continúan.
   *[other] El tiempo de { $seat } se ha acabado: ha perdido. Sus figuras no se mueven, y los demás continúan.
}

# Jugar con otros: las cartas.
mail-subject = Le toca: { $title }
mail-move = Le toca jugar en «{ $title }».
mail-where = Abra el enlace en el navegador en el que juega.
mail-stop = No recibir más cartas: { $stop }

# Jugar con otros: para el anfitrión.
serve-smtp = --smtp espera smtp://SERVIDOR o smtps://SERVIDOR, y --mail-from una dirección: { $reason }
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
