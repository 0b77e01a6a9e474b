# El servidor: peticiones que no sirven.
fault-request = Petición ilegible: { $reason }
fault-request-large = La petición supera los { $most } bytes.
fault-hello-first = Ocupe antes un puesto.
fault-hello-again = Esta conexión ya ocupa un puesto.
fault-token = Ningún puesto corresponde a esta clave.
fault-stale = Ha visto las entradas hasta { $at }; ahora hay { $entries }. Actualice.
fault-order = Esto no es una orden de este juego: { $reason }
fault-nowhere = No hay «{ $place }» en la mesa.
fault-no-wish = No hay nada que aceptar, o hay otra petición pendiente.
fault-no-standing = Este juego no tiene órdenes permanentes.
fault-no-array = No hay nada que desplegar ahora.
fault-not-kept = No se ha podido guardar, así que no ha ocurrido nada. ¿Está lleno el disco?
fault-ours = El programa ha tenido un error. La partida sigue como estaba.
fault-player = El ordenador ({ $seat }) ha tenido un error; se ha dado una orden sencilla en su lugar.
fault-origin = La petición viene de una página de otro servidor.
fault-nothing-here = Aquí no hay nada.
fault-no-match = Esa partida no existe, o no se ha enviado la clave de su puesto.
fault-rules-unknown =
    Esta partida necesita las reglas de { GAME($ruleset) }, versión { $version }. Este programa { $known ->
        [none] no tiene reglas de ese nombre
       *[other] tiene la versión { $known }
    }. Aquí no se puede continuar, pero nada de ella se ha perdido: se puede guardar su fichero.
fault-match-unreadable = Este programa no puede leer el registro de esta partida. No se ha cambiado nada: se puede guardar su fichero.
fault-match-damaged = El registro de esta partida está dañado donde se guarda. No se ha borrado: el anfitrión puede salvar lo que aún se lea, o recuperar una copia de seguridad. Todas las demás partidas siguen.
fault-house-damaged = Este enlace no lleva a nada. Pero algunas partidas de este servidor no se pueden leer ahora mismo, y quizá sea una de ellas. No se ha borrado: guarde el enlace y avise al anfitrión.
fault-damaged = La base de datos del servidor está dañada: esto no se ha podido leer ni escribir, y no ha ocurrido nada. Avise al anfitrión.
fault-seats = Hacen falta estos puestos, cada uno una vez: { $seats }.
fault-no-person = Al menos un puesto debe ser de una persona.
fault-armies = Indique una batalla, o un ejército por bando.
fault-choice = «{ $name }» no se puede elegir ({ $what }). Posibles: { $known }.

# El servidor: quién juega.
player-person = Dos jugadores en esta pantalla
player-recruit = Recluta
player-captain = Capitán
playing-person = Ambos bandos juegan en esta pantalla, por turnos.
playing-recruit = Conoce las reglas y nada más: juega cualquier orden permitida.
playing-captain = Piensa a futuro y calcula probabilidades.

# El servidor: principio y fin.
serve-ready = Sandtable está en { $url } (Ctrl-C para salir)
serve-already = Sandtable ya está en marcha, en { $url }
serve-port = { $host }:{ $port } no se puede usar: { $reason }.
