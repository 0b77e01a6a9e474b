# Le serveur : sa base de données.
store-full = Il n’y a plus de place pour écrire dans { $file }.
store-busy = Un autre programme utilise { $file }.
store-held = { $file } est utilisé{ $pid ->
    [0] { "" }
   *[other] { " " }par le processus { $pid }
}{ $doing ->
    [none] { "" }
   *[other] { " " }({ $doing })
}{ $since ->
    [none] { "" }
   *[other] { " " }depuis { $since }
}{ $address ->
    [none] { "" }
   *[other] , à { $address }
}. Arrêtez-le d’abord.
store-damaged = { $file } est endommagé : { $reason }.
store-none = { $file } n’est pas une base de données de Sandtable.
store-new = { $file } a été écrit par un programme plus récent : son format est la version { $found }, et ce programme connaît les versions jusqu’à { $known }.
store-failed = { $file } ne peut pas être utilisé : { $reason }.
store-advice = `sandtable repair` sauve toutes les parties lisibles et garde le fichier endommagé. `sandtable restore FICHIER` remet une sauvegarde.
backup-exists = { $file } existe déjà. Choisissez un autre nom, ou ajoutez --force.
backup-made = { $file } : { $games } { $games ->
    [one] partie
   *[other] parties
 }{ $material ->
    [0] { "" }
    [one] , 1 fichier personnel
   *[other] , { $material } fichiers personnels
}, vérifié
backup-working = Copie
backup-bad = { $file } n’est pas une sauvegarde intacte : { $reason }.
backup-unsound = { $match } : intacte seulement jusqu’à l’entrée { $sound } sur { $entries }.
restore-done = { $file } : { $games } { $games ->
    [one] partie
   *[other] parties
 }{ $material ->
    [0] { "" }
    [one] , 1 fichier personnel
   *[other] , { $material } fichiers personnels
}
restore-before = Ce qu’il y avait avant est gardé sous { $file }
repair-working = Lecture
repair-sound = { $file } est intact : { $games } { $games ->
    [one] partie
   *[other] parties
 }.
repair-whole = { $match } : sauvée entière, { $saved } { $saved ->
    [one] entrée
   *[other] entrées
 }
repair-cut = { $match } : sauvée jusqu’à l’entrée { $saved } sur { $known }
repair-file = { $match } : ne peut plus être jouée ; les entrées jusqu’à { $saved } sur { $known } sont dans son fichier de partie
repair-lost = { $match } : perdue{ $known ->
    [0] { "" }
    [one] { " " }avec sa seule entrée
   *[other] { " " }avec ses { $known } entrées
}
repair-notes = { $match } : { $notes } { $notes ->
    [one] ligne perdue
   *[other] lignes perdues
 } parmi les propos, signalements ou commentaires
repair-kept = Le fichier endommagé est gardé sous { $file }
repair-files = Les fichiers des parties qui ne peuvent plus être jouées sont dans { $file }
repair-nothing = Rien ne se lit dans { $file }. Il reste tel quel.
hosting-unread = { $match } : illisible. `sandtable repair` sauve ce qui peut l’être.
