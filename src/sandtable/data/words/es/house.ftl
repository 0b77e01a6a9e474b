# Rechazos de la casa, sea cual sea el juego.
refused-over = La partida ha terminado.
refused-dice-awaited = La partida espera dados, no una orden.
refused-not-asked = No se pregunta ahora a { $seat }, sino a { $asked }.
refused-join = No se puede ocupar el puesto { $seat }: no existe, está ocupado o la partida ya ha empezado.
refused-begin = La partida no puede empezar: ya ha empezado o queda un puesto libre.
refused-not-begun = La partida no ha empezado.
refused-no-throw = La partida no espera dados tirados por los jugadores.
refused-faces = { $count ->
    [one] Hace falta una cara de 1 a { $sides }.
   *[other] Hacen falta { $count } caras de 1 a { $sides }.
}
refused-undo = La partida no puede volver a la entrada { $entry }.
refused-undo-consent = Volver a la entrada { $entry } desharía una tirada o algo mostrado: hace falta el acuerdo de { $missing }.
refused-close = La partida no ha terminado.
refused-resign = { $seat } no puede rendirse: no tiene puesto aquí, o la partida no está en curso.
refused-expire = El tiempo de { $seat } no puede agotarse: no tiene puesto aquí, o la partida no sigue.
refused-drop = { $seat } no puede quedar fuera de la partida: al menos otros dos deben seguir jugando.
refused-out = { $seat } está fuera de la partida.
refused-draw = Las tablas requieren a todos los puestos y una partida en curso; de acuerdo: { $agreed }.
refused-draw-player = { $seat } prefiere seguir jugando.

# Qué está mal en un fichero de partida.
fault-unreadable = Esta línea no se puede leer: { $reason }
fault-canonical = Esta línea no está escrita de la única forma admitida.
fault-chain = La huella de esta línea no se sigue de la línea anterior.
fault-number = Aquí debería estar la entrada { $expected }, no la { $found }.
fault-format = No es un fichero de partida que este programa sepa leer (formato { $format }).
fault-ruleset = Las reglas { $ruleset } (versión { $version }) con estas tablas y este escenario no se conocen aquí.
fault-scenario = Las reglas rechazan este escenario.
fault-seal = Lo que se muestra como { $place } no es lo que se selló.
fault-commitment = El secreto no es aquel con el que se comprometió la partida.
fault-count = La última línea cuenta { $found } { $found ->
    [one] entrada
   *[other] entradas
 }; hay { $expected }.
fault-throws = Las tiradas anotadas aquí no son las que piden las reglas.
fault-illegal = Las reglas rechazan esta respuesta.
fault-dice = Las caras no son las que da el secreto.
fault-events = Lo que se dice que ocurrió no se sigue de las reglas.
fault-state = El último estado no es el que se alcanzó.
fault-after-end = Hay algo después de la última línea.
fault-broken = Las reglas no se pueden aplicar a lo que contiene este fichero: { $reason }
fault-truncated = El fichero se corta en medio de una línea.

# Qué está mal en otros ficheros.
fault-file = No se puede leer el fichero: { $reason }.
fault-toml = Esto no es TOML: { $reason }.
fault-encoding = El fichero no es texto UTF-8.
fault-too-large = El fichero supera los { $most } bytes.
fault-missing = Falta el campo { $field }.
fault-unknown-field = No hay ningún campo «{ $field }».{ $nearest ->
    [none] { "" }
   *[other] { " " }¿Quería decir «{ $nearest }»?
} Conocidos aquí: { $known }.
fault-name = «{ $name }» no se conoce.{ $nearest ->
    [none] { "" }
   *[other] { " " }¿Quería decir «{ $nearest }»?
}{ $known ->
    [none] { "" }
   *[other] { " " }Conocidos: { $known }.
}
fault-type = Se esperaba { $expected }; se encontró { $found }.

# Órdenes del programa.
at-line = { $file }, línea { $line }
in-file = { $file }
verdict-sound = Completo e íntegro.
verdict-unfinished = Íntegro hasta donde llega, pero inacabado.
verdict-veiled = Íntegro en lo que este puesto puede ver; quedan partes ocultas selladas.
verdict-bad = Mal en la línea { $line }: { $reason }
verdict-head = Ninguna línea de este fichero tiene el código de cabeza { $head }.
verdict-facts = { $ruleset } (versión { $version }), partida { $game }: { $entries } { $entries ->
    [one] entrada
   *[other] entradas
 }, { $thrown } { $thrown ->
    [one] tirada sacada
   *[other] tiradas sacadas
 }, { $typed } { $typed ->
    [one] tecleada
   *[other] tecleadas
 } por los jugadores, { $undone } { $undone ->
    [one] deshecha
   *[other] deshechas
 }. Cabeza { $head }.
audit-progress = Lectura de las partidas
audit-sum = { $files } { $files ->
    [one] archivo
   *[other] archivos
 }, { $complaints } { $complaints ->
    [one] queja
   *[other] quejas
 }.
winner = Vencedor: { $winner }.
winner-none = No gana nadie.
unknown-clause = No hay ninguna cláusula «{ $name }».{ $nearest ->
    [none] { "" }
   *[other] { " " }¿Quería decir «{ $nearest }»?
}
cannot-save = No se puede escribir { $file }: { $reason }.
cannot-save-result = No se puede escribir { $file }: { $reason }. El resultado de arriba está completo; no se ha perdido nada de lo que había.
