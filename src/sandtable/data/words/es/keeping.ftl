# El servidor: su base de datos.
store-full = No queda sitio para escribir en { $file }.
store-busy = Otro programa está usando { $file }.
store-held = { $file } está en uso{ $pid ->
    [0] { "" }
   *[other] { " " }por el proceso { $pid }
}{ $doing ->
    [none] { "" }
   *[other] { " " }({ $doing })
}{ $since ->
    [none] { "" }
   *[other] { " " }desde { $since }
}{ $address ->
    [none] { "" }
   *[other] , en { $address }
}. Termínelo antes.
store-damaged = { $file } está dañado: { $reason }.
store-none = { $file } no es una base de datos de Sandtable.
store-new = { $file } lo escribió un programa más nuevo: su formato es la versión { $found }, y este programa conoce versiones hasta la { $known }.
store-failed = { $file } no se puede usar: { $reason }.
store-advice = `sandtable repair` salva todas las partidas que se puedan leer y guarda el archivo dañado. `sandtable restore ARCHIVO` recupera una copia de seguridad.
backup-exists = { $file } ya existe. Elija otro nombre, o añada --force.
backup-made = { $file }: { $games } { $games ->
    [one] partida
   *[other] partidas
 }{ $material ->
    [0] { "" }
    [one] , 1 archivo propio
   *[other] , { $material } archivos propios
}, comprobado
backup-working = Copiando
backup-bad = { $file } no es una copia de seguridad intacta: { $reason }.
backup-unsound = { $match }: solo está intacta hasta la entrada { $sound } de { $entries }.
restore-done = { $file }: { $games } { $games ->
    [one] partida
   *[other] partidas
 }{ $material ->
    [0] { "" }
    [one] , 1 archivo propio
   *[other] , { $material } archivos propios
}
restore-before = Lo que había antes se guarda como { $file }
repair-working = Leyendo
repair-sound = { $file } está intacto: { $games } { $games ->
    [one] partida
   *[other] partidas
 }.
repair-whole = { $match }: salvada entera, { $saved } { $saved ->
    [one] entrada
   *[other] entradas
 }
repair-cut = { $match }: salvada hasta la entrada { $saved } de { $known }
repair-file = { $match }: no se puede seguir jugando; las entradas hasta la { $saved } de { $known } están en su archivo de partida
repair-lost = { $match }: perdida{ $known ->
    [0] { "" }
    [one] { " " }con su única entrada
   *[other] { " " }con sus { $known } entradas
}
repair-notes = { $match }: { $notes } { $notes ->
    [one] línea perdida
   *[other] líneas perdidas
 } de charla, denuncias o comentarios
repair-kept = El archivo dañado se guarda como { $file }
repair-files = Los archivos de las partidas que no se pueden seguir jugando están en { $file }
repair-nothing = No se puede leer nada en { $file }. Se queda como está.
hosting-unread = { $match }: no se puede leer. `sandtable repair` salva lo que se pueda.
