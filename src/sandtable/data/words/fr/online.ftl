# Jouer avec d’autres : ce qui ne se peut pas.
fault-too-fast = Vous allez trop vite. Réessayez dans { $seconds } s.
fault-busy = Vous avez déjà trop de demandes en cours. Réessayez dans { $seconds } s.
fault-too-long = Calcul trop long : il a été arrêté.
fault-too-big = Mémoire insuffisante : l’opération a été arrêtée.
fault-upload-slow = Le fichier n’est pas arrivé en { $seconds } s.
fault-export-large = Ces parties font plus de { $most } Mo. Enregistrez-les une à une.
fault-quota-bytes = Vous gardez déjà { $most } Mo ici, le maximum pour un visiteur. Supprimez d’abord quelque chose.
fault-quota-things = Vous gardez déjà { $most } parties ici, le maximum pour un visiteur. Supprimez-en d’abord.
fault-branch-large = Cette partie est trop grande pour en jouer la suite : { $most } Mo au plus.
fault-own-quota = Vous avez déjà apporté { $most } fichiers, le maximum pour un visiteur. Supprimez-en d’abord.
fault-head-long = L’adresse ou les en-têtes de la requête dépassent { $most } octets.
fault-too-slow = La requête a mis trop de temps à arriver.
fault-banned = L’hébergeur vous a retiré l’accès à ce serveur.
fault-listed-full = Vous avez déjà { $most } parties inachevées sur la liste. Terminez-en une, ou retirez-en une de la liste.
fault-replayed = La requête { $number } a déjà été envoyée ; elle n’est pas exécutée deux fois.
fault-watching = Vous êtes spectateur de cette partie.
fault-away = L’ordinateur joue pour vous. Reprenez d’abord votre place.
fault-out = Vous êtes éliminé. Vous pouvez suivre la partie jusqu’à la fin.
fault-invitation = Ce lien n’ouvre plus rien : il a servi, a été retiré ou n’a jamais existé.
fault-seat-taken = La place { $seat } est prise.
fault-no-seat = Il n’y a pas de place « { $seat } » à prendre ici.
fault-not-owner = Réservé à la personne qui a créé la partie.
fault-no-person-there = Il n’y a personne à la place { $seat } que l’ordinateur puisse remplacer.
fault-not-absent = { $seat } est là, ou n’est pas absent depuis assez longtemps.
fault-not-away = L’ordinateur ne remplace pas { $seat }.
fault-over = La partie est finie, ou vous n’y jouez pas.
fault-not-over = La partie n’est pas encore finie.
fault-pace = Cette cadence est impossible : un jour de temps principal au plus, une heure d’incrément, ou de 1 à 60 jours par coup.
fault-paused = Il n’y a pas de pendule à arrêter.
fault-not-paused = Les pendules ne sont pas arrêtées.
fault-too-many = { $most } liens au plus.
fault-talk-empty = Le message est vide.
fault-talk-long = Message trop long : { $most } caractères au plus.
fault-no-line = Il n’y a pas de ligne { $line } écrite par quelqu’un d’autre.
fault-no-mail = Ce serveur n’envoie pas d’e-mails.
fault-no-mail-there = Aucun e-mail n’est envoyé là, ou ce lien ne vient pas d’un e-mail.
fault-address = Cette adresse e-mail n’est pas valable.

# Jouer avec d’autres : ce que dit la maison.
told-joined = { $seat } : joueur arrivé.
told-filled = { $seat } : l’ordinateur joue.
told-stands-in = { $seat } : l’ordinateur assure l’intérim.
told-back = { $seat } : joueur de retour.
told-time-over = { $seat } : temps écoulé ; l’ordinateur continue.
told-time-lost = { $seat } : temps écoulé, partie perdue.
told-time-dropped = { $seat } : temps écoulé, partie perdue. Ces figurines restent sur place, et les autres continuent.

# Jouer avec d’autres : les lettres.
mail-subject = À vous de jouer : { $title }
mail-move = C’est à vous de jouer dans « { $title } ».
mail-where = Ouvrez le lien dans le navigateur où vous jouez.
mail-stop = Ne plus recevoir ces e-mails : { $stop }

# Jouer avec d’autres : pour l’hôte.
serve-smtp = --smtp attend smtp://HÔTE ou smtps://HÔTE, et --mail-from une adresse : { $reason }
serve-proxy = --proxy : { $proxy } n’est ni une adresse ni un réseau.
reports-none = Rien n’a été signalé.
no-database = Le fichier { $file } n’existe pas : aucun serveur n’y a gardé de parties.
reports-line = { $time }  { $match }  { $by } signale { $seat } : « { $text } »{ $why ->
    [none] { "" }
   *[other] { " " }({ $why })
}
clean-would = { $match } : rien ne s’est passé depuis { $days } { $days ->
    [one] jour
   *[other] jours
 }
clean-gone = { $match } : effacée après { $days } { $days ->
    [one] jour
   *[other] jours
 }
clean-none = Aucune partie n’est abandonnée depuis si longtemps.

# Les commandes de l’exploitant.
matches-listed = sur la liste
matches-finished = terminée
matches-none = Aucune partie ne correspond.
matches-unknown = Il n’y a pas de partie { $match }.
matches-silent = Le serveur a reçu l’ordre mais n’a pas encore répondu. Il l’exécutera dès que possible.
matches-unlisted = { $match } : retirée de la liste
matches-deleted = { $match } : supprimée
matches-sure = { $count ->
    [one] Supprimer cette partie pour tous ses joueurs ?
   *[other] Supprimer { $count } parties pour tous leurs joueurs ?
 }
ban-who = Indiquez qui exclure, ou --list.
ban-done = { $who } : exclusion { $until ->
    [never] définitive
   *[other] jusqu’au { $until }
 }
ban-over = { $who } : l’exclusion est levée
ban-none = Personne n’est exclu.
ban-unknown = { $who } n’est pas exclu.
ban-unmarked = Rien n’est gardé de l’auteur de { $match } : la partie a été créée sur la machine même, ou par un programme plus ancien.
ban-nobody = { $who } n’est ni une partie, ni une marque, ni une adresse, ni un réseau.
ban-until = --until attend un jour comme 2026-12-31, et non { $until }.
