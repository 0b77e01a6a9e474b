# Repeticiones, y partidas que siguen desde un momento de otra

fault-branch = La partida de la que sigue está mal.
fault-branch-deep = Más de { $most } partidas siguen una de otra.
fault-branch-moment = Sigue desde un momento en que la otra partida no había empezado, había acabado o no se conocía por completo.
fault-branch-rules = La partida de la que sigue tiene otras reglas, otras tablas u otro escenario.
verdict-descent =
    { $drawn ->
        [yes] Sigue la partida { $game } tras la entrada { $entry } (cabeza { $head }), cuyos dados también se han sacado de nuevo.
       *[no] Sigue la partida { $game } tras la entrada { $entry } (cabeza { $head }), cuyos dados se toman como están anotados.
    }

replay-told-joined = { $who } ocupó su puesto.
replay-told-resumed = La partida sigue desde aquí.
replay-told-undone = { $who } retiró órdenes (vuelta a la entrada { $entry }).
replay-told-resigned = { $who } abandonó la partida.
replay-told-left = { $who } abandonó: sus figuras no se mueven, y los demás continúan.
replay-told-expired = El tiempo de { $who } se había agotado.
replay-told-dropped = El tiempo de { $who } se había agotado: sus figuras no se mueven, y los demás continúan.
replay-told-drawn = Todos los bandos acordaron tablas.
replay-told-closed = Se muestra el secreto de los dados.

verdict-bad-short = Este fichero no es lo que se jugó.
proof-chain =
    { $held ->
        [no] La cadena está rota: una línea se cambió, se quitó o se añadió.
       *[yes] La cadena aguanta: ninguna línea se cambió, se quitó ni se añadió.
    }
proof-rules =
    { $held ->
        [open] Algunas órdenes siguen selladas: las reglas podrán consultarse cuando se abran.
       *[yes] Las reglas se cumplen: el programa volvió a jugar cada orden y ocurrió lo mismo.
    }
proof-dice =
    { $held ->
        [yes] Los dados son limpios: cada tirada se sacó de nuevo del secreto prometido antes de la primera.
        [typed] Los dados los tiraron y teclearon los jugadores: son tan honrados como ellos.
       *[open] Los dados se toman como están anotados; podrán sacarse de nuevo cuando la partida acabe y se muestre su secreto.
    }
proof-result =
    { $held ->
        [yes] El resultado es correcto: la partida acabó como dice el fichero.
       *[open] Aún no hay resultado.
    }
proof-origin =
    { $held ->
        [drawn] Sigue la partida { $game } tras la entrada { $entry }; todo ello se volvió a jugar, con sus dados.
       *[recorded] Sigue la partida { $game } tras la entrada { $entry }; todo ello se volvió a jugar, con los dados anotados.
    }
proof-head =
    { $held ->
        [yes] El fichero tiene el código de cabeza { $head }: es la partida que se jugaba cuando lo anotó.
       *[no] Ninguna línea de este fichero tiene el código de cabeza { $head }.
    }

rapide-versus = { $attacker } – { $defender }, { $year }
branch-title = { $title } – y si, desde la entrada { $entry }
fault-moment = No hay tal momento en esta partida.
fault-moment-veiled = En ese momento había algo oculto que este fichero no muestra: la partida no puede seguir desde ahí.
fault-moment-early = La partida no había empezado en ese momento.
fault-moment-over = La partida había acabado en ese momento. Siga desde uno anterior.
fault-moment-deep = Esta partida viene ya de demasiadas otras.
fault-no-replay = No hay tal partida que mirar, o no ha acabado y no tiene usted puesto en ella.
fault-file-large = El fichero es demasiado grande: { $most } MB como máximo.
fault-archive = Este archivo no contiene exactamente una partida. Descomprímalo y abra un fichero de partida.
fault-kept-full = Este servidor no puede guardar más ficheros.
fault-not-mine = Solo quien juega o guarda esta partida puede hacerlo.
fault-comment-empty = Un comentario tiene palabras.
fault-comment-long = Un comentario tiene { $most } signos como máximo.
fault-comments-full = Esta partida ya tiene { $most } comentarios.
fault-no-comment = No hay tal comentario suyo.
fault-not-drawable = No hay imágenes de las partidas con estas reglas.
fault-others-play = Otros juegan aún esta partida. Abandónela primero; entonces podrá borrarse.
fault-busy = El servidor dibuja otras películas. Inténtelo de nuevo en un momento.

# La página de las repeticiones

replay-title = Repetición
replay-open = Abrir un fichero de partida
replay-open-note = Cualquier fichero .sand, o un archivo con una partida y sus comentarios. El servidor lo comprueba; no guarda nada si usted no lo pide.
replay-choose = Elegir un fichero …
replay-drop = o suéltelo aquí
replay-reading = La partida se juega de nuevo …
replay-gone = Esta partida ya no está aquí
replay-before = Antes del comienzo
replay-entry = Entrada { $n } de { $last }
replay-turn = Turno { $turn }
replay-round = Ronda { $turn }
replay-asks = Le toca a: { $who }
replay-over = El final
replay-moment = Momento
replay-first = Al principio
replay-previous = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-turns = Saltar a un turno
replay-told = Lo que pasó
replay-comments = Comentarios
replay-comments-none = Nadie ha escrito nada todavía.
replay-comment-write = Anotar en este momento
replay-comment-send = Anotarlo
replay-comment-delete = Borrar este comentario
replay-comment-private = Solo usted lo ve hasta que acabe la partida.
replay-comment-keep = Guarde antes el fichero y podrá escribir en él.
replay-more = Más
replay-share = Copiar un enlace a este momento
replay-share-short = Compartir
replay-shared = El enlace está copiado.
replay-share-this = Copie este enlace:
replay-share-later = Los demás podrán abrirlo cuando acabe la partida.
replay-share-opened = Este fichero solo está abierto. Guárdelo en el servidor y podrá compartir su enlace.
replay-keep = Guardarlo en este servidor
replay-kept = Guardado. Quien tenga el enlace puede mirarlo.
replay-kept-delete = Borrarlo de este servidor
replay-save = Guardar
replay-save-sand = Fichero de partida (.sand)
replay-save-zip = Fichero de partida con comentarios (.zip)
replay-save-svg = Este momento en SVG
replay-save-png = Este momento en PNG
replay-save-gif = La película hasta aquí (GIF)
replay-saving = Un momento …
replay-verify = Comprobar esta partida
replay-verifying = Cada orden se juega de nuevo …
replay-facts = { $entries } { $entries ->
    [one] entrada
   *[other] entradas
 }, { $thrown } { $thrown ->
    [one] tirada sacada
   *[other] tiradas sacadas
 }, { $typed } { $typed ->
    [one] tecleada
   *[other] tecleadas
 }, { $undone } { $undone ->
    [one] vez deshecho
   *[other] veces deshecho
 }. Cabeza: { $head }
replay-head = Un código de cabeza que anotó
replay-head-check = Comparar
replay-bad-line = Línea { $line }: { $text }
replay-bad-note = Lo que está antes de esa línea es íntegro y se puede mirar.
replay-what-if = Y si …
replay-what-if-note = Una partida nueva sigue desde este momento, con dados nuevos. Esta queda como está.
replay-what-if-begin = Seguir desde aquí
replay-what-if-entry = Desde la entrada { $n }
replay-origin = Esta partida sigue la partida { $game }, tras su entrada { $entry }.
replay-seat = Usted ve lo que puede ver { $who }.
replay-running = La partida sigue.
replay-look-again = Mirar de nuevo
replay-watch = Ver de nuevo

start-more = Más
start-open = Abrir un fichero de partida
start-material = Ejércitos, batallas y tablas propios
start-export = Guardar todas mis partidas
start-export-failed = No se pudieron guardar las partidas. Inténtelo de nuevo.
start-delete = Borrar
start-delete-sure = ¿Borrar de verdad?
start-left = Usted ha dejado esta partida. Se borrará cuando los demás también la dejen.
