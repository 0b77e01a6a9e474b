# Grandeur: what forbids an army.
refused-skirmishers = { $type } can’t have skirmishers; only infantry and light cavalry can.
refused-mixed = Only infantry can be mixed with cavalry, not { $type }.
refused-horse-guns = Only artillery can be horse artillery, not { $type }.
refused-guns = “{ $weapon }” isn’t a class of such artillery: { $known }.
refused-discipline = Discipline must be A, B or C, not “{ $discipline }”.
refused-structure = “{ $structure }” isn’t a command structure.
refused-division-leaderless = This division has no general.
refused-corps-leaderless = This corps has no general; only the single corps of an army without corps can do without.
refused-corps-none = The army has no corps or divisions.
refused-grade = “{ $grade }” isn’t a grade for such a general: { $known }.
refused-command-twice = Two things in this army are called “{ $name }”; each needs a name of its own.
refused-command-unknown = The army has no division or corps “{ $command }”.
refused-command-empty = “{ $command }” has no brigade.

# Grandeur: files.
fault-points = The army costs { $sum } points, not { $told }.
fault-beside-corps = In an army with corps, divisions and brigades must be inside the corps.
fault-change = “{ $change }” can’t be added to “{ $profile }”: it already has such a quality or weapon.
fault-corps-twice = The corps “{ $corps }” is in both armies.

# Grandeur: armies.
grandeur-facts = { $name }: { $count ->
    [one] one brigade
   *[other] { $count } brigades
}, { $generals ->
    [one] one general
   *[other] { $generals } generals
}, { $points } { $points ->
    [one] point
   *[other] points
 }, VD { $vd }, { $figures } list.
grandeur-sum = { $points } { $points ->
    [one] point
   *[other] points
 }; VD={ $vd }, breaks at { $beaten } lost
grandeur-structure = command structure: { $structure }
grandeur-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
grandeur-discipline = discipline { $discipline }
grandeur-mixed = mixed with cavalry
grandeur-brave = brave
structure-excellent = excellent
structure-good = good
structure-average = average
structure-poor = poor
rank-army = commander-in-chief
rank-corps = corps general
rank-division = divisional general
grade-genius = genius
grade-expert = expert
grade-fair = fair
grade-mediocre = mediocre
grade-incompetent = incompetent
grade-bold = bold
grade-hesitant = hesitant
quality-veteran = veterans
quality-elite = elite
weapon-skirmish-a = skirmishers A
weapon-skirmish-b = skirmishers B

# Grandeur: what forbids a battle.
refused-points = The army costs { $cost } points; the battle allows { $most }.
refused-deploy-general-unknown = The army has no general “{ $general }”.
refused-deploy-general-twice = { $general } is already deployed.
refused-deploy-general-missing = { $general } isn’t deployed.
refused-deploy-general-beside = { $unit } already has a general.
refused-deploy-general-early = Generals can only be on the table where their army is.

troop-unreadable = { $text } isn’t a brigade: write a profile, then lost=N, phases=N, disordered, general, brave, square, opportunity or out.
troop-range = { $text }: a brigade can’t have lost that much, or moved that often.

# Pictures.
picture-square = in square
picture-opportunity = on opportunity
