# Refus de la maison, quel que soit le jeu.
refused-over = La partie est finie.
refused-dice-awaited = La partie attend des dés, pas un ordre.
refused-not-asked = Réponse attendue : { $asked }, et non { $seat }.
refused-join = La place { $seat } ne peut être prise : elle n’existe pas, elle est occupée ou la partie a commencé.
refused-begin = La partie ne peut commencer : elle a déjà commencé, ou une place reste libre.
refused-not-begun = La partie n’a pas commencé.
refused-no-throw = La partie n’attend pas de dés jetés par les joueurs.
refused-faces = { $count ->
    [one] Il faut une face de 1 à { $sides }.
   *[other] Il faut { $count } faces de 1 à { $sides }.
}
refused-undo = La partie ne peut revenir à l’entrée { $entry }.
refused-undo-consent = Revenir à l’entrée { $entry } effacerait un jet ou une chose montrée. Accord nécessaire : { $missing }.
refused-close = La partie n’est pas finie.
refused-resign = { $seat } : abandon impossible ; pas de place ici, ou la partie n’est pas en cours.
refused-expire = { $seat } : le temps ne peut s’écouler ; aucune place ici, ou la partie ne dure plus.
refused-drop = { $seat } : pas de sortie de la partie ; au moins deux autres doivent encore y jouer.
refused-out = Hors de la partie : { $seat }.
refused-draw = Le nul demande l’accord de toutes les places et une partie en cours ; d’accord : { $agreed }.
refused-draw-player = { $seat } : nulle refusée, on continue.

# Ce qui ne va pas dans un fichier de partie.
fault-unreadable = Cette ligne est illisible : { $reason }
fault-canonical = Cette ligne n’est pas sous la forme canonique.
fault-chain = L’empreinte de cette ligne ne correspond pas à la ligne précédente.
fault-number = L’entrée { $expected } devrait se trouver ici, pas { $found }.
fault-format = Ce programme ne sait pas lire ce fichier de partie (format { $format }).
fault-ruleset = Les règles { $ruleset } (version { $version }) avec ces tables et ce scénario ne sont pas connues ici.
fault-contents = Les tables ou le scénario de cette partie sont inutilisables : { $reason }
fault-lines = Le fichier a plus de { $most } lignes.
fault-scenario = Les règles refusent ce scénario.
fault-seal = Ce qui est montré comme { $place } n’est pas ce qui a été scellé.
fault-commitment = Le secret n’est pas celui auquel la partie s’est engagée.
fault-count = La dernière ligne compte { $found } { $found ->
    [one] entrée
   *[other] entrées
 } ; il y en a { $expected }.
fault-throws = Les jets notés ici ne sont pas ceux qu’exigent les règles.
fault-illegal = Les règles interdisent cet ordre.
fault-dice = Ces dés ne sont pas ceux que donne le secret.
fault-sides = Ces dés n’ont pas le nombre de faces prévu par les règles.
fault-nonce = { $seat } : le nombre ne découle pas du secret, contrairement à ce que dit le fichier.
fault-nonce-form = Une place ajoute 64 chiffres hexadécimaux, en minuscules.
fault-events = Les événements notés ne correspondent pas aux règles.
fault-state = L’état final noté n’est pas celui qui a été atteint.
fault-after-end = Il y a encore du texte après la dernière ligne.
fault-broken = Les règles ne peuvent pas s’appliquer au contenu de ce fichier : { $reason }
fault-truncated = Le fichier s’interrompt au milieu d’une ligne.

# Ce qui ne va pas dans d’autres fichiers.
fault-file = Impossible de lire le fichier : { $reason }.
fault-toml = Ce n’est pas du TOML : { $reason }.
fault-encoding = Le fichier n’est pas un texte UTF-8.
fault-too-large = Le fichier dépasse { $most } octets.
fault-missing = Le champ { $field } manque.
fault-unknown-field = Il n’y a pas de champ « { $field } ».{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire « { $nearest } » ?
} Connus ici : { $known }.
fault-name = « { $name } » n’est pas connu.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire « { $nearest } » ?
}{ $known ->
    [none] { "" }
   *[other] { " " }Connus : { $known }.
}
fault-type = Attendu : { $expected } ; trouvé : { $found }.
fault-range = Attendu : un entier de { $low } à { $high } ; trouvé : { $found }.
fault-long = Au plus { $most } caractères ou éléments ici ; trouvé : { $found }.
fault-many = Il y a plus de { $most } erreurs. Le reste du fichier n’a pas été vérifié.
fault-toml-dotted = Un nom a plus de { $most } parties séparées par des points.
fault-toml-nested = Des tableaux et des tables sont imbriqués à plus de { $most } niveaux.
fault-toml-keys = Le fichier a plus de { $most } champs, tables et tableaux.
fault-toml-values = Les tableaux du fichier contiennent plus de { $most } valeurs.
fault-toml-long = Un nom, un nombre ou un texte dépasse { $most } caractères.

# Commandes.
at-line = { $file }, ligne { $line }
in-file = { $file }
audit-progress = Lecture des parties
audit-sum = { $files } { $files ->
    [one] fichier
   *[other] fichiers
 }, { $complaints } { $complaints ->
    [one] réclamation
   *[other] réclamations
 }.
winner = Vainqueur : { $winner }.
winner-none = Pas de vainqueur.
unknown-clause = Il n’y a pas de clause « { $name } ».{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire « { $nearest } » ?
}
cannot-save = Impossible d’écrire { $file } : { $reason }.
cannot-save-result = Impossible d’écrire { $file } : { $reason }. Le résultat ci-dessus est complet ; rien de ce qui existait n’est perdu.
