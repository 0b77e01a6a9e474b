# Reprises, et parties qui continuent à partir d’un moment d’une autre

fault-branch = La partie d’origine n’est pas valable.
fault-branch-deep = Plus de { $most } parties s’enchaînent déjà.
fault-branch-moment = Elle part d’un moment où l’autre partie n’avait pas commencé, était finie, ou n’était pas entièrement connue.
fault-branch-rules = La partie dont elle part a d’autres règles, d’autres tables ou un autre scénario.

replay-told-joined = { $who } : joueur arrivé.
replay-told-resumed = La partie continue d’ici.
replay-told-undone = { $who } : coup annulé.
replay-told-resigned = { $who } : abandon.
replay-told-left = { $who } : abandon. Ces figurines restent sur place, et les autres continuent.
replay-told-expired = { $who } : temps écoulé.
replay-told-dropped = { $who } : temps écoulé. Ces figurines restent sur place, et les autres continuent.
replay-told-drawn = Match nul d’un commun accord.
replay-told-closed = Le secret des dés est révélé.

branch-title = { $title } – et si, depuis l’entrée { $entry }
fault-moment = Ce moment n’existe pas dans cette partie.
fault-moment-veiled = À ce moment, quelque chose était caché que ce fichier ne montre pas : la partie ne peut pas continuer de là.
fault-moment-early = La partie n’avait pas commencé à ce moment.
fault-moment-over = La partie était finie à ce moment. Continuez d’un moment antérieur.
fault-moment-deep = Cette partie en prolonge déjà trop d’autres.
fault-no-replay = Cette partie n’existe pas, ou elle n’est pas finie et vous n’y avez pas de place.
fault-file-large = Le fichier est trop grand : { $most } Mo au plus.
fault-archive = Cette archive ne contient pas exactement une partie. Décompressez-la et ouvrez un fichier de partie.
fault-kept-full = Ce serveur n’a plus de place pour d’autres fichiers.
fault-not-mine = Seul celui qui joue ou garde cette partie peut le faire.
fault-comment-empty = Écrivez d’abord quelque chose.
fault-comment-long = { $most } caractères au plus.
fault-comments-full = Cette partie a déjà { $most } commentaires.
fault-no-comment = Vous n’avez pas écrit ce commentaire.
fault-not-drawable = Il n’y a pas d’images des parties selon ces règles.
fault-others-play = D’autres jouent encore cette partie. Abandonnez d’abord ; vous pourrez ensuite la supprimer.

# La page des reprises

replay-title = Replay
replay-open = Ouvrir un fichier de partie
replay-open-note = Un fichier .sand, ou une archive avec une partie et ses commentaires. Le serveur le vérifie et ne garde rien sans votre accord.
replay-choose = Choisir un fichier…
replay-drop = ou déposez-le ici
replay-reading = Chargement de la partie…
replay-gone = Cette partie n’est plus ici
replay-before = Avant le début
replay-entry = Étape { $n } sur { $last }
replay-turn = Tour { $turn }
replay-round = Round { $turn }
replay-asks = À jouer : { $who }
replay-over = Fin
replay-moment = Moment
replay-first = Au début
replay-previous = Étape précédente
replay-next = Étape suivante
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-turns = Aller à un tour
replay-told = Journal
replay-comments = Commentaires
replay-comments-none = Aucun commentaire.
replay-comment-write = Commenter ce moment
replay-comment-send = Publier
replay-comment-delete = Supprimer ce commentaire
replay-comment-private = Vous seul le voyez jusqu’à la fin de la partie.
replay-comment-keep = Gardez d’abord le fichier sur le serveur pour pouvoir commenter.
replay-more = Plus
replay-share = Copier le lien vers ce moment
replay-share-short = Partager
replay-shared = Lien copié.
replay-share-this = Copiez ce lien :
replay-share-later = Les autres pourront l’ouvrir quand la partie sera finie.
replay-share-opened = Ce fichier n’est ouvert qu’ici. Gardez-le sur le serveur pour partager un lien.
replay-keep = Garder sur ce serveur
replay-kept = Gardé. Toute personne ayant le lien peut le regarder.
replay-kept-delete = Supprimer de ce serveur
replay-save = Enregistrer
replay-save-sand = Fichier de partie (.sand)
replay-save-zip = Fichier de partie avec commentaires (.zip)
replay-save-svg = Ce moment en SVG
replay-save-png = Ce moment en PNG
replay-save-gif = Film jusqu’ici (GIF)
replay-saving = Un instant…
replay-verify = Vérifier cette partie
replay-verifying = Tous les ordres sont rejoués…
replay-facts = { $entries } { $entries ->
    [one] entrée
   *[other] entrées
 }, { $thrown } { $thrown ->
    [one] jet du programme
   *[other] jets du programme
 }, { $typed } { $typed ->
    [one] saisi
   *[other] saisis
 } à la main, { $undone } { $undone ->
    [one] annulation
   *[other] annulations
 }. Code de contrôle des dés : { $head }
replay-head = Code de contrôle que vous avez noté
replay-head-check = Comparer
replay-bad-line = Ligne { $line } : { $text }
replay-bad-note = Tout ce qui précède cette ligne est bon et peut être regardé.
replay-what-if = Et si…
replay-what-if-note = Une nouvelle partie reprend à ce moment, avec d’autres dés. Celle-ci reste telle quelle.
replay-what-if-begin = Jouer à partir d’ici
replay-what-if-entry = Depuis l’étape { $n }
replay-origin = Cette partie prolonge la partie { $game } après l’étape { $entry }.
replay-seat = Point de vue : { $who }.
replay-running = La partie est en cours.
replay-look-again = Actualiser
replay-watch = Revoir la partie

start-more = Plus
start-open = Ouvrir un fichier de partie
start-material = Vos armées, batailles et tables
start-export = Enregistrer toutes mes parties
start-export-failed = Les parties n’ont pas pu être enregistrées. Réessayez.
start-delete = Supprimer
start-delete-sure = Oui, supprimer
start-delete-title = Supprimer « { $name } » ?
start-delete-note = Cette suppression est définitive.
start-left = Vous avez quitté cette partie. Elle sera supprimée quand les autres l’auront quittée aussi.
after-title = Après la bataille
after-losses = Pertes par tour
after-moments = Moments décisifs
after-best = Meilleures unités
after-share = Partager
after-link = Copier le lien
after-picture = Image
after-film = Film
after-turn = Tour { $turn }
after-lost = { $who } −{ $lost }
after-rare = Jet rare : { $chance } de chances seulement
after-hits = { $hits ->
    [one] un dommage
   *[other] { $hits } dommages
}
