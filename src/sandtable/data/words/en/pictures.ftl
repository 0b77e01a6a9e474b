# Pictures: what is written in them.
picture-versus = { $red } against { $blue }
picture-before = Before the battle
picture-turn = Turn { $turn } of { $last }
picture-acts = { $army } to act
picture-won = { $army }: victory
picture-drawn = A draw
picture-lost = VD lost: { $lost } of { $vd }
picture-gone = { $unit }, gone
picture-scale = { $units } U = { $millimetres } mm
picture-about = The table seen from above: { $units } { $units ->
    [one] unit
   *[other] units
 }, { $pieces } { $pieces ->
    [one] piece
   *[other] pieces
 } of terrain.
picture-unit = { $side }: { $name } ({ $unit }), VBU { $left } of { $vbu }
picture-behind = behind it { $name } ({ $unit }), VBU { $left } of { $vbu }
picture-moved = moved this turn
picture-used = has acted this turn
picture-rolling = in motion
picture-sign-lost = a bite for each VBU lost
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
picture-suffix = { $file }: a picture is written as .svg, .png or .gif.
picture-film-suffix = { $file }: a film is written as .gif.
picture-beyond = There is no entry { $at }; the last one is { $last }.
picture-not-drawn = { $file }: only games of Basic Impetus, Grandeur and Argad! can be drawn, and this is one of { $ruleset }.
