# Rechazos de la casa, sea cual sea el juego.
refused-over = La partida ha terminado.
refused-dice-awaited = La partida espera dados, no una orden.
refused-not-asked = Se espera la respuesta de { $asked }, no de { $seat }.
refused-join = No se puede ocupar el puesto { $seat }: no existe, está ocupado o la partida ya ha empezado.
refused-begin = La partida no puede empezar: ya ha empezado o queda un puesto libre.
refused-not-begun = La partida no ha empezado.
refused-no-throw = La partida no espera dados tirados por los jugadores.
refused-faces = { $count ->
    [one] Hace falta una cara de 1 a { $sides }.
   *[other] Hacen falta { $count } caras de 1 a { $sides }.
}
refused-undo = La partida no puede volver a la entrada { $entry }.
refused-undo-consent = Volver a la entrada { $entry } desharía una tirada o algo mostrado. Acuerdo necesario: { $missing }.
refused-close = La partida no ha terminado.
refused-resign = { $seat }: no cabe rendirse; no hay puesto aquí, o la partida no está en curso.
refused-expire = { $seat }: el tiempo no puede agotarse; no hay puesto aquí, o la partida no sigue.
refused-drop = { $seat }: no cabe quedar fuera de la partida; al menos otros dos deben seguir jugando.
refused-out = Fuera de la partida: { $seat }.
refused-draw = El empate requiere el acuerdo de todos los puestos y una partida en curso; de acuerdo: { $agreed }.
refused-draw-player = { $seat }: tablas rechazadas, se sigue jugando.

# Qué está mal en un fichero de partida.
fault-unreadable = Esta línea no se puede leer: { $reason }
fault-canonical = Esta línea no está en la forma canónica.
fault-chain = La huella de esta línea no corresponde a la línea anterior.
fault-number = Aquí debería estar la entrada { $expected }, no la { $found }.
fault-format = Este programa no sabe leer este fichero de partida (formato { $format }).
fault-ruleset = Las reglas { $ruleset } (versión { $version }) con estas tablas y este escenario no se conocen aquí.
fault-contents = No se pueden usar las tablas o el escenario de esta partida: { $reason }
fault-lines = El fichero tiene más de { $most } líneas.
fault-scenario = Las reglas rechazan este escenario.
fault-seal = Lo que se muestra como { $place } no es lo que se selló.
fault-commitment = El secreto no es aquel con el que se comprometió la partida.
fault-count = La última línea cuenta { $found } { $found ->
    [one] entrada
   *[other] entradas
 }; hay { $expected }.
fault-throws = Las tiradas anotadas aquí no son las que piden las reglas.
fault-illegal = Las reglas prohíben esta orden.
fault-dice = Estos dados no son los que da el secreto.
fault-sides = Estos dados no tienen las caras que dicen las reglas.
fault-nonce = { $seat }: el número no se sigue del secreto, como dice el fichero.
fault-nonce-form = Un puesto añade 64 cifras hexadecimales, en minúsculas.
fault-events = Los sucesos anotados no corresponden a las reglas.
fault-state = El estado final anotado no es el que se alcanzó.
fault-after-end = Hay más texto después de la última línea.
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
fault-range = Se esperaba un entero de { $low } a { $high }; se encontró { $found }.
fault-long = Aquí caben { $most } caracteres o elementos como mucho; se encontraron { $found }.
fault-many = Hay más de { $most } errores. El resto del fichero no se ha comprobado.
fault-toml-dotted = Un nombre tiene más de { $most } partes separadas por puntos.
fault-toml-nested = Hay listas y tablas anidadas a más de { $most } niveles.
fault-toml-keys = El fichero tiene más de { $most } campos, tablas y listas.
fault-toml-values = Las listas del fichero contienen más de { $most } valores.
fault-toml-long = Un nombre, un número o un texto supera los { $most } caracteres.

# Órdenes del programa.
at-line = { $file }, línea { $line }
in-file = { $file }
audit-progress = Lectura de las partidas
audit-sum = { $files } { $files ->
    [one] archivo
   *[other] archivos
 }, { $complaints } { $complaints ->
    [one] queja
   *[other] quejas
 }.
winner = Vencedor: { $winner }.
winner-none = Sin vencedor.
unknown-clause = No hay ninguna cláusula «{ $name }».{ $nearest ->
    [none] { "" }
   *[other] { " " }¿Quería decir «{ $nearest }»?
}
cannot-save = No se puede escribir { $file }: { $reason }.
cannot-save-result = No se puede escribir { $file }: { $reason }. El resultado de arriba está completo; no se ha perdido nada de lo que había.
