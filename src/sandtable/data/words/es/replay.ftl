# Repeticiones, y partidas que siguen desde un momento de otra

fault-branch = La partida de origen no es válida.
fault-branch-deep = Ya hay más de { $most } partidas encadenadas.
fault-branch-moment = Sigue desde un momento en que la otra partida no había empezado, había acabado o no se conocía por completo.
fault-branch-rules = La partida de la que sigue tiene otras reglas, otras tablas u otro escenario.

replay-told-joined = { $who }: ha llegado el jugador.
replay-told-resumed = La partida sigue desde aquí.
replay-told-undone = { $who }: jugada deshecha.
replay-told-resigned = { $who }: rendición.
replay-told-left = { $who }: rendición. Estas figuras no se mueven, y los demás continúan.
replay-told-expired = { $who }: tiempo agotado.
replay-told-dropped = { $who }: tiempo agotado. Estas figuras no se mueven, y los demás continúan.
replay-told-drawn = Empate de común acuerdo.
replay-told-closed = Se revela el secreto de los dados.

branch-title = { $title } – y si, desde la entrada { $entry }
fault-moment = Esta partida no tiene ese momento.
fault-moment-veiled = En ese momento había algo oculto que este fichero no muestra: la partida no puede seguir desde ahí.
fault-moment-early = La partida no había empezado en ese momento.
fault-moment-over = La partida había acabado en ese momento. Siga desde uno anterior.
fault-moment-deep = Esta partida ya continúa demasiadas otras.
fault-no-replay = Esa partida no existe, o no ha acabado y usted no tiene puesto en ella.
fault-file-large = El fichero es demasiado grande: { $most } MB como máximo.
fault-archive = Este archivo no contiene exactamente una partida. Descomprímalo y abra un fichero de partida.
fault-kept-full = Este servidor no puede guardar más ficheros.
fault-not-mine = Solo quien juega o guarda esta partida puede hacerlo.
fault-comment-empty = Escriba algo primero.
fault-comment-long = { $most } caracteres como máximo.
fault-comments-full = Esta partida ya tiene { $most } comentarios.
fault-no-comment = Usted no ha escrito ese comentario.
fault-not-drawable = No hay imágenes de las partidas con estas reglas.
fault-others-play = Otros siguen jugando esta partida. Ríndase primero; luego podrá borrarla.

# La página de las repeticiones

replay-title = Repetición
replay-open = Abrir un fichero de partida
replay-open-note = Un fichero .sand, o un archivo con una partida y sus comentarios. El servidor lo comprueba y no guarda nada si usted no lo pide.
replay-choose = Elegir fichero…
replay-drop = o suéltelo aquí
replay-reading = Cargando la partida…
replay-gone = Esta partida ya no está aquí
replay-before = Antes del comienzo
replay-entry = Paso { $n } de { $last }
replay-turn = Turno { $turn }
replay-round = Ronda { $turn }
replay-asks = Turno: { $who }
replay-over = Final
replay-moment = Momento
replay-first = Al principio
replay-previous = Paso anterior
replay-next = Paso siguiente
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-turns = Saltar a un turno
replay-told = Registro
replay-comments = Comentarios
replay-comments-none = Sin comentarios.
replay-comment-write = Comentar este momento
replay-comment-send = Publicar
replay-comment-delete = Borrar este comentario
replay-comment-private = Solo usted lo ve hasta que acabe la partida.
replay-comment-keep = Guarde antes el fichero en el servidor para comentar.
replay-more = Más
replay-share = Copiar enlace a este momento
replay-share-short = Compartir
replay-shared = Enlace copiado.
replay-share-this = Copie este enlace:
replay-share-later = Los demás podrán abrirlo cuando acabe la partida.
replay-share-opened = Este fichero solo está abierto aquí. Guárdelo en el servidor para compartir un enlace.
replay-keep = Guardar en este servidor
replay-kept = Guardado. Quien tenga el enlace puede verlo.
replay-kept-delete = Borrar de este servidor
replay-save = Guardar
replay-save-sand = Fichero de partida (.sand)
replay-save-zip = Fichero de partida con comentarios (.zip)
replay-save-svg = Este momento en SVG
replay-save-png = Este momento en PNG
replay-save-gif = Película hasta aquí (GIF)
replay-saving = Un momento…
replay-verify = Comprobar esta partida
replay-verifying = Repitiendo todas las órdenes…
replay-facts = { $entries } { $entries ->
    [one] entrada
   *[other] entradas
 }, { $thrown } { $thrown ->
    [one] tirada del programa
   *[other] tiradas del programa
 }, { $typed } a mano, { $undone } { $undone ->
    [one] vez deshecho
   *[other] veces deshecho
 }. Código de control de los dados: { $head }
replay-head = Código de control que anotó
replay-head-check = Comparar
replay-bad-line = Línea { $line }: { $text }
replay-bad-note = Todo lo anterior a esa línea es correcto y se puede ver.
replay-what-if = ¿Y si…?
replay-what-if-note = Una partida nueva sigue desde este momento, con otros dados. Esta queda como está.
replay-what-if-begin = Jugar desde aquí
replay-what-if-entry = Desde el paso { $n }
replay-origin = Esta partida continúa la partida { $game } tras el paso { $entry }.
replay-seat = Punto de vista: { $who }.
replay-running = La partida está en curso.
replay-look-again = Actualizar
replay-watch = Ver la repetición

start-more = Más
start-open = Abrir un fichero de partida
start-material = Ejércitos, batallas y tablas propios
start-export = Guardar todas mis partidas
start-export-failed = No se pudieron guardar las partidas. Inténtelo de nuevo.
start-delete = Borrar
start-delete-sure = Sí, borrar
start-delete-title = ¿Borrar «{ $name }»?
start-delete-note = No se podrá recuperar.
start-left = Usted ha dejado esta partida. Se borrará cuando los demás también la dejen.
after-title = Después de la batalla
after-losses = Pérdidas por turno
after-moments = Momentos decisivos
after-best = Mejores unidades
after-share = Compartir
after-link = Copiar enlace
after-picture = Imagen
after-film = Película
after-turn = Turno { $turn }
after-lost = { $who } −{ $lost }
after-rare = Tirada rara: solo el { $chance } de las veces
after-hits = { $hits ->
    [one] un daño
   *[other] { $hits } daños
}
