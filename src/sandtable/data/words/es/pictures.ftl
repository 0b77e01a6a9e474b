# Imágenes: lo que está escrito en ellas.
picture-versus = { $red } contra { $blue }
picture-before = Preparación
picture-turn = Turno { $turn } de { $last }
picture-acts = turno: { $army }
picture-won = { $army }: victoria
picture-drawn = Empate
picture-lost = VD perdido: { $lost } de { $vd }
picture-gone = { $unit }: destruida
picture-scale = { $units } U = { $millimetres } mm
picture-about = La mesa vista desde arriba: { $units } { $units ->
    [one] unidad
   *[other] unidades
 }, { $pieces } { $pieces ->
    [one] elemento
   *[other] elementos
 } de terreno.
picture-unit = { $side }: { $name } ({ $unit }), VBU { $left } de { $vbu }
picture-behind = detrás { $name } ({ $unit }), VBU { $left } de { $vbu }
picture-moved = ha movido este turno
picture-used = ha actuado este turno
picture-rolling = en marcha
picture-sign-lost = una muesca por cada VBU perdido
picture-river-ford = río vadeable
picture-river-deep = río sin vado

# Imágenes: marcas de las armas.
picture-mark-bow = arco
picture-mark-crossbow = ballesta
picture-mark-gun = arma de fuego
picture-mark-javelin = jabalina
picture-mark-sling = honda
picture-mark-artillery = cañón

# Imágenes: lo que está mal.
picture-suffix = { $file }: una imagen se escribe como .svg, .png o .gif.
picture-film-suffix = { $file }: una película se escribe como .gif.
picture-beyond = No hay entrada { $at }; la última es { $last }.
picture-not-drawn = { $file }: una partida de { GAME($ruleset) } no se dibuja, porque no tiene imágenes.
