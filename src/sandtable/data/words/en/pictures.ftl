# Pictures: what is written in them.
picture-versus = { $red } vs { $blue }
picture-before = Set-up
picture-turn = Turn { $turn } of { $last }
picture-acts = { $army } to move
picture-won = { $army }: victory
picture-drawn = Draw
picture-lost = VD lost: { $lost } of { $vd }
picture-gone = { $unit }: destroyed
picture-scale = { $units } U = { $millimetres } mm
picture-about = The table from above: { $units } { $units ->
    [one] unit
   *[other] units
 }, { $pieces } { $pieces ->
    [one] piece
   *[other] pieces
 } of terrain.
picture-unit = { $side }: { $name } ({ $unit }), VBU { $left } of { $vbu }
picture-behind = { $name } ({ $unit }) behind, VBU { $left } of { $vbu }
picture-moved = moved this turn
picture-used = has acted this turn
picture-rolling = in motion
picture-sign-lost = one notch per VBU lost
picture-river-ford = river, fordable
picture-river-deep = river, no ford

# Pictures: marks of weapons.
picture-mark-bow = bow
picture-mark-crossbow = crossbow
picture-mark-gun = firearm
picture-mark-javelin = javelin
picture-mark-sling = sling
picture-mark-artillery = gun

# Pictures: what is wrong.
picture-suffix = { $file }: a picture must be .svg, .png or .gif.
picture-film-suffix = { $file }: a film must be .gif.
picture-beyond = No entry { $at }; the last one is { $last }.
picture-not-drawn = { $file }: games of { GAME($ruleset) } have no pictures.
