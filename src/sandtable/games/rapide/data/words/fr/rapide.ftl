# Combat Rapide : refus.
refused-stack-force = La pile vaut { $force } D ; { $most } D au plus peuvent s’empiler.
refused-stack-armies = Il y a { $armies } Armées dans la pile ; { $most } au plus peuvent s’empiler.
refused-stack-detachments = Il y a { $count } détachements isolés dans la pile ; { $most } au plus peuvent s’empiler.
refused-stack-empty = La pile est vide.
refused-pashas-nation = Seul le Turc a des pachas, pas { $nation }.
refused-pashas-count = Il y a { $count } pachas ; { $most } au plus peuvent se joindre à une pile.
refused-pasha-worth = Un pacha vaut de 0 à { $most } D, pas { $worth }.
refused-year = Le jeu commence en { $first } ; { $year } est trop tôt.
refused-leader = « { $leader } » n’est pas un chef : il faut trois valeurs de 0 à 9.
refused-technology = « { $technology } » n’est pas une technologie de la table.
refused-revolution = Seule la France a une révolution, pas { $nation }.
refused-terrain = « { $terrain } » n’est pas un terrain de la table.
refused-no-army-to-absorb = Il n’y a pas d’A− pour recevoir des détachements ; deux D ne font jamais une Armée à eux seuls.
refused-too-few-to-absorb = Il faut { $needed } détachements isolés ; il y en a { $count }.
refused-not-now = Ce n’est pas ce qui est demandé maintenant ({ $asked }).
refused-no-such-pasha = Il n’y a pas de pacha valant { $worth } D pour payer.
refused-counters-short = Les pions ne suffisent pas à payer { $due } D : un pacha doit payer aussi.

# Combat Rapide : fichiers.
fault-stack = « { $stack } » n’est pas une pile : écrivez des pions comme « 2A+ » ou « A+ A- 2D 1P ».
fault-leader = « { $leader } » n’est pas un chef : écrivez manœuvre, feu et choc comme « 4.3.4 ».
fault-pashas = La pile a { $written } { $written ->
    [one] pacha
   *[other] pachas
 }, mais la valeur de { $given } est donnée.
fault-halves = « { $text } » n’est pas un nombre de demis comme « 1½ ».
fault-rows = Les lignes doivent être des nombres entiers sans lacune, au moins une.
fault-twice = Les colonnes doivent porter des noms différents.
fault-row-length = Il faut { $expected } { $expected ->
    [one] valeur
   *[other] valeurs
 }, il y en a { $found }.
fault-columns = Il faut { $expected } { $expected ->
    [one] paire
   *[other] paires
 } « Feu/Choc », comme « B/A ».
fault-column = Il n’y a pas de colonne « { $column } » dans la table de combat. Connues : { $known }.
fault-technologies = « against » doit nommer une fois chaque technologie de la table : { $known }.

# Combat Rapide : camps, phases, raisons.
role-attacker = attaquant
role-defender = défenseur
what-fire = Feu
what-shock = Choc
what-pursuit = Poursuite
what-retreat = Retraite
what-retreat-test = Test de retraite
why-leader = chef
why-cavalry = cavalerie
why-round-two = second round
why-failed-retreat = retraite manquée de l’ennemi
why-broke-at-fire = a craqué au Feu
why-one-round = gagné en un round
why-manoeuvre = manœuvre
why-morale-left = moral restant
why-national = nation
why-variable-losses = taille de la force
why-terrain = terrain
why-plain = plaine
why-forest = forêt
why-swamp = marais
why-desert = désert
why-mountain = montagne
why-river = rivière
why-pass = col
why-strait = détroit
why-landing = débarquement

technology-medieval = médiévale
technology-renaissance = Renaissance
technology-arquebus = arquebuse
technology-musket = mousquet
technology-baroque = baroque
technology-manoeuvre = manœuvre
technology-lace = Guerre en dentelles
battle-italy = Guerre d’Italie
battle-mohacs = Mohács
battle-rivoli = Rivoli
battle-rivoli-continued = Rivoli, avec l’option M
battle-rocroi = Rocroi
battle-tenochtitlan = Tenochtitlan

# Combat Rapide : ce qui arrive.
rapide-losses = { $many ->
    [none] aucune perte
    [one] { $losses } perte
    [half-more] { $losses } perte
   *[other] { $losses } pertes
}
rapide-attack = { $who }, { $what } : { $sum }, colonne { $column } : { $result }
rapide-retreat = { $who }, { $what } : { $sum } : { $result }
rapide-test = { $who }, { $what } : { $face } contre { $sum } : { $passed ->
    [yes] s’échappe
   *[no] doit rester
}
rapide-round-began = Round { $number }
rapide-held-fire = { $who } ne peut pas tirer
rapide-could-not-answer = { $who } a craqué et ne peut pas choquer
rapide-broke = { $who } craque
rapide-round-ended = Personne n’a craqué ; { $who } décide le premier s’il retraite
rapide-stayed = { $who } tient
rapide-withdrew = { $who } retraite
rapide-tried-to-retreat = { $who } tente de retraiter
rapide-retreat-failed = { $who } ne parvient pas à s’échapper
rapide-battle-ended = { $who } reste maître du terrain
rapide-battle-drawn = Personne ne reste maître du terrain
rapide-losses-counted = { $who } : { $result } en tout, soit { $sum }
rapide-inflicted = infligé
rapide-attrition = retraite
rapide-judged = { $who } gagne
rapide-judged-major = { $who } remporte une victoire majeure
rapide-judged-draw = Bataille nulle
rapide-pasha-lost = { $who } perd un pacha valant { $worth } D
rapide-counters-lost = Il reste à { $who } : { $stack }
rapide-all-lost = Il ne reste rien à { $who }
rapide-nothing = rien
rapide-absorbed = { $who } fusionne deux détachements dans une Armée : { $stack }
rapide-mustered = { $who } est prêt

# Combat Rapide : ce qui est demandé.
ask-die = { $who }, { $what } ({ $sum }) : résultat du d{ $sides } ?
ask-die-plain = { $who }, { $what } : résultat du d{ $sides } ?
ask-muster = { $who } : fusionner deux détachements dans votre A− ?
ask-retreat = { $who } : retraiter ?
ask-payment = { $who } : { $due } D à perdre. Que sacrifier ?
order-absorb = fusionner deux D
order-ready = laisser ainsi
order-retreat = retraiter
order-stay = tenir
order-give-pasha = un pacha valant { $worth } D
order-give-counters = des pions

# Combat Rapide : la partie au terminal.
play-choose-battle = Quelle bataille ?
play-choose-side = Quel camp jouez-vous ?
play-side-both = les deux (à deux sur cet écran)
play-continue = Des batailles ne sont pas finies. En reprendre une ?
play-new = nouvelle bataille
play-answer = Votre choix (numéro ; q pour quitter) :
play-bad-answer = Un numéro de 1 à { $most }, s’il vous plaît.
play-odds = Probabilités à partir d’ici : { $attacker } { $first }, { $defender } { $second }, nul { $none }.
play-odds-order = { $order } : vous gagnez { $win }, perdez { $lose }
play-kept = Enregistrée. Relancez pour continuer.
play-head = Code de contrôle des dés : { $head }
play-saved = Fichier de la partie : { $file }
play-captain = L’ordinateur ({ $who }) : { $order }
play-battle-facts = { $name }, { $year } ({ $terrain }) : { $attacker } contre { $defender }
play-side-facts = { $who } : { $stack }, { $technology }, moral { $morale }, chef { $leader }

# Combat Rapide : chances.
odds-too-many = Plus de { $most } suites possibles : trop pour calculer les probabilités.
odds-winner = Victoire
odds-major = Victoire majeure
odds-losses = Pertes de { $who }
odds-remains = Reste à { $who }
odds-nobody = personne
odds-expected = en moyenne { $mean }
odds-policy = Quand retraiter après le premier round
odds-policy-none = personne n’a jamais le choix

# Combat Rapide : ce qui ne va pas dans une commande.
dice-not-a-face = « { $text } » n’est pas une face : donnez des entiers séparés par des virgules, comme « 4,8,3 ».
dice-out-of-range = Le dé { $number } est { $face } ; il faut une face de 1 à { $sides } ({ $who }, { $what }).
dice-too-few = { $given ->
    [one] { $given } dé a été donné
   *[other] { $given } dés ont été donnés
 }, mais la partie en demande un autre ({ $who }, { $what }).
dice-too-many = { $given ->
    [one] { $given } dé a été donné
   *[other] { $given } dés ont été donnés
 }, mais la partie n’en a demandé que { $used }.
dice-one-way = Donnez les dés d’une seule façon : --dice, --typed ou --seed.
retreat-unreadable = « { $text } » n’est pas une retraite : écrivez « attacker=never,defender=after-1 », ou « best ». Connus : { $known }.
rapide-versus = { $attacker } – { $defender }, { $year }
