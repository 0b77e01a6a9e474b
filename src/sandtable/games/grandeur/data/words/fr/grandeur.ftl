# Grandeur : ce qui interdit une armée.
refused-skirmishers = { $type } n’a pas de tirailleurs ; seules l’infanterie et la cavalerie légère en ont.
refused-mixed = Seule l’infanterie se mêle de cavalerie, pas { $type }.
refused-horse-guns = Seule l’artillerie peut être à cheval en ce sens, pas { $type }.
refused-guns = « { $weapon } » n’est pas une classe de cette artillerie : { $known }.
refused-discipline = La discipline est A, B ou C, non « { $discipline } ».
refused-structure = « { $structure } » n’est pas une structure de commandement.
refused-division-leaderless = Cette division n’a pas de général.
refused-corps-leaderless = Ce corps n’a pas de général ; seul le corps unique d’une armée sans corps s’en passe.
refused-corps-none = L’armée n’a ni corps ni divisions.
refused-grade = « { $grade } » n’est pas une valeur pour un tel général : { $known }.
refused-command-twice = « { $name } » désigne deux choses dans cette armée ; à chacune son nom.
refused-command-unknown = L’armée n’a ni division ni corps « { $command } ».
refused-command-empty = « { $command } » n’a aucune brigade.

# Grandeur : fichiers.
fault-points = L’armée coûte { $sum } points, et non { $told }.
fault-beside-corps = Une armée en corps y range ses divisions et ses brigades, et non à côté.
fault-change = « { $change } » ne peut s’ajouter à « { $profile } » : la qualité ou l’arme est déjà là.
fault-corps-twice = Le corps « { $corps } » figure dans les deux armées.

# Grandeur : armées.
grandeur-facts = { $name } : { $count ->
    [one] une brigade
   *[other] { $count } brigades
}, { $generals ->
    [one] un général
   *[other] { $generals } généraux
}, { $points } { $points ->
    [one] point
   *[other] points
 }, VD { $vd }, liste { $figures }.
grandeur-sum = { $points } { $points ->
    [one] point
   *[other] points
 } ; VD={ $vd }, brisée quand la VD perdue atteint { $beaten }
grandeur-structure = structure de commandement : { $structure }
grandeur-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
grandeur-discipline = discipline { $discipline }
grandeur-mixed = mêlée de cavalerie
grandeur-brave = brave
structure-excellent = excellente
structure-good = bonne
structure-average = moyenne
structure-poor = mauvaise
rank-army = général en chef
rank-corps = général de corps
rank-division = général de division
grade-genius = génial
grade-expert = expert
grade-fair = passable
grade-mediocre = médiocre
grade-incompetent = incompétent
grade-bold = audacieux
grade-hesitant = hésitant
quality-veteran = vétérans
quality-elite = élite
weapon-skirmish-a = tirailleurs A
weapon-skirmish-b = tirailleurs B

# Grandeur : ce qui interdit une bataille.
refused-points = L’armée coûte { $cost } points ; la bataille en permet { $most }.
refused-deploy-general-unknown = L’armée n’a pas de général « { $general } ».
refused-deploy-general-twice = Le général { $general } est déjà déployé.
refused-deploy-general-missing = Le général { $general } n’est pas déployé.
refused-deploy-general-beside = Un autre général est déjà avec { $unit }.
refused-deploy-general-early = Les généraux ne sont sur la table que si leur armée y est.

troop-unreadable = { $text } n’est pas une brigade : un profil, puis lost=N, phases=N, disordered, general, brave, square, opportunity ou out.
troop-range = { $text } : une brigade ne peut avoir tant perdu, ni bougé tant de fois.

# Pictures.
picture-square = en carré
picture-opportunity = attend l’ennemi
