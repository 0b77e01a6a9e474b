# Images : ce qui y est écrit.
picture-versus = { $red } contre { $blue }
picture-before = Mise en place
picture-turn = Tour { $turn } sur { $last }
picture-acts = à jouer : { $army }
picture-won = { $army } : victoire
picture-drawn = Match nul
picture-lost = VD perdue : { $lost } sur { $vd }
picture-gone = { $unit } : détruite
picture-scale = { $units } U = { $millimetres } mm
picture-about = La table vue de dessus : { $units } { $units ->
    [one] unité
   *[other] unités
 }, { $pieces } { $pieces ->
    [one] élément
   *[other] éléments
 } de terrain.
picture-unit = { $side } : { $name } ({ $unit }), VBU { $left } sur { $vbu }
picture-behind = derrière elle { $name } ({ $unit }), VBU { $left } sur { $vbu }
picture-moved = a bougé ce tour
picture-used = a agi ce tour
picture-rolling = lancée
picture-sign-lost = une entaille par VBU perdue
picture-river-ford = rivière guéable
picture-river-deep = rivière sans gué

# Images : marques des armes.
picture-mark-bow = arc
picture-mark-crossbow = arbalète
picture-mark-gun = arme à feu
picture-mark-javelin = javelot
picture-mark-sling = fronde
picture-mark-artillery = canon

# Images : ce qui ne va pas.
picture-suffix = { $file } : une image s’écrit en .svg, .png ou .gif.
picture-film-suffix = { $file } : un film s’écrit en .gif.
picture-beyond = Il n’y a pas d’entrée { $at } ; la dernière est { $last }.
picture-not-drawn = { $file } : une partie de { GAME($ruleset) } ne se dessine pas, faute d’images.
