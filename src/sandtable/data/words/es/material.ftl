# Material propio

own-note = Material propio
fault-own-missing = No hay ningún fichero «{ $name }».
fault-own-name = «{ $name }» no puede ser el nombre de un fichero: letras minúsculas, cifras y guiones, 60 como máximo.
fault-own-shipped = «{ $name }» viene con el programa. Elija otro nombre.
fault-own-exists = Ya hay un fichero «{ $name }», y no es el que usted ha visto.
fault-own-large = El fichero es demasiado grande: { $most } KB como máximo.
fault-own-full = Ya hay { $most } ficheros. Borre antes alguno.
fault-own-closed = Los ficheros solo se cambian donde corre el servidor. Pregunte a quien lo lleva.
fault-own-disk = El fichero no se pudo escribir: { $reason }.
fault-own-table = Esto no es ninguna de las tablas que se pueden reemplazar: { $known }.
fault-own-fixed = Las reglas lo conocen por «{ $wanted }», que queda como está; se encontró «{ $found }».

own-title = Material propio
own-lead = Ejércitos, batallas y tablas propios. Están en su carpeta en esta máquina, se ofrecen al empezar una partida y viajan dentro del fichero de partida.
own-new = Fichero nuevo
own-upload = Subir un fichero …
own-game = Juego
own-kind = Clase
own-impetus = Basic Impetus
own-grandeur = Grandeur
own-argad = Argad!
own-rapide = Combat Rapide
own-armies = Ejército
own-scenarios = Batalla
own-tables = Tabla
own-name = Nombre del fichero
own-name-example = mi-ejercito
own-name-note = Letras minúsculas, cifras y guiones
own-from = Partir de
own-from-nothing = Un fichero vacío
own-begin = Empezar
own-none = Aún no tiene ficheros propios.
own-sound = Sin faltas
own-faulty = { $count ->
        [one] { $count } falta
       *[other] { $count } faltas
    }
own-edit = Editar
own-editor = Texto del fichero
own-faults = Lo que está mal
own-faults-none = No hay nada mal en este fichero. Se ofrece al empezar una partida.
own-faults-table-none = No hay nada mal en este fichero.
own-at-line = Línea { $line }
own-in-file = En { $file }, línea { $line }
own-checking = Comprobando …
own-save = Guardar
own-saved = Guardado.
own-saved-faulty = Guardado. No se ofrecerá hasta que no haya nada mal.
own-unsaved = Aún sin guardar
own-replace = Reemplazar el fichero que hay
own-replace-note = Hay un fichero con este nombre que usted no ha visto. ¿Reemplazarlo?
own-download = Descargar
own-rename = Cambiar el nombre
own-rename-to = Nombre nuevo
own-delete = Borrar
own-delete-sure = ¿Borrar de verdad?
own-closed = En este servidor los ficheros los pone quien lo lleva. Puede mirarlos y probar aquí los suyos, pero no guardarlos.
own-limits = { $most } ficheros como máximo, de { $largest } KB cada uno.
own-back = Todos los ficheros
own-play-with = Tablas propias
own-army-costs = { $points } { $points ->
    [one] punto
   *[other] puntos
 }: estructura de mando { $structure }, generales { $generals }, brigadas { $brigades }.
own-side-costs = { $who }: { $points } { $points ->
    [one] punto
   *[other] puntos
 }.
own-cap = Un ejército puede costar { $most } puntos como máximo.
own-cap-none = La batalla no pone tope de puntos.
fault-one-period = Una escaramuza se juega con las tablas de un solo periodo.
