# Reprises, et parties qui continuent à partir d’un moment d’une autre

fault-branch = La partie dont elle part est mauvaise.
fault-branch-deep = Plus de { $most } parties se suivent l’une l’autre.
fault-branch-moment = Elle part d’un moment où l’autre partie n’avait pas commencé, était finie, ou n’était pas entièrement connue.
fault-branch-rules = La partie dont elle part a d’autres règles, d’autres tables ou un autre scénario.
verdict-descent =
    { $drawn ->
        [yes] Elle continue la partie { $game } après l’entrée { $entry } (tête { $head }), dont les dés ont aussi été tirés de nouveau.
       *[no] Elle continue la partie { $game } après l’entrée { $entry } (tête { $head }), dont les dés sont pris comme ils sont notés.
    }

replay-told-joined = { $who } a pris place.
replay-told-resumed = La partie continue d’ici.
replay-told-undone = { $who } a repris des ordres (retour à l’entrée { $entry }).
replay-told-resigned = { $who } a abandonné la partie.
replay-told-left = { $who } a abandonné : ses figurines restent sur place, et les autres continuent.
replay-told-expired = Le temps de { $who } était écoulé.
replay-told-dropped = Le temps de { $who } était écoulé : ses figurines restent sur place, et les autres continuent.
replay-told-drawn = Tous les camps sont convenus d’une partie nulle.
replay-told-closed = Le secret des dés est montré.

verdict-bad-short = Ce fichier n’est pas ce qui a été joué.
proof-chain =
    { $held ->
        [no] La chaîne est rompue : une ligne a été changée, retirée ou ajoutée.
       *[yes] La chaîne tient : aucune ligne n’a été changée, retirée ni ajoutée.
    }
proof-rules =
    { $held ->
        [open] Des ordres sont encore scellés : les règles pourront être interrogées quand ils seront ouverts.
       *[yes] Les règles tiennent : le programme a rejoué chaque ordre, et la même chose est arrivée.
    }
proof-dice =
    { $held ->
        [yes] Les dés sont loyaux : chaque jet a été tiré de nouveau du secret promis avant le premier.
        [typed] Les dés ont été jetés et saisis par les joueurs : ils sont aussi honnêtes qu’eux.
       *[open] Les dés sont pris comme ils sont notés ; ils pourront être tirés de nouveau quand la partie sera finie et son secret montré.
    }
proof-result =
    { $held ->
        [yes] Le résultat est juste : la partie a fini comme le fichier le dit.
       *[open] Il n’y a pas encore de résultat.
    }
proof-origin =
    { $held ->
        [drawn] Elle continue la partie { $game } après l’entrée { $entry } ; tout cela a été rejoué, dés compris.
       *[recorded] Elle continue la partie { $game } après l’entrée { $entry } ; tout cela a été rejoué, avec les dés notés.
    }
proof-head =
    { $held ->
        [yes] Le fichier a le code de tête { $head } : c’est bien la partie qui se jouait quand vous l’avez noté.
       *[no] Aucune ligne de ce fichier n’a le code de tête { $head }.
    }

rapide-versus = { $attacker } – { $defender }, { $year }
branch-title = { $title } – et si, depuis l’entrée { $entry }
fault-moment = Il n’y a pas de tel moment dans cette partie.
fault-moment-veiled = À ce moment, quelque chose était caché que ce fichier ne montre pas : la partie ne peut pas continuer de là.
fault-moment-early = La partie n’avait pas commencé à ce moment.
fault-moment-over = La partie était finie à ce moment. Continuez d’un moment antérieur.
fault-moment-deep = Cette partie vient déjà de trop d’autres.
fault-no-replay = Il n’y a pas de telle partie à regarder, ou elle n’est pas finie et vous n’y avez pas de place.
fault-file-large = Le fichier est trop grand : { $most } Mo au plus.
fault-archive = Cette archive ne contient pas exactement une partie. Décompressez-la et ouvrez un fichier de partie.
fault-kept-full = Ce serveur ne peut plus garder de fichier.
fault-not-mine = Seul celui qui joue ou garde cette partie peut le faire.
fault-comment-empty = Un commentaire a des mots.
fault-comment-long = Un commentaire a { $most } signes au plus.
fault-comments-full = Cette partie a déjà { $most } commentaires.
fault-no-comment = Il n’y a pas de tel commentaire de vous.
fault-not-drawable = Il n’y a pas d’images des parties selon ces règles.
fault-others-play = D’autres jouent encore cette partie. Abandonnez-la d’abord ; elle pourra alors être supprimée.
fault-busy = Le serveur dessine d’autres films. Réessayez dans un instant.

# La page des reprises

replay-title = Reprise
replay-open = Ouvrir un fichier de partie
replay-open-note = Tout fichier .sand, ou une archive avec une partie et ses commentaires. Le serveur le vérifie ; rien n’y est gardé si vous ne le demandez pas.
replay-choose = Choisir un fichier …
replay-drop = ou déposez-le ici
replay-reading = La partie est rejouée …
replay-gone = Cette partie n’est plus ici
replay-before = Avant le début
replay-entry = Entrée { $n } sur { $last }
replay-turn = Tour { $turn }
replay-round = Round { $turn }
replay-asks = Au tour de : { $who }
replay-over = La fin
replay-moment = Moment
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Jouer
replay-pause = Pause
replay-speed = Vitesse
replay-turns = Aller à un tour
replay-told = Ce qui s’est passé
replay-comments = Commentaires
replay-comments-none = Personne n’a encore rien écrit.
replay-comment-write = Noter à ce moment
replay-comment-send = Le noter
replay-comment-delete = Supprimer ce commentaire
replay-comment-private = Vous seul le voyez jusqu’à la fin de la partie.
replay-comment-keep = Gardez d’abord le fichier, puis vous pourrez y écrire.
replay-more = Autres
replay-share = Copier un lien vers ce moment
replay-share-short = Partager
replay-shared = Le lien est copié.
replay-share-this = Copiez ce lien :
replay-share-later = Les autres pourront l’ouvrir quand la partie sera finie.
replay-share-opened = Ce fichier est seulement ouvert. Gardez-le sur le serveur, et son lien pourra être partagé.
replay-keep = Le garder sur ce serveur
replay-kept = Gardé. Qui a le lien peut le regarder.
replay-kept-delete = Le supprimer de ce serveur
replay-save = Enregistrer
replay-save-sand = Fichier de partie (.sand)
replay-save-zip = Fichier de partie avec commentaires (.zip)
replay-save-svg = Ce moment en SVG
replay-save-png = Ce moment en PNG
replay-save-gif = Le film jusqu’ici (GIF)
replay-saving = Un instant …
replay-verify = Vérifier cette partie
replay-verifying = Chaque ordre est rejoué …
replay-facts = { $entries } { $entries ->
    [one] entrée
   *[other] entrées
 }, { $thrown } { $thrown ->
    [one] jet tiré
   *[other] jets tirés
 }, { $typed } { $typed ->
    [one] saisi
   *[other] saisis
 }, { $undone } { $undone ->
    [one] annulation
   *[other] annulations
 }. Tête : { $head }
replay-head = Un code de tête que vous avez noté
replay-head-check = Comparer
replay-bad-line = Ligne { $line } : { $text }
replay-bad-note = Ce qui précède cette ligne est intact et peut être regardé.
replay-what-if = Et si …
replay-what-if-note = Une nouvelle partie continue de ce moment, avec de nouveaux dés. Celle-ci reste telle quelle.
replay-what-if-begin = Continuer d’ici
replay-what-if-entry = Depuis l’entrée { $n }
replay-origin = Cette partie continue la partie { $game }, après son entrée { $entry }.
replay-seat = Vous voyez ce que { $who } peut voir.
replay-running = La partie continue.
replay-look-again = Regarder de nouveau
replay-watch = Revoir

start-more = Autres
start-open = Ouvrir un fichier de partie
start-material = Vos armées, batailles et tables
start-export = Enregistrer toutes mes parties
start-export-failed = Les parties n’ont pas pu être enregistrées. Réessayez.
start-delete = Supprimer
start-delete-sure = Vraiment supprimer ?
start-left = Vous avez quitté cette partie. Elle sera supprimée quand les autres l’auront quittée aussi.
