# Ímpetus Básico: qué impide un ejército.
refused-army-size = El ejército tiene { $units } { $units ->
    [one] unidad
   *[other] unidades
 }; hacen falta de { $fewest } a { $most }.
refused-army-worthless = Ninguna unidad tiene VD: el ejército estaría vencido antes de sufrir daño.
refused-general-none = Nadie lleva al general: alguna unidad debe poder hacerlo (general = true).
refused-general-two = El general ya está en { $first }; un ejército solo tiene uno.
refused-general-unit = El general no puede ir en esta unidad (general = true lo permitiría).
refused-type = «{ $type }» no es un tipo de tropa.
refused-figure = { $letter } es { $found }; debe estar entre { $low } y { $high }.
refused-weapon = «{ $weapon }» no es un arma de la tabla de disparo.
refused-weapon-type = { $weapon } no es para { $type }; solo { $types } tienen artillería.
refused-wagenburg-unarmed = Un wagenburg tiene armas de proyectiles.
refused-trait = «{ $trait }» no es un rasgo.
refused-trait-twice = «{ $trait }» aparece dos veces.
refused-trait-type = «{ $trait }» no es para { $type }; solo para { $types }.
refused-trait-needs = «{ $trait }» necesita también «{ $needs }».
refused-trait-impetus = «{ $trait }» no sirve de nada con I { $i }: una unidad así nunca puede entrar en contacto por su voluntad.

# Ímpetus Básico: ficheros.
fault-cell = «{ $cell }» no es una casilla de la tabla de disparo: escriba dados como «0/2», «-/-1», «4» o «-».
fault-name-empty = Aquí falta un nombre.
fault-period = Un periodo son dos años, el primero no posterior al último; los años a. C. son negativos: [-218, -201].
fault-option-name = «{ $name }» no puede ser el nombre de esta opción: necesita uno, y que sea solo suyo.

# Ímpetus Básico: ejércitos.
army-name = { $name }
army-published = publicada
army-rebuilt = reconstruida
army-years-bc = { $first }–{ $last } a. C.
army-years-both = { $first } a. C. – { $last } d. C.
army-years-ad = { $first }–{ $last }
army-facts = { $name }: { $count ->
    [one] una unidad
   *[other] { $count } unidades
}, VD { $vd }, general en { $general }, lista { $figures }.
army-sum = VD={ $vd }, vencido al perder { $beaten }
army-option = opción { $name }{ $replaces ->
    [none] { "" }
   *[other] { " " }en lugar de { $replaces }
}
army-general = general
army-may-lead = puede llevar al general

# Ímpetus Básico: tropas.
troop-fp = infantería pesada
troop-fl = infantería ligera
troop-t = tiradores
troop-s = hostigadores
troop-art = artillería
troop-cp = caballería pesada
troop-cm = caballería media
troop-cl = caballería ligera
troop-cgp = carros de guerra pesados
troop-cgl = carros de guerra ligeros
troop-cf = carros falcados
troop-el = elefantes
troop-w = wagenburg

# Ímpetus Básico: armas.
weapon-longbow-a = arco largo A
weapon-longbow-b = arco largo B
weapon-short-bow-a = arco corto A
weapon-short-bow-b = arco corto B
weapon-composite-bow-a = arco compuesto A
weapon-composite-bow-b = arco compuesto B
weapon-composite-bow-c = arco compuesto C
weapon-crossbow-a = ballesta A
weapon-crossbow-b = ballesta B
weapon-handgun = pistola
weapon-arquebus-a = arcabuz A
weapon-arquebus-b = arcabuz B
weapon-musket = mosquete
weapon-javelin = jabalina
weapon-sling = honda
weapon-artillery-a = artillería A
weapon-artillery-b = artillería B
weapon-artillery-c = artillería C
weapon-various-missiles = proyectiles diversos

# Ímpetus Básico: rasgos.
trait-pikes = picas
trait-long-spear = lanza larga
trait-impetuous = impetuosas
trait-pilum = pilum
trait-camels = camellos
trait-renaissance-pikes = picas del Renacimiento
trait-stakes = estacas
trait-pavise = paveses
trait-shield-wall = muro de escudos
trait-disordered-by-moving = desordenada por el movimiento
trait-sidesteps = se mueve de lado y atrás en orden
trait-open-order = atraviesa a los amigos
trait-shoots-moving = dispara en movimiento
trait-impetus-against-mounted = ímpetu contra montados
trait-pursues = debe perseguir
