# Grandeur: what forbids an army.
refused-skirmishers = { $type } has no skirmishers; only infantry and light cavalry do.
refused-mixed = Only infantry is mixed with cavalry, not { $type }.
refused-horse-guns = Only artillery is horse artillery, not { $type }.
refused-guns = “{ $weapon }” is no class of such artillery: { $known }.
refused-discipline = Discipline is A, B or C, not “{ $discipline }”.
refused-structure = “{ $structure }” is no command structure.
refused-division-leaderless = This division has no general.
refused-corps-leaderless = This corps has no general; only the one corps of an army without corps needs none.
refused-corps-none = The army has neither corps nor divisions.
refused-grade = “{ $grade }” is no grade of such a general: { $known }.
refused-command-twice = “{ $name }” is the name of two things in this army; each needs one of its own.
refused-command-unknown = The army has no division or corps “{ $command }”.
refused-command-empty = “{ $command }” has no brigade.

# Grandeur: files.
fault-points = The army costs { $sum } points, not { $told }.
fault-beside-corps = An army of corps has its divisions and brigades inside them, not beside them.
fault-change = “{ $change }” cannot be added to “{ $profile }”: it has such a quality or weapon already.
fault-corps-twice = The corps “{ $corps }” stands in both armies.

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
 }, VD { $vd }, figures { $figures }.
grandeur-sum = { $points } { $points ->
    [one] point
   *[other] points
 }; VD={ $vd }, broken when { $beaten } { $beaten ->
    [one] is
   *[other] are
 } lost
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
rank-division = division general
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
refused-deploy-general-twice = The general { $general } is set up already.
refused-deploy-general-missing = The general { $general } is not set up.
refused-deploy-general-beside = Another general is with { $unit } already.
refused-deploy-general-early = Generals stand on the table only where their army does.

troop-unreadable = { $text } is no brigade: a profile, then lost=N, phases=N, disordered, general, brave, square, opportunity or out.
troop-range = { $text }: a brigade cannot have lost so much, or moved so often.

# Pictures.
picture-square = in square
picture-opportunity = waits for the enemy
