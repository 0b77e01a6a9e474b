# El servidor: peticiones que no sirven.
fault-request = La petición es ilegible: { $reason }
fault-request-large = La petición pasa de { $most } bytes.
fault-hello-first = Primero hay que ocupar un puesto.
fault-hello-again = En esta línea ya se ha ocupado un puesto.
fault-token = Ningún puesto tiene esta ficha.
fault-stale = Ha visto las entradas hasta { $at }; ahora hay { $entries }. Mire de nuevo.
fault-order = Esto no es una orden de este juego: { $reason }
fault-nowhere = No hay «{ $place }» en la mesa.
fault-no-wish = No hay nada que aceptar, o hay antes otro deseo.
fault-no-array = No hay nada que desplegar ahora.
fault-not-kept = Esto no se ha podido escribir, así que no ha ocurrido. ¿Está lleno el disco?
fault-ours = El programa ha cometido un error. La partida sigue como estaba.
fault-player = El jugador del ordenador de { $seat } ha fallado; se ha dado por él una orden sencilla.
fault-origin = La petición viene de una página de otro servidor.
fault-nothing-here = Aquí no hay nada.
fault-no-match = No existe esa partida, o no se ha enviado ninguna ficha de ella.
fault-rules-unknown =
    Esta partida necesita las reglas de { $ruleset ->
        [impetus] Basic Impetus
        [grandeur] Grandeur
        [argad] Argad!
        [rapide] Combat Rapide
       *[other] { $ruleset }
    }, versión { $version }. Este programa { $known ->
        [none] no tiene reglas de ese nombre
       *[other] tiene la versión { $known }
    }. Aquí no se puede continuar, pero nada de ella se ha perdido: se puede guardar su fichero.
fault-match-unreadable = Este programa no puede leer el registro de esta partida. No se ha cambiado nada: se puede guardar su fichero.
fault-seats = Se quieren estos puestos, cada uno una vez: { $seats }.
fault-no-person = Al menos un puesto es para una persona.
fault-armies = Nombre una batalla, o un ejército para cada bando.
fault-choice = «{ $name }» no se puede elegir ({ $what }); conocidos: { $known }.

# El servidor: quién juega.
player-person = Alguien en esta pantalla
player-recruit = Recluta
player-captain = Capitán
playing-person = Ambos juegan en esta pantalla, por turnos.
playing-recruit = Sabe lo que está permitido y nada más; da cualquier orden que las reglas acepten.
playing-captain = Mira adónde lleva cada orden y sopesa lo que puede resultar.

# El servidor: principio y fin.
serve-ready = Sandtable está en { $url } (se acaba con Ctrl-C)
serve-already = Sandtable ya está en marcha, en { $url }
serve-port = { $host }:{ $port } no se puede usar: { $reason }.
