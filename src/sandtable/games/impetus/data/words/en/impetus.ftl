# Basic Impetus: what forbids an army.
refused-army-size = The army has { $units } { $units ->
    [one] unit
   *[other] units
 }; { $fewest } to { $most } are wanted.
refused-army-worthless = No unit is worth any VD: the army would be beaten before it is hurt.
refused-general-none = Nobody carries the general: one unit must be allowed to (general = true).
refused-general-two = The general rides in { $first } already; an army has one.
refused-general-unit = The general may not ride in this unit (general = true would allow it).
refused-type = “{ $type }” is no troop type.
refused-figure = { $letter } is { $found }; it must lie between { $low } and { $high }.
refused-weapon = “{ $weapon }” is no weapon of the fire table.
refused-weapon-type = { $weapon } is not for { $type }; only { $types } have artillery.
refused-wagenburg-unarmed = A wagenburg has missile weapons.
refused-trait = “{ $trait }” is no trait.
refused-trait-twice = “{ $trait }” stands there twice.
refused-trait-type = “{ $trait }” is not for { $type }; only for { $types }.
refused-trait-needs = “{ $trait }” needs “{ $needs }” too.
refused-trait-impetus = “{ $trait }” is no use with I { $i }: such a unit may never contact by choice.

# Basic Impetus: files.
fault-cell = “{ $cell }” is no cell of the fire table: write dice such as “0/2”, “-/-1”, “4” or “-”.
fault-name-empty = A name is missing here.
fault-period = A period is two years, the first not later than the last; years BC are below zero: [-218, -201].
fault-option-name = “{ $name }” cannot be the name of this option: it needs a name, and one of its own.

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
}, VD { $vd }, general in { $general }, figures { $figures }.
army-sum = VD={ $vd }, beaten when { $beaten } { $beaten ->
    [one] is
   *[other] are
 } lost
army-option = option { $name }{ $replaces ->
    [none] { "" }
   *[other] { " " }for { $replaces }
}
army-general = general
army-may-lead = may carry the general

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
trait-sidesteps = moves sideways and back in order
trait-open-order = passes through friends
trait-shoots-moving = shoots on the move
trait-impetus-against-mounted = impetus against mounted
trait-pursues = must pursue
