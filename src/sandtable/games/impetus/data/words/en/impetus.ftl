# Basic Impetus: what forbids an army.
refused-army-size = The army has { $units } { $units ->
    [one] unit
   *[other] units
 }; it needs { $fewest } to { $most }.
refused-army-worthless = No unit is worth any VD: the army would break before the battle.
refused-general-none = Nobody can lead: at least one unit must be allowed a general (general = true).
refused-general-two = The general is already with { $first }; an army has one.
refused-general-unit = The general can’t join this unit (general = true would allow it).
refused-type = “{ $type }” isn’t a troop type.
refused-figure = { $letter } is { $found }; it must be { $low } to { $high }.
refused-weapon = “{ $weapon }” isn’t in the fire table.
refused-weapon-type = { $weapon } isn’t for { $type }; only { $types } have artillery.
refused-wagenburg-unarmed = A wagenburg needs missile weapons.
refused-trait = “{ $trait }” isn’t a trait.
refused-trait-twice = “{ $trait }” is listed twice.
refused-trait-type = “{ $trait }” isn’t for { $type }; only for { $types }.
refused-trait-needs = “{ $trait }” also needs “{ $needs }”.
refused-trait-impetus = “{ $trait }” is useless with I { $i }: such a unit can never charge.

# Basic Impetus: files.
fault-cell = “{ $cell }” isn’t an entry for the fire table: write dice such as “0/2”, “-/-1”, “4” or “-”.
fault-name-empty = Name missing.
fault-period = A period is two years, earliest first; years BC are negative: [-218, -201].
fault-option-name = “{ $name }” can’t be this option’s name: it needs one of its own.

# Basic Impetus: armies.
army-name = { $name }
army-published = published
army-rebuilt = rebuilt
army-years-bc = { $first }–{ $last } BC
army-years-both = { $first } BC – AD { $last }
army-years-ad = { $first }–{ $last }
army-facts = { $name }: { $count ->
    [one] one unit
   *[other] { $count } units
}, VD { $vd }, general with { $general }, { $figures } list.
army-sum = VD={ $vd }, breaks at { $beaten } lost
army-option = option { $name }{ $replaces ->
    [none] { "" }
   *[other] { " " }for { $replaces }
}
army-general = general
army-may-lead = can lead

# Basic Impetus: troops.
troop-fp = heavy foot
troop-fl = light foot
troop-t = missile foot
troop-s = skirmishers
troop-art = artillery
troop-cp = heavy cavalry
troop-cm = medium cavalry
troop-cl = light cavalry
troop-cgp = heavy war chariots
troop-cgl = light war chariots
troop-cf = scythed chariots
troop-el = elephants
troop-w = wagenburg

# Basic Impetus: weapons.
weapon-longbow-a = longbow A
weapon-longbow-b = longbow B
weapon-short-bow-a = short bow A
weapon-short-bow-b = short bow B
weapon-composite-bow-a = composite bow A
weapon-composite-bow-b = composite bow B
weapon-composite-bow-c = composite bow C
weapon-crossbow-a = crossbow A
weapon-crossbow-b = crossbow B
weapon-handgun = handgun
weapon-arquebus-a = arquebus A
weapon-arquebus-b = arquebus B
weapon-musket = musket
weapon-javelin = javelin
weapon-sling = sling
weapon-artillery-a = artillery A
weapon-artillery-b = artillery B
weapon-artillery-c = artillery C
weapon-various-missiles = various missiles

# Basic Impetus: traits.
trait-pikes = pikes
trait-long-spear = long spear
trait-impetuous = impetuous
trait-pilum = pilum
trait-camels = camels
trait-renaissance-pikes = renaissance pikes
trait-stakes = stakes
trait-pavise = pavise
trait-shield-wall = shield wall
trait-disordered-by-moving = disordered by moving
trait-sidesteps = sidesteps and backs up in good order
trait-open-order = passes through friends
trait-shoots-moving = shoots on the move
trait-impetus-against-mounted = impetus against mounted
trait-pursues = must pursue
