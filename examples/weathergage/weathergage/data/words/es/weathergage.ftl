# Barlovento.

# El juego y sus partes.
game-weathergage = Barlovento
game-weathergage-note = Dos barcos, un viento: un duelo a vela
game-weathergage-quick = Usted manda la Amphitrite contra el capitán de la Hippolyte. Unos diez minutos.
scenario-weathergage-frigates = Dos fragatas
scenario-weathergage-frigates-note = Fuerzas iguales, de vuelta encontrada; la noche cae tras el turno 14
scenario-weathergage-privateer = El corsario y el galeón de la Compañía
scenario-weathergage-privateer-note = El veloz Renard tiene el viento; el pesado Goede Hoop debe llegar a la noche
ask-weathergage-sail = Fije su rumbo
asked-weathergage-sail = el rumbo
what-weathergage-broadside = Andanada
luck-weathergage-hits = Impactos de las andanadas

# Por qué se tiran dados.
why-weathergage-guns = cañones
why-weathergage-close = a tiro de pistola
why-weathergage-long = de lejos
why-weathergage-rake = enfilada
why-weathergage-lost = cañones desmontados

# Lo que prohíbe algo.
refused-weathergage-helm = El timón lo hace virar { $helm }° como máximo, no { $turn }°.
refused-weathergage-fast = Con este rumbo recorre { $fast } U como máximo, no { $distance } U.
refused-weathergage-slow = No puede pararse: con este rumbo recorre { $least } U como mínimo, no { $distance } U.
refused-weathergage-room = Solo hay agua para { $most } U, no para { $distance } U.
refused-weathergage-places = Los dos barcos empiezan en el mar, separados al menos 8 U.

# El relato.
opening-weathergage = { $title }: { $red } contra { $blue }. La noche cae tras el turno { $turns }.
told-weathergage-turn-began = Turno { $number }. { $first } está a sotavento y navega primero.
told-weathergage-sailed =
    { $turn_to ->
        [left] { $seat } vira { $turn }° a babor y recorre { $distance } U.
        [right] { $seat } vira { $turn }° a estribor y recorre { $distance } U.
       *[ahead] { $seat } recorre { $distance } U todo avante.
    }
told-weathergage-fired =
    { $seat } dispara contra { $target }: { $hits ->
        [one] { $hits } impacto.
       *[other] { $hits } impactos.
    } { $strikes ->
        [yes] ¡{ $target } arría su bandera!
       *[no] {""}
    }
told-weathergage-night-fell =
    { $winner ->
        [none] Cae la noche y nadie ha ganado.
       *[other] Cae la noche. { $winner } ha perdido menos casco y ha ganado.
    }

# La página.
order-sail-turn = Timón
order-sail-distance = Distancia
outlook-weathergage-quiet = Desde allí no alcanza ningún cañón.
prospect-weathergage-average = { $value } impactos de media
prospect-weathergage-wins = arría la bandera: { $chance }
weathergage-sail-left = Virar { $turn }° a babor, { $distance } U
weathergage-sail-right = Virar { $turn }° a estribor, { $distance } U
weathergage-sail-ahead = Todo avante, { $distance } U
weathergage-gage = tiene el barlovento
weathergage-board = El mar con los dos barcos y el viento
reckoned-hull = puntos de casco perdidos
