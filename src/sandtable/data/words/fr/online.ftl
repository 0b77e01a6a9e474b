# Jouer avec d’autres : ce qui ne se peut pas.
fault-too-fast = C’était trop rapide. Réessayez dans { $seconds } s.
fault-replayed = La demande { $number } a déjà été envoyée ; elle n’est pas exécutée deux fois.
fault-watching = Vous regardez seulement cette partie.
fault-away = L’ordinateur joue pour vous. Reprenez d’abord votre place.
fault-out = Vous êtes hors de cette partie. Vous pouvez la regarder jusqu’à sa fin.
fault-invitation = Ce lien n’ouvre plus rien : il a servi, a été retiré ou n’a jamais existé.
fault-seat-taken = La place { $seat } est prise.
fault-no-seat = Il n’y a pas ici d’autre place « { $seat } ».
fault-not-owner = Seul celui qui a créé la partie peut le faire.
fault-no-person-there = Il n’y a personne à la place { $seat } que l’ordinateur puisse remplacer.
fault-not-absent = { $seat } est là, ou n’est pas absent depuis assez longtemps.
fault-not-away = L’ordinateur ne remplace pas { $seat }.
fault-over = La partie est finie, ou vous n’y jouez pas.
fault-pace = Cette cadence est impossible : un jour de temps principal au plus, une heure d’incrément, ou de 1 à 60 jours par coup.
fault-paused = Il n’y a pas de pendule à arrêter.
fault-not-paused = Les pendules ne sont pas arrêtées.
fault-too-many = On ne peut pas donner plus de { $most } liens.
fault-talk-empty = Rien n’a été dit.
fault-talk-long = Dites-le en { $most } caractères.
fault-no-line = Il n’y a pas de ligne { $line } écrite par quelqu’un d’autre.
fault-no-mail = Cette maison n’envoie pas de courrier.
fault-no-mail-there = Aucun courrier n’y est envoyé, ou le lien n’est pas celui d’une lettre.
fault-address = Ce n’est pas une adresse de courrier.

# Jouer avec d’autres : ce que dit la maison.
told-joined = { $seat ->
    [red] Rouge a pris place.
    [blue] Bleu a pris place.
   *[other] { $seat } a pris place.
}
told-filled = { $seat ->
    [red] L’ordinateur joue rouge.
    [blue] L’ordinateur joue bleu.
   *[other] L’ordinateur joue { $seat }.
}
told-stands-in = { $seat ->
    [red] L’ordinateur remplace rouge.
    [blue] L’ordinateur remplace bleu.
   *[other] L’ordinateur remplace { $seat }.
}
told-back = { $seat ->
    [red] Rouge joue de nouveau.
    [blue] Bleu joue de nouveau.
   *[other] { $seat } joue de nouveau.
}
told-time-over = { $seat ->
    [red] Le temps de rouge est écoulé ; l’ordinateur continue.
    [blue] Le temps de bleu est écoulé ; l’ordinateur continue.
   *[other] Le temps de { $seat } est écoulé ; l’ordinateur continue.
}
told-time-lost = { $seat ->
    [red] Le temps de rouge est écoulé : rouge a perdu.
    [blue] Le temps de bleu est écoulé : bleu a perdu.
   *[other] Le temps de { $seat } est écoulé : la partie est perdue pour lui.
}
told-time-dropped = { $seat ->
    [red] Le temps de rouge est écoulé : rouge a perdu. Ses figurines restent sur place, et les autres continuent.
    [blue] Le temps de bleu est écoulé : bleu a perdu. Ses figurines restent sur place, et les autres continuent.
   *[other] Le temps de { $seat } est écoulé : la partie est perdue pour lui. Ses figurines restent sur place, et les autres continuent.
}

# Jouer avec d’autres : les lettres.
mail-subject = À vous de jouer : { $title }
mail-move = C’est à vous de jouer dans « { $title } ».
mail-where = Ouvrez le lien dans le navigateur où vous jouez.
mail-stop = Ne plus recevoir ces lettres : { $stop }

# Jouer avec d’autres : pour l’hôte.
serve-smtp = --smtp attend smtp://HÔTE ou smtps://HÔTE, et --mail-from une adresse : { $reason }
reports-none = Rien n’a été signalé.
no-database = Le fichier { $file } n’existe pas : aucun serveur n’y a gardé de parties.
reports-line = { $time }  { $match }  { $by } signale { $seat } : « { $text } »{ $why ->
    [none] { "" }
   *[other] { " " }({ $why })
}
clean-would = { $match } : rien ne s’est passé depuis { $days } { $days ->
    [one] jour
   *[other] jours
 }
clean-gone = { $match } : effacée après { $days } { $days ->
    [one] jour
   *[other] jours
 }
clean-none = Aucune partie n’est abandonnée depuis si longtemps.
