# Basic Impetus : ce qui interdit une armée.
refused-army-size = L’armée compte { $units } { $units ->
    [one] unité
   *[other] unités
 } ; il en faut de { $fewest } à { $most }.
refused-army-worthless = Aucune unité n’a de VD : l’armée serait battue avant d’être touchée.
refused-general-none = Personne ne porte le général : une unité doit y être autorisée (general = true).
refused-general-two = Le général est déjà dans { $first } ; une armée n’en a qu’un.
refused-general-unit = Le général ne peut prendre place dans cette unité (general = true l’autoriserait).
refused-type = « { $type } » n’est pas un type de troupe.
refused-figure = { $letter } vaut { $found } ; il faut de { $low } à { $high }.
refused-weapon = « { $weapon } » n’est pas une arme de la table de tir.
refused-weapon-type = { $weapon } n’est pas pour { $type } ; seuls { $types } ont de l’artillerie.
refused-wagenburg-unarmed = Un wagenburg a des armes de tir.
refused-trait = « { $trait } » n’est pas un trait.
refused-trait-twice = « { $trait } » figure deux fois.
refused-trait-type = « { $trait } » n’est pas pour { $type } ; seulement pour { $types }.
refused-trait-needs = « { $trait } » demande aussi « { $needs } ».
refused-trait-impetus = « { $trait } » ne sert à rien avec I { $i } : une telle unité ne peut jamais contacter volontairement.

# Basic Impetus : fichiers.
fault-cell = « { $cell } » n’est pas une case de la table de tir : écrivez des dés comme « 0/2 », « -/-1 », « 4 » ou « - ».
fault-name-empty = Il manque un nom ici.
fault-period = Une période, ce sont deux années, la première au plus tard égale à la seconde ; avant J.-C. elles sont négatives : [-218, -201].
fault-option-name = « { $name } » ne peut être le nom de cette option : il en faut un, et qui lui soit propre.

# Basic Impetus : armées.
army-name = { $name }
army-published = publiée
army-rebuilt = reconstituée
army-years-bc = { $first }–{ $last } av. J.-C.
army-years-both = { $first } av. J.-C. – { $last } apr. J.-C.
army-years-ad = { $first }–{ $last }
army-facts = { $name } : { $count ->
    [one] une unité
   *[other] { $count } unités
}, VD { $vd }, général dans { $general }, liste { $figures }.
army-sum = VD={ $vd }, battue quand la VD perdue atteint { $beaten }
army-option = option { $name }{ $replaces ->
    [none] { "" }
   *[other] { " " }à la place de { $replaces }
}
army-general = général
army-may-lead = peut porter le général

# Basic Impetus : troupes.
troop-fp = infanterie lourde
troop-fl = infanterie légère
troop-t = tireurs
troop-s = tirailleurs
troop-art = artillerie
troop-cp = cavalerie lourde
troop-cm = cavalerie moyenne
troop-cl = cavalerie légère
troop-cgp = chars de guerre lourds
troop-cgl = chars de guerre légers
troop-cf = chars à faux
troop-el = éléphants
troop-w = wagenburg

# Basic Impetus : armes.
weapon-longbow-a = arc long A
weapon-longbow-b = arc long B
weapon-short-bow-a = arc court A
weapon-short-bow-b = arc court B
weapon-composite-bow-a = arc composite A
weapon-composite-bow-b = arc composite B
weapon-composite-bow-c = arc composite C
weapon-crossbow-a = arbalète A
weapon-crossbow-b = arbalète B
weapon-handgun = arme à feu portative
weapon-arquebus-a = arquebuse A
weapon-arquebus-b = arquebuse B
weapon-musket = mousquet
weapon-javelin = javelot
weapon-sling = fronde
weapon-artillery-a = artillerie A
weapon-artillery-b = artillerie B
weapon-artillery-c = artillerie C
weapon-various-missiles = armes de jet diverses

# Basic Impetus : traits.
trait-pikes = piques
trait-long-spear = longue lance
trait-impetuous = impétueux
trait-pilum = pilum
trait-camels = chameaux
trait-renaissance-pikes = piques de la Renaissance
trait-stakes = pieux
trait-pavise = pavois
trait-shield-wall = mur de boucliers
trait-disordered-by-moving = désorganisé par le mouvement
trait-sidesteps = se déplace de côté et en arrière en bon ordre
trait-open-order = traverse les amis
trait-shoots-moving = tire en mouvement
trait-impetus-against-mounted = impétuosité contre les montés
trait-pursues = poursuite obligatoire
