# Argad!: a game told, rosters, pictures, odds.

# Argad!: what happened.
argad-opening = { $name } ({ $period }) : { $turns } { $turns ->
    [one] tour
   *[other] tours
 } maximum, table de { $width } × { $depth } cm.
argad-side = { $who } : { $figures }.
argad-wants = { $who }, { $points } { $points ->
    [one] point
   *[other] points
 } : { $aim }.
argad-aim-kill = mettre hors de combat au moins { $count } de ceux-ci : { $whom }
argad-aim-keep = en garder au moins { $count } en vie à la fin : { $whom }
argad-aim-reach = en amener au moins { $count } à { $zone } : { $whom }
argad-aim-loot = piller { $zone } : un tour entier sur place, sans combattre
argad-aim-hold = tenir { $zone } à la fin, sans ennemi sur place
argad-aim-tell = faire passer un long message, au contact : { $whom }
argad-aim-deny = empêcher { $who } de ceci : { $aim }
argad-any-enemies = n’importe quel ennemi
argad-any-friends = n’importe lequel des siens
argad-lurked = { $figure } se cache en { $place }.
argad-laid = Toutes les embuscades sont tendues.
argad-placed = { $figure } est placé au hasard en { $place }.
argad-turn = Tour { $turn }
argad-revealed = { $figure } apparaît en { $place }.
argad-announced = Ronde { $round }, { $who } : { $moves }.
argad-announced-none = Ronde { $round }, { $who } : aucun mouvement.
argad-confirmed = Ronde { $round }, { $who } : confirmé.
argad-agreed = Tout le monde est d’accord : les ordres sont définitifs.
argad-held = Pas d’accord. Ne font rien : { $figures }.
argad-alone = Les ordres sont définitifs.
argad-earlier = Pas d’accord. Suivent leurs ordres de la ronde précédente : { $figures }.
argad-order = Ordre de mouvement : { $seats }.
argad-slowed = Lenteur, { $faces } : { $figures } { $lost } cm de moins{ $ground ->
    [very-difficult] , sur la moitié du mouvement
   *[other] {""}
 }.
argad-blocked = Lenteur, { $faces } : bloqués ce tour : { $figures }.
argad-sped = Vitesse, { $faces } : { $figures } jusqu’à { $gained } cm de plus.
argad-moved = { $figure } { $how ->
    [run] court sur
    [charge] charge sur
    [march] marche en ordre sur
    [lead] mène un cheval sur
   *[other] avance de
 } { $distance } cm jusqu’en { $place }.
argad-short-aside = { $figure } prend la place libre la plus proche, à côté de { $by }.
argad-short-enemy = { $figure } s’arrête { $lost } cm trop court : { $by } barre le passage.
argad-short-friend = { $figure } s’arrête { $lost } cm trop court : { $by } occupe la place.
argad-short-order = { $figure } s’arrête { $lost } cm trop court, en ordre serré derrière { $by }.
argad-short-dice = { $figure } s’arrête { $lost } cm trop court : les dés n’en permettent pas plus.
argad-short-obstacle = { $figure } s’arrête { $lost } cm trop court, devant l’obstacle que défend { $by }.
argad-short-hidden = { $figure } s’arrête { $lost } cm trop court : { $by } s’y cachait.
argad-short-near = { $figure } passe à moins de 2 cm de { $by }, vient au contact et s’arrête { $lost } cm trop court.
argad-short-no-room = { $figure } s’arrête { $lost } cm trop court : pas de place.
argad-turned = { $figure } pivote.
argad-did-charge = { $figure } charge à fond.
argad-did-form = { $figure } forme l’ordre serré.
argad-did-crouch = { $figure } s’accroupit.
argad-mounted = { $figure } monte en selle.
argad-dismounted = { $figure } met pied à terre en { $place } et laisse le cheval en { $horse }.
argad-did-stay-mounted = { $figure } n’a pas la place de mettre pied à terre et reste en selle.
argad-did-let-go = Pas de place pour { $horse } là où { $figure } le mène : il reste sur place.
argad-led = { $figure } mène { $horse } en { $place }.
argad-horse-left = le cheval de { $figure }
argad-did-take = { $figure } prend les armes du mort.
argad-did-take-nothing = { $figure } veut prendre les armes du mort et n’en obtient aucune.
argad-how-walk = marche
argad-how-run = court
argad-how-charge = charge
argad-how-march = marche en ordre
argad-how-form = forme l’ordre serré
argad-how-crouch = s’accroupit
argad-how-mount = monte en selle
argad-how-dismount = met pied à terre
argad-how-lead = mène un cheval
argad-how-take = prend des armes
argad-how-turn = pivote
argad-how-stay = reste sur place
argad-how-wall = annonce un mur
argad-halted = { $one } et { $other } se rencontrent et s’arrêtent.
argad-parted = { $one } a quitté { $other }.
argad-wall-announced = { $figure } forme un mur de boucliers.
argad-order-lost = { $figure } n’est plus en ordre serré.
argad-wall-lost = Le mur de { $figure } est rompu.
argad-order-closed = { $figure } est en ordre serré.
argad-wall-closed = Le mur de { $figure } tient.
argad-aims-at = { $figure } tire sur { $target }.
argad-shot = { $figure } sur { $target } : { $natural }, il faut { $needs }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum })
 }.
argad-shot-group = { $figure } sur un groupe ({ $members }) : { $natural }, il faut { $needs }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum })
 }.
argad-sixes = Plusieurs six sur une cible comptent { $values }.
argad-six-yes = { $figure } relance le six : { $die }. Il compte { $counts }.
argad-six-no = { $figure } relance le six : { $die }. Il compte toujours { $counts }.
argad-named = Touché au hasard : { $victim }.
argad-hit = { $figure } touche { $victim }.
argad-missed = { $figure } manque sa cible.
argad-loads = { $figure } doit recharger pendant { $turns } { $turns ->
    [one] tour
   *[other] tours
 }.
argad-left = Il reste { $left } { $left ->
    [one] projectile
   *[other] projectiles
 } à { $figure }.
argad-strikes = { $figure } frappe { $target } ({ $weapon }).
argad-crosses = { $figure } franchit l’obstacle vers { $target } et frappe ({ $weapon }).
argad-guards = { $figure } tient le bouclier contre { $target }.
argad-void = { $figure } n’a pas le temps de frapper { $target }.
argad-blow = { $figure } sur { $target } : { $natural }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum }), { $value } en tout
 }.
argad-struck-miss = { $figure } manque { $target }.
argad-struck-recoil = { $figure } repousse { $target }.
argad-struck-kill = { $figure } porte un coup mortel à { $target }.
argad-struck-void = Le coup de { $figure } à { $target } est sans effet.
argad-fell = { $figure } est hors de combat.
argad-enclosed = { $figure } ne peut reculer et est hors de combat.
argad-wounded = { $figure } est blessé.
argad-gave-way = { $figure } recule en { $place }.
argad-pushed = { $figure } est poussé par { $by } en { $place }.
argad-followed = { $figure } avance en { $place }.
argad-saw = { $figure } voit l’ennemi.
argad-woke = { $figure } est alerté.
argad-looted = { $who } a pillé { $zone }.
argad-reached = { $figure } a atteint { $zone }.
argad-told = { $figure } a transmis le message à { $other }.
argad-achieved = { $who } marque { $points } { $points ->
    [one] point
   *[other] points
 } : { $aim }.
argad-won = Victoire : { $who }.
argad-shared = Victoire partagée : { $who }.
argad-nobody = Aucun objectif atteint : match nul.

# Argad!: periods.
argad-period-fourteenth-century = XIVe siècle
argad-period-early-modern = du milieu du XVIe au milieu du XVIIe siècle
argad-period-age-of-flint = de la fin du XVIIe au début du XIXe siècle

# Argad!: weapons, shields, horses.
argad-weapon-fists = poings nus
argad-weapon-knife = couteau
argad-weapon-dagger = dague
argad-weapon-pistol-butt = crosse de pistolet
argad-weapon-sword = épée
argad-weapon-axe = hache
argad-weapon-mace = masse
argad-weapon-two-handed-sword = épée à deux mains
argad-weapon-two-handed-axe = hache à deux mains
argad-weapon-scythe = faux
argad-weapon-bayonet = baïonnette au fusil
argad-weapon-spear = lance
argad-weapon-glaive = vouge
argad-weapon-halberd = hallebarde
argad-weapon-javelin = javelots
argad-weapon-crossbow = arbalète
argad-weapon-longbow = grand arc
argad-weapon-bow = arc
argad-weapon-sling = fronde
argad-weapon-hand-gun = couleuvrine à main
argad-weapon-arquebus = arquebuse
argad-weapon-wheel-lock-pistol = pistolet à rouet
argad-weapon-matchlock-musket = mousquet à mèche
argad-weapon-flintlock-pistol = pistolet à silex
argad-weapon-fowling-piece = fusil de chasse
argad-weapon-double-fowling-piece = fusil de chasse double
argad-weapon-musketoon = mousqueton ou carabine
argad-weapon-flintlock-musket = fusil à silex
argad-weapon-short-rifle = carabine rayée
argad-weapon-long-rifle = fusil rayé long
argad-weapon-firearm = arme à feu
argad-shield-small = petit bouclier
argad-shield-medium = bouclier moyen
argad-shield-large = grand bouclier
argad-shield-ecu = écu
argad-shield-large-ecu = grand écu
argad-shield-pavise = pavois
argad-shield-pavise-back = pavois au dos
argad-horse-cavalry = cheval de guerre
argad-horse-mounted-foot = cheval de monte
argad-horse-farm-horse = cheval de ferme
argad-horse-beast = bête de somme
argad-trait-close-order = ordre serré
argad-trait-wall = mur de boucliers
argad-trait-static-wall = mur, à l’arrêt seulement
argad-trait-two-ranks = tire sur deux rangs
argad-trait-over-wall = tire par-dessus un mur
argad-trait-helper = servant
argad-trait-crack-shot = tireur d’élite
argad-trait-great-warrior = grand guerrier
argad-trait-swift = rapide

# Argad!: terrain.
argad-terrain-bushes = broussailles
argad-terrain-crops = hautes cultures
argad-terrain-wood = bois
argad-terrain-slope = pente raide
argad-terrain-hilltop = sommet
argad-terrain-low-wall = muret
argad-terrain-stakes = pieux
argad-terrain-stream = ruisseau
argad-terrain-marsh = marais
argad-terrain-door = porte
argad-terrain-house-wall = mur de maison
argad-terrain-window = fenêtre
argad-terrain-room = pièce
argad-terrain-road = route
argad-terrain-furniture = meubles
argad-terrain-parapet = parapet
argad-terrain-palisade = palissade
argad-terrain-high-wall = haut mur
argad-terrain-rampart = rempart
argad-terrain-stairs = escalier

# Argad!: rosters and pictures.
argad-roster-title = { $name } : liste des figurines
argad-roster-class = classe { $rank }
argad-roster-clothing = vêture { $wears }
argad-roster-armour = armure { $wears }
argad-roster-move = se déplace de { $move } cm
argad-roster-strong = costaud (+H)
argad-roster-glory = gloire { $glory }
argad-roster-leader = chef
argad-roster-unit = unité { $unit }
argad-roster-hides = en embuscade
argad-roster-sleeps = surpris
argad-roster-suffix = { $file } : une liste s’écrit en .pdf.
game-other-rules = { $file } : c’est une partie de { $ruleset }, et il en faut une de { $wanted }.
argad-picture-about = La table vue de dessus : { $figures } { $figures ->
    [one] figurine
   *[other] figurines
 }, { $pieces } { $pieces ->
    [one] élément
   *[other] éléments
 } de terrain.
argad-picture-figure = { $who } : { $figure }, { $facts }
argad-picture-scale = 10 cm
argad-picture-alive = { $alive } sur { $all }
argad-picture-wounded = blessé
argad-picture-crouched = accroupi
argad-picture-hidden = caché
argad-picture-close = en ordre serré
argad-picture-wall = dans un mur de boucliers
argad-picture-loading = recharge
argad-picture-mounted = à cheval
argad-picture-fallen = tombé ici
argad-picture-walked = chemin de ce tour

# Argad!: odds and series.
odds-argad-who = Sort de { $who }
odds-argad-unhurt = indemne
odds-argad-pushed = repoussé
odds-argad-wounded = blessé
odds-argad-killed = tué
odds-argad-apart = personne ne frappe : ils ne se touchent pas
odds-argad-field = { $text } : écrivez des mots tels que class=4, armour=4, blade=sword, shield=medium ; { $name } n’est aucun de { $known }.
odds-argad-value = { $text } : { $name } ne peut pas être { $value }.
odds-argad-strike = { $text } : écrivez FIGURINE>CIBLE, avec des figurines de ce scénario.
