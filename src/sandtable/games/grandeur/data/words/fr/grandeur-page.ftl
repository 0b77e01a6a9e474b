# Grandeur: the page.
which-game = Quel jeu
game-impetus = Basic Impetus
game-impetus-note = Armées de l’Antiquité à la Renaissance
game-grandeur = Grandeur
game-grandeur-note = Batailles napoléoniennes de corps et de brigades
switches = Scénario
weather = Météo
weather-told = Selon le récit, ou aux dés
weather-note = Le temps du jour : il fatigue les hommes et mouille la poudre.
switch-squares = Carrés sur ordre
switch-divisions = Une unité est une division
points-title = Coût des armées
points-cap = Points permis à une armée
points-cap-is = Une armée peut coûter { $most } points.
points-cap-none = sans plafond
points-over = { $over } au-dessus du plafond
bare-general = Général { $number }
bare-corps = Corps { $number }
grandeur-troop-fp = infanterie
grandeur-troop-cm = dragons
with-brave = avec un général brave
general-with = avec { $unit }
general-here = Avec elle : { $general }
general-moved = s’est déplacé
general-gone = perdu
generals-lost = Généraux perdus
beyond-command = hors de commandement
phases-left = { $count ->
    [0] plus de phase de mouvement
    [one] encore une phase de mouvement
   *[other] encore { $count } phases de mouvement
}
corps-title = Corps et initiative
corps-acts = agit
corps-acted = a agi
corps-named = désigné
corps-waits = attend
corps-initiative = Initiative : rouge { $red }, bleu { $blue }
all-commands = Rayons et chaînes de commandement
command-reach = Rayon de commandement
chance-passes = réussit
chance-fails = échoue
do-ride = Chevaucher, { $angle }°
do-attach = Rejoindre { $unit }
do-stay = Rester sur place
do-disengage = Se désengager
do-move-again = Encore un mouvement (discipline)
do-go-on-opportunity = Se mettre en opportunité (discipline)
do-form-square = Former le carré (discipline)
reach-canister = mitraille
reach-close = courte portée
reach-medium = moyenne portée
standing-title = Ordres permanents
standing-left = donnés
standing-note = Ce que vos unités répondent sans vous demander, pour qu’une partie lente n’attende pas.
standing-evade = Esquiver une charge
standing-square = Former le carré contre la cavalerie
standing-fire = Tir d’opportunité
standing-charge = Charge d’opportunité
standing-least = Ne pas tirer avec moins de dés que
standing-kept = Vos ordres sont donnés.
habit-ask = Me demander
habit-always = Toujours
habit-never = Jamais
reaction-against = Elle répond à { $units }.
do-end-corps = Le corps a agi
if-it-stands = Si elle tient bon :
corps-units = { $count ->
    [one] une unité
   *[other] { $count } unités
}
corps-throws = { $plus ->
    [0] jette { $dice ->
        [one] un dé
       *[other] { $dice } dés
     }
   *[other] jette { $dice ->
        [one] un dé
       *[other] { $dice } dés
     } + { $plus }
 }
astray = hors de liaison
astray-corps = Le général en chef ne l’atteint pas : son corps ne jette qu’un dé d’initiative.
astray-division = Ni le général en chef ni son général de corps ne l’atteignent : il doit réussir un jet avant que sa division n’agisse.
beyond-note = Aucun général de son armée ne l’atteint : une seule phase de mouvement par tour, réorganisation à −1. Rapprochez un général.
beyond-guns = Aucun général de son armée ne l’atteint : une seule phase de mouvement par tour, et aucun tir. Rapprochez un général.
reach-army = Armée
reach-corps = Corps
reach-division = Divisions
reach-note = Les traits mènent à ceux que commande un général. Pointez un général pour ne voir que son rayon.
chance-holds = tient
chance-costs = perd { $vbu } VBU
standing-answered = { $who } : vos ordres permanents ont répondu
