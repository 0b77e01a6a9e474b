page-title = Sandtable
page-lead = Une table à sable numérique pour les batailles de figurines. Elle connaît les règles, lance des dés loyaux et joue l’autre camp.
play-now = Jouer une première bataille
play-now-note = Vous menez le camp rouge contre le capitaine. Une vingtaine de minutes.
choose-game = Préparer une partie
choose-battle = Une bataille
choose-armies = Deux armées
army-red = Armée rouge
army-blue = Armée bleue
edition = Édition
edition-fr = française
edition-es = espagnole
scale = Figurines
scale-mm = { $scale } mm
turns = Tours
field = Terrain
field-random = Terrain au sort
field-open = Plaine
field-played = Placé par les joueurs
opponent = Adversaire
opponent-person = Quelqu’un à cet écran
your-side = Votre camp
begin = Commencer
continue = Reprendre
continue-none = Les parties commencées restent ici.
match-turn = Tour { $turn }
match-over = Terminée
match-yours = à vous
forget = Retirer de la liste
rematch = Revanche, camps échangés
home = Toutes les parties
settings = Réglages
language = Langue
theme = Couleurs
theme-auto = Comme le système
theme-light = Claires
theme-dark = Sombres
animation = Mouvements
animation-on = Montrés
animation-off = Aucun
lengths = Longueurs
clauses = Les règles
clause-search = Chercher dans les règles
clause-none = Aucune clause ne dit cela.
close = Fermer
now = Maintenant
unit = L’unité
log = Ce qui s’est passé
your-turn = À vous
their-turn = { $who } réfléchit…
skip = Tout montrer
turn-of = Tour { $turn } sur { $last }
before-battle = Avant la bataille
ask-half = Quelle moitié prenez-vous ?
pick-hint = Choisissez une de vos unités sur la table.
units-left = { $count ->
    [one] Une unité peut encore agir.
   *[other] { $count } unités peuvent encore agir.
}
nothing-selected = Choisissez une unité pour voir ce qu’elle est et ce qu’elle peut faire.
may = Peut
may-not = Ne peut pas
up-to = ≤ { $most }
group-of = Groupe de { $count }
acted = a agi
in-hand = agit
reach = Zone et portées
ruler = Règle
zoom-in = Approcher
zoom-out = Éloigner
zoom-fit = Toute la table
confirm = Exécuter
cancel = Annuler
no-dice = Sans dés : cela se fait aussitôt.
odds-hits = dommages
odds-distance = résultat
chance-wins = gagne
chance-hurts = coûte de la VBU à l’ennemi
chance-draws = égalité
chance-loses = perd
chance-contact = contact
chance-destroys = détruit l’ennemi
chance-destroyed = est détruite
deploy-for-me = Déployer pour moi
deploy-hint = Choisissez une unité, puis cliquez ou glissez où elle doit se tenir.
deploy-missing = À déployer
terrain-hint = Choisissez un élément ; glissez-le sur la table avant de le poser. Une route ou une rivière se tire par ses bouts et ses coudes.
lay = Poser ici
undo = Revenir
undo-ask = Demander à revenir
resign = Abandonner
resign-sure = Vraiment abandonner ?
draw = Proposer la nulle
save-file = Enregistrer la partie
wish-undo = { $who } demande à revenir en arrière.
wish-draw = { $who } propose la nulle.
wish-declined = { $who } préfère que non.
agree = D’accord
decline = Refuser
won = { $who } gagne
drawn = Partie nulle
you-won = Vous avez gagné
you-lost = Vous avez perdu
connection-open = Connecté
connection-connecting = Connexion…
connection-lost = Connexion perdue. Nouvel essai…
lost-note = Votre partie est gardée. Rien n’est perdu ; elle reprend dès que le serveur répond.
refused-seat = Cette place n’est pas la vôtre
refused-seat-note = La partie n’existe plus, ou elle a été commencée dans un autre navigateur.
unopened = Cette partie ne peut pas être ouverte ici
error-server = Le serveur ne peut pas faire cela maintenant.
error-offline = Le serveur ne répond pas.
try-again = Réessayer
vd-lost = VD perdue
fair-dice = Dés loyaux : tête { $head }
region-zone = zone de contrôle
do-advance = Avancer
do-wheel = { $corner ->
    [left] Roue à gauche
   *[right] Roue à droite
}
do-wheel-at-halt = { $corner ->
    [left] Tourner à gauche
   *[right] Tourner à droite
}
do-sidestep = { $way ->
    [ahead] En oblique avant { $corner ->
        [left] à gauche
       *[right] à droite
    }
    [back] En oblique arrière { $corner ->
        [left] à gauche
       *[right] à droite
    }
   *[aside] De côté { $corner ->
        [left] à gauche
       *[right] à droite
    }
}
do-backward = Reculer
do-march = Marcher sur la route
do-charge = { $bonus ->
    [yes] Charger avec le dé de bonus
   *[no] Charger
}
do-charge-wheel = { $corner ->
    [left] Roue à gauche et charge
   *[right] Roue à droite et charge
}{ $bonus ->
    [yes] { " " }avec le dé de bonus
   *[no] { "" }
}
do-pass = Ne rien faire
do-activate = Agir ensemble
do-rally = Se réorganiser
do-fight = Combattre encore
do-end-turn = Finir le tour
help-keys = Tab et Entrée choisissent une unité, Maj et Entrée en prend une autre dans son groupe. Les flèches bougent une poignée, un terrain ou une unité qu’on déploie ; les crochets tournent un terrain. Entrée montre et confirme, Échap revient. T : vers la table. U : annuler. Z : zone et portées. R : règle. M sur une autre unité : la distance. + − 0 : plus près, plus loin, tout. S : tout montrer.
connection-refused = La place a été refusée
edition-told = Celle de la bataille
edition-name = édition { $edition }
against = contre { $who }
rematch-short = Revanche
showing = Ce qui se passe …
last-dice = Les derniers dés
odds-came = c’était { $value }
before = Avant de le faire
luck = Chance
luck-hits = a fait { $thrown } { $thrown ->
    [one] dommage
   *[other] dommages
 } ; attendu : { $expected }.
luck-losses = a perdu { $thrown } VBU aux tests de cohésion ; attendu : { $expected }.
luck-more = Autant ou plus : { $chance } du temps.
luck-less = Aussi peu ou moins : { $chance } du temps.
luck-none = Pas encore de dés de dommages ou de cohésion.
log-show = Montrer sur la table
log-empty = Rien encore.
fair-dice-note = Chaque jet est tiré d’un secret fixé avant la partie. Ce code désigne tout ce qui s’est passé jusqu’ici ; le fichier de la partie est vérifié par lui.
table-of = La table : { $title }
tools = Outils
all-zones = Toutes les zones de contrôle
region-range = { $side ->
    [front] { "" }
    [left] à gauche,{ " " }
    [right] à droite,{ " " }
   *[rear] à l’arrière,{ " " }
}{ $reach }
reach-short = courte portée
reach-long = longue portée
reach-extreme = portée extrême
no-further = Pas plus loin :
group = Groupe
group-leave = { $unit } quitte le groupe
group-hint = Maj et clic, ou un appui long, prend une unité dans le groupe ou l’en retire.
large-unit = Former une grande unité
alone = Seule
behind-it = { $unit } derrière
other-angle = Un autre angle
angle-off = { $angle } à { $corner ->
    [left] gauche
   *[right] droite
}
letter-m = Mouvement
letter-vbu = Valeur de base de l’unité : sa force
letter-i = Impétuosité : ses dés au premier choc
letter-vd = Valeur de démoralisation : ce que sa perte coûte à l’armée
turn-left = Tourner
turn-right = Tourner
bend-more = Un coude de plus
bend-less = Un coude de moins
piece-winding = { $piece } sinueuse
save-failed = Le fichier n’a pu être obtenu. Il reste au serveur ; réessayez plus tard.
wished-undo = Vous avez demandé à revenir en arrière. L’autre joueur décide.
wished-draw = Vous avez proposé la nulle. L’autre joueur décide.
withdraw = Retirer
error-page = Quelque chose s’est mal passé sur cette page
error-page-note = Votre partie est gardée par le serveur. Rechargez la page ; si cela n’aide pas, enregistrez le fichier de la partie.
error-game = Cette partie ne peut être ouverte
error-game-note = Le serveur s’est trompé avec elle. Rien n’en est perdu ; vous pouvez enregistrer son fichier.
may-act = peut agir
yes = oui
no = non
vd-breaks = VD perdue : { $lost } sur { $whole } ; battue à { $breaks }
dice-said = { $faces }{ $hits ->
    [0] { "" }
    [one] , un dommage
   *[other] , { $hits } dommages
}
keys = Touches
then-asked = Puis :
book-bi = Basic Impetus
book-st = Sandtable
book-cr = Combat Rapide
book-gr = Grandeur
book-ar = Argad!
fights-first = { $unit } combat d’abord
