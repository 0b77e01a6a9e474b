# Jouer avec d’autres : les mots de la page.
meeting = Jouer ensemble
pace = Cadence
pace-free = Sans pendule
pace-live = Pendule pour chacun
pace-days = Des jours par coup
pace-main = Temps pour toute la partie
pace-increment = Ajouté quand la main passe
pace-each = Temps par coup
pace-end = Quand le temps est écoulé
pace-end-bot = l’ordinateur continue
pace-end-loses = la partie est perdue
paced-live = { $minutes } min + { $seconds } s
your-name = Votre nom (facultatif)
your-name-hint = pour vos partenaires
listed = Montrer cette partie à tous
listed-note = Chacun peut prendre la place libre ou regarder. Sinon, seulement ceux qui ont un lien.
open-games = Parties des autres
open-games-none = Personne ne montre de partie en ce moment.
look-again = Actualiser
seat-open = place libre
join-as = Jouer { $who }
watch = Regarder
invited = Vous êtes invité à une partie
invited-note = Quelqu’un a préparé la table et vous garde une place. Aucun compte n’est nécessaire ; ce navigateur retiendra la place.
take-seat = Prendre place
mail-stopped = Vous ne recevrez plus de lettres pour cette partie.
copy = Copier
copied = Copié
seat-waits = En attente d’un joueur : { $who }
invite-note = Envoyez ce lien à la personne qui jouera. Il n’ouvre la place qu’une fois.
invite-link = Invitation : { $who }
invite-new = Créer un nouveau lien
invite-bot = Laisser jouer le capitaine
invite-instead = Inviter quelqu’un
begins-then = La partie commence dès que la place est prise.
clocks = Pendules
clock-paused = Les pendules sont arrêtées.
clock-resume = Reprendre
proposes-pause = { $who } voudrait arrêter les pendules.
proposes-pace = { $who } propose une autre cadence : { $pace }.
propose-pause = Proposer d’arrêter les pendules
propose-pace = Proposer cette cadence
computer-for-you = L’ordinateur joue pour vous.
take-back = Rejouer moi-même
let-computer = Laisser l’ordinateur jouer pour moi
stands-in = { $who } remplace
seat-absent = { $who } n’est pas là.
claim = Faire remplacer par l’ordinateur
claim-in = L’ordinateur pourra remplacer dans { $time }
watching = Vous regardez.
watching-note = Vous voyez ce que tous peuvent voir ; après la fin, tout.
recap-seen = Vu
company = Joueurs
company-unread = Joueurs, nouvelles lignes : { $count }
you = vous
a-person = une personne
present = est là
not-present = est absent
seat-out = hors de la partie
mute = Rendre muet
unmute = Entendre de nouveau
is-listed = montrée à tous
is-private = seulement par lien
links = Liens
link-watch = Un lien pour regarder
link-watch-note = Qui l’a peut regarder, pas jouer.
link-seat = Ma place dans un autre navigateur
link-seat-note = Ouvrez-le dans votre autre navigateur ; il sert une fois. Ne le donnez à personne.
link-join = Une invitation
link-join-note = Qui l’ouvre reprend la place de l’ordinateur.
make-listed = Montrer la partie à tous
make-private = Cacher la partie aux autres
notices = Quand c’est à moi
notices-allow = Me prévenir par le navigateur
notices-on = Le navigateur vous prévient quand vous regardez ailleurs.
notices-off = Le titre de la page vous le dit. Le navigateur n’en permet pas plus.
mail-address = Une lettre à
mail-set = M’écrire
mail-unset = Pas de lettres
mail-is = Les lettres vont à { $address }.
talk = Conversation
talk-none = Personne n’a rien dit.
talk-say = Dire quelque chose
talk-send = Dire
report = signaler
reported = signalé
pass-screen = Passez l’écran à { $who }
pass-note = L’autre joueur détourne les yeux : une partie de la suite est cachée.
pass-here = Je suis { $who }
player-open = Quelqu’un par un lien
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
    [0] personne ne regarde
    [one] une personne regarde
   *[other] { $count } regardent
}
recap = { $count ->
    [one] Depuis votre dernière visite : { $count } fait
   *[other] Depuis votre dernière visite : { $count } faits
}
