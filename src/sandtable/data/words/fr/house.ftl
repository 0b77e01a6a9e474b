# Refus de la maison, quel que soit le jeu.
refused-over = La partie est finie.
refused-dice-awaited = La partie attend des dés, pas un ordre.
refused-not-asked = Ce n’est pas à { $seat } de répondre, mais à { $asked }.
refused-join = La place { $seat } ne peut être prise : elle n’existe pas, elle est occupée ou la partie a commencé.
refused-begin = La partie ne peut commencer : elle a déjà commencé, ou une place reste libre.
refused-not-begun = La partie n’a pas commencé.
refused-no-throw = La partie n’attend pas de dés jetés par les joueurs.
refused-faces = { $count ->
    [one] Il faut une face de 1 à { $sides }.
   *[other] Il faut { $count } faces de 1 à { $sides }.
}
refused-undo = La partie ne peut revenir à l’entrée { $entry }.
refused-undo-consent = Revenir à l’entrée { $entry } effacerait un jet ou une chose montrée : il faut l’accord de { $missing }.
refused-close = La partie n’est pas finie.
refused-resign = { $seat } ne peut pas abandonner : pas de place ici, ou la partie n’est pas en cours.
refused-expire = Le temps de { $seat } ne peut s’écouler : aucune place ici, ou la partie ne dure plus.
refused-drop = { $seat } ne peut pas être hors de la partie : au moins deux autres doivent encore y jouer.
refused-out = { $seat } est hors de la partie.
refused-draw = La nulle demande l’accord de toutes les places et une partie en cours ; d’accord : { $agreed }.
refused-draw-player = { $seat } préfère continuer.

# Ce qui ne va pas dans un fichier de partie.
fault-unreadable = Cette ligne est illisible : { $reason }
fault-canonical = Cette ligne n’est pas écrite de la seule façon admise.
fault-chain = L’empreinte de cette ligne ne suit pas de la ligne précédente.
fault-number = L’entrée { $expected } devrait se trouver ici, non { $found }.
fault-format = Ce n’est pas un fichier de partie que ce programme sache lire (format { $format }).
fault-ruleset = Les règles { $ruleset } (version { $version }) avec ces tables et ce scénario ne sont pas connues ici.
fault-scenario = Les règles refusent ce scénario.
fault-seal = Ce qui est montré comme { $place } n’est pas ce qui a été scellé.
fault-commitment = Le secret n’est pas celui auquel la partie s’est engagée.
fault-count = La dernière ligne compte { $found } { $found ->
    [one] entrée
   *[other] entrées
 } ; il y en a { $expected }.
fault-throws = Les jets notés ici ne sont pas ceux que les règles demandent.
fault-illegal = Les règles refusent cette réponse.
fault-dice = Les faces ne sont pas celles que donne le secret.
fault-events = Ce qui est dit être arrivé ne suit pas des règles.
fault-state = Le dernier état n’est pas celui qui a été atteint.
fault-after-end = Il y a quelque chose après la dernière ligne.
fault-broken = Les règles ne peuvent s’appliquer à ce que contient ce fichier : { $reason }
fault-truncated = Le fichier s’interrompt au milieu d’une ligne.

# Ce qui ne va pas dans d’autres fichiers.
fault-file = Le fichier ne peut être lu : { $reason }.
fault-toml = Ce n’est pas du TOML : { $reason }.
fault-encoding = Le fichier n’est pas un texte UTF-8.
fault-too-large = Le fichier dépasse { $most } octets.
fault-missing = Le champ { $field } manque.
fault-unknown-field = Il n’y a pas de champ « { $field } ».{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire « { $nearest } » ?
} Connus ici : { $known }.
fault-name = « { $name } » n’est pas connu.{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire « { $nearest } » ?
}{ $known ->
    [none] { "" }
   *[other] { " " }Connus : { $known }.
}
fault-type = Attendu : { $expected } ; trouvé : { $found }.

# Commandes.
at-line = { $file }, ligne { $line }
in-file = { $file }
verdict-sound = Complet et intact.
verdict-unfinished = Intact jusqu’ici, mais inachevé.
verdict-veiled = Intact pour ce que cette place peut voir ; des parties cachées restent scellées.
verdict-bad = Mauvais à la ligne { $line } : { $reason }
verdict-head = Aucune ligne de ce fichier n’a le code de tête { $head }.
verdict-facts = { $ruleset } (version { $version }), partie { $game } : { $entries } { $entries ->
    [one] entrée
   *[other] entrées
 }, { $thrown } { $thrown ->
    [one] jet tiré
   *[other] jets tirés
 }, { $typed } { $typed ->
    [one] saisi
   *[other] saisis
 } par les joueurs, { $undone } { $undone ->
    [one] annulation
   *[other] annulations
 }. Tête { $head }.
audit-progress = Lecture des parties
audit-sum = { $files } { $files ->
    [one] fichier
   *[other] fichiers
 }, { $complaints } { $complaints ->
    [one] réclamation
   *[other] réclamations
 }.
winner = Vainqueur : { $winner }.
winner-none = Personne ne gagne.
unknown-clause = Il n’y a pas de clause « { $name } ».{ $nearest ->
    [none] { "" }
   *[other] { " " }Vouliez-vous dire « { $nearest } » ?
}
cannot-save = { $file } ne peut être écrit : { $reason }.
cannot-save-result = { $file } ne peut être écrit : { $reason }. Le résultat ci-dessus est complet ; rien de ce qui existait n’est perdu.
