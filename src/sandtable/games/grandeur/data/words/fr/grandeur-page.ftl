# Grandeur: the page.
game-grandeur = Grandeur
game-grandeur-note = Batailles napoléoniennes, par corps et brigades
game-grandeur-quick = Vous êtes Wellington sur la crête de Buçaco, en 1810 ; le Capitaine mène les Français.
switches = Règles du scénario
weather = Météo
weather-told = Par défaut du scénario, ou aux dés
weather-note = Le temps du jour : il fatigue les hommes et mouille la poudre.
switch-squares = Carrés sur ordre des joueurs
switch-divisions = Chaque unité est une division
points-title = Points d’armée
points-cap = Limite de points
points-cap-is = Limite : { $most } points.
points-cap-none = sans limite
points-over = { $over } au-dessus de la limite
bare-general = Général { $number }
bare-corps = Corps { $number }
grandeur-troop-fp = infanterie
grandeur-troop-cm = dragons
with-brave = avec un général brave
general-with = avec { $unit }
general-here = Général présent : { $general }
general-moved = s’est déplacé
general-gone = perdu
generals-lost = Généraux perdus
beyond-command = hors de commandement
phases-left = { $count ->
    [0] plus de mouvement
    [one] encore un mouvement
   *[other] encore { $count } mouvements
}
corps-title = Corps et initiative
corps-acts = en action
corps-acted = a joué
corps-named = choisi
corps-waits = en attente
corps-initiative = { $first } { $red }, { $second } { $blue }
all-commands = Afficher rayons et chaînes de commandement
command-reach = Rayon de commandement
chance-passes = réussit
chance-fails = échoue
do-ride = Chevaucher, { $angle }°
do-attach = Rejoindre { $unit }
do-stay = Rester sur place
do-disengage = Se désengager
do-move-again = Bouger encore (test de discipline)
do-go-on-opportunity = Se mettre en opportunité (test de discipline)
do-form-square = Former le carré (test de discipline)
reach-canister = mitraille
reach-close = courte portée
reach-medium = moyenne portée
standing-title = Ordres permanents
standing-left = réglés
standing-note = Les réactions automatiques de vos unités, pour qu’une partie lente n’attende pas.
standing-evade = Esquiver les charges
standing-square = Former le carré contre la cavalerie
standing-fire = Tir d’opportunité
standing-charge = Charge d’opportunité
standing-least = Ne pas tirer avec moins de dés que
standing-kept = Ordres permanents enregistrés.
habit-ask = Me demander
habit-always = Toujours
habit-never = Jamais
reaction-against = En réaction à { $units }.
do-end-corps = Fin d’activation du corps
if-it-stands = Si elle tient bon :
corps-units = { $count ->
    [one] une unité
   *[other] { $count } unités
}
corps-throws = { $plus ->
    [0] lance { $dice ->
        [one] un dé
       *[other] { $dice } dés
     }
   *[other] lance { $dice ->
        [one] un dé
       *[other] { $dice } dés
     } + { $plus }
 }
astray = hors de commandement
astray-corps = Hors du rayon du général en chef : son corps ne lance qu’un dé d’initiative.
astray-division = Hors du rayon du général en chef et de son général de corps : il doit réussir un jet avant que sa division n’agisse.
beyond-note = Hors de commandement : un seul mouvement par tour, réorganisation à −1. Rapprochez un général.
beyond-guns = Hors de commandement : un seul mouvement par tour, et pas de tir. Rapprochez un général.
reach-army = Armée
reach-corps = Corps
reach-division = Divisions
reach-note = Les traits mènent à ceux que commande un général. Pointez un général pour ne voir que son rayon.
chance-holds = tient
chance-costs = perd { $vbu } VBU
standing-answered = { $who } : vos ordres permanents ont réagi
show-corps-yours = À vous de jouer : { $corps }
show-corps-of = { $who } : { $corps } agit
show-passed = Discipline réussie
show-failed = Discipline ratée
show-not-rallied = Réorganisation ratée
show-square = Forme le carré
show-square-dropped = Quitte le carré
show-opportunity = Opportunité !
show-stopped = Charge annulée
show-general-lost = Général perdu
