# Jouer avec d’autres : les mots de la page.
meeting = Jouer à plusieurs
pace = Pendule
pace-free = Sans pendule
pace-live = Une pendule par camp
pace-days = Plusieurs jours par coup
pace-main = Temps pour la partie
pace-increment = Ajouté après chaque coup
pace-each = Temps par coup
pace-end = À la fin du temps
pace-end-bot = l’ordinateur prend la suite
pace-end-loses = la partie est perdue
paced-live = { $minutes } min + { $seconds } s
your-name = Votre nom (facultatif)
your-name-hint = visible par les autres joueurs
listed = Rendre cette partie publique
listed-note = N’importe qui peut prendre la place libre ou regarder. Sinon, seulement ceux qui ont un lien.
open-games = Parties en cours
open-games-none = Aucune partie publique en ce moment.
look-again = Actualiser
seat-open = place libre
join-as = Jouer { $who }
watch = Regarder
invited = Vous êtes invité à une partie
invited-note = La table est prête et une place vous attend. Pas besoin de compte ; ce navigateur retiendra votre place.
take-seat = Prendre place
mail-stopped = Vous ne recevrez plus d’e-mails pour cette partie.
copy = Copier
copied = Copié
seat-waits = En attente d’un joueur : { $who }
invite-note = Envoyez ce lien à votre adversaire. Il ne sert qu’une fois.
invite-link = Invitation : { $who }
invite-new = Nouveau lien
invite-bot = Jouer contre le Capitaine
invite-instead = Inviter un ami
begins-then = La partie commence dès que la place est prise.
clocks = Pendules
clock-paused = Les pendules sont en pause.
clock-resume = Reprendre
proposes-pause = { $who } : pause des pendules proposée.
proposes-pace = { $who } : autre pendule proposée, { $pace }.
propose-pause = Demander une pause
propose-pace = Proposer cette pendule
computer-for-you = L’ordinateur joue pour vous.
take-back = Reprendre la main
let-computer = Laisser l’ordinateur jouer pour moi
stands-in = { $who } assure l’intérim
seat-absent = Absent : { $who }.
claim = Faire remplacer par l’ordinateur
claim-in = L’ordinateur pourra remplacer dans { $time }
watching = Vous êtes spectateur.
watching-note = Vous voyez ce que tout le monde peut voir ; à la fin, tout.
recap-seen = Compris
company = Joueurs
company-unread = Joueurs, nouveaux messages : { $count }
you = vous
a-person = une personne
present = en ligne
not-present = hors ligne
seat-out = hors de la partie
mute = Masquer
unmute = Ne plus masquer
is-listed = publique
is-private = sur lien seulement
links = Liens
link-watch = Lien pour regarder
link-watch-note = Avec ce lien, on peut regarder mais pas jouer.
link-seat = Ma place dans un autre navigateur
link-seat-note = Ouvrez-le dans votre autre navigateur ; il ne sert qu’une fois. Ne le partagez pas.
link-join = Invitation
link-join-note = Celui qui l’ouvre prend la place de l’ordinateur.
make-listed = Rendre la partie publique
make-private = Rendre la partie privée
notices = Me prévenir quand c’est à moi
notices-allow = Autoriser les notifications
notices-on = Votre navigateur vous préviendra même ailleurs.
notices-off = Le titre de la page vous le dit. Votre navigateur n’autorise pas les notifications.
mail-address = Adresse e-mail
mail-set = M’envoyer un e-mail
mail-unset = Arrêter les e-mails
mail-is = Les e-mails vont à { $address }.
talk = Discussion
talk-none = Aucun message.
talk-say = Message
talk-send = Envoyer
report = signaler
reported = signalé
pass-screen = Passez l’écran : { $who }
pass-note = Ne regardez pas : une partie de la suite est cachée à l’autre joueur.
pass-here = Je joue { $who }
player-open = Inviter par lien
playing-open = La partie attend que la place soit prise.
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
paced-days = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
}
watchers = { $count ->
    [0] aucun spectateur
    [one] un spectateur
   *[other] { $count } spectateurs
}
recap = { $count ->
    [one] Depuis votre dernière visite : un événement
   *[other] Depuis votre dernière visite : { $count } événements
}
rematch-go = Jouer la revanche
rematch-waits = Revanche proposée, camps inversés. En attente d’une réponse.
rematch-offered = { $who } : revanche proposée, camps inversés.
rematch-accept = Accepter
rematch-declined = { $who } : revanche refusée.
