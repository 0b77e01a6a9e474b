# Material propio

own-note = Sus ficheros
fault-own-missing = No existe el fichero «{ $name }».
fault-own-name = «{ $name }» no puede ser el nombre de un fichero: letras minúsculas, cifras y guiones, 60 como máximo.
fault-own-shipped = «{ $name }» ya viene con el programa. Elija otro nombre.
fault-own-exists = Ya existe un fichero «{ $name }», y ha cambiado desde que lo abrió.
fault-own-large = El fichero es demasiado grande: { $most } KB como máximo.
fault-own-full = Ya hay { $most } ficheros. Borre antes alguno.
fault-own-closed = Los ficheros solo se cambian en la máquina del servidor. Hable con su administrador.
fault-own-disk = El fichero no se pudo escribir: { $reason }.
fault-own-table = Esta tabla no se puede reemplazar. Posibles: { $known }.
fault-own-fixed = Las reglas exigen aquí «{ $wanted }», pero el fichero dice «{ $found }».

own-title = Sus ficheros
own-lead = Sus propios ejércitos, batallas y tablas. Están en su carpeta en esta máquina, se ofrecen al crear una partida y viajan con su fichero.
own-new = Fichero nuevo
own-upload = Subir un fichero…
own-game = Juego
own-kind = Tipo
own-armies = Ejército
own-scenarios = Batalla
own-tables = Tabla
own-name = Nombre del fichero
own-name-example = mi-ejercito
own-name-note = Letras minúsculas, cifras y guiones
own-from = Partir de
own-from-nothing = Un fichero vacío
own-begin = Crear
own-none = Aún no tiene ficheros propios.
own-sound = Sin errores
own-faulty = { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
own-edit = Editar
own-editor = Texto del fichero
own-faults = Errores
own-faults-none = Sin errores. El fichero se ofrece al crear una partida.
own-faults-table-none = Sin errores.
own-at-line = Línea { $line }
own-in-file = En { $file }, línea { $line }
own-checking = Comprobando…
own-save = Guardar
own-saved = Guardado.
own-saved-faulty = Guardado. Se ofrecerá cuando no tenga errores.
own-unsaved = Sin guardar
own-replace = Reemplazar el fichero existente
own-replace-note = Hay un fichero con este nombre que ha cambiado entretanto. ¿Reemplazarlo?
own-download = Descargar
own-rename = Cambiar el nombre
own-rename-to = Nombre nuevo
own-delete = Borrar
own-delete-sure = ¿Borrar para siempre?
own-closed = En este servidor los ficheros los pone el administrador. Puede verlos y probar aquí los suyos, pero no guardarlos.
own-limits = { $most } ficheros como máximo, de { $largest } KB cada uno.
own-back = Todos los ficheros
own-play-with = Sus tablas
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
