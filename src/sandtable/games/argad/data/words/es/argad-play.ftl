# Argad!: a game told, rosters, pictures, odds.

# Argad!: what happened.
argad-opening = { $name } ({ $period }): { $turns } { $turns ->
    [one] turno
   *[other] turnos
 } como máximo, mesa de { $width } × { $depth } cm.
argad-side = { $who }: { $figures }.
argad-wants = { $who }, { $points } { $points ->
    [one] punto
   *[other] puntos
 }: { $aim }.
argad-aim-kill = poner fuera de combate al menos a { $count }: { $whom }
argad-aim-keep = acabar al menos con { $count } con vida: { $whom }
argad-aim-reach = llevar al menos a { $count } hasta { $zone }: { $whom }
argad-aim-loot = saquear { $zone }: un turno entero allí, sin combatir
argad-aim-hold = ocupar { $zone } al final, sin enemigos allí
argad-aim-tell = transmitir un mensaje largo, en contacto: { $whom }
argad-aim-deny = impedirle esto a { $who }: { $aim }
argad-any-enemies = cualquier enemigo
argad-any-friends = cualquiera de los suyos
argad-lurked = { $figure } se esconde en { $place }.
argad-laid = Todas las emboscadas están tendidas.
argad-placed = { $figure } se coloca al azar en { $place }.
argad-turn = Turno { $turn }
argad-revealed = { $figure } aparece en { $place }.
argad-announced = Ronda { $round }, { $who }: { $moves }.
argad-announced-none = Ronda { $round }, { $who }: sin movimientos.
argad-confirmed = Ronda { $round }, { $who }: confirmado.
argad-agreed = Todos están de acuerdo: las órdenes son definitivas.
argad-held = Sin acuerdo. No hacen nada: { $figures }.
argad-alone = Las órdenes son definitivas.
argad-earlier = Sin acuerdo. Siguen sus órdenes de la ronda anterior: { $figures }.
argad-order = Orden de movimiento: { $seats }.
argad-slowed = Lentitud, { $faces }: { $figures } { $lost } cm menos{ $ground ->
    [very-difficult] , sobre la mitad del movimiento
   *[other] {""}
 }.
argad-blocked = Lentitud, { $faces }: bloqueados este turno: { $figures }.
argad-sped = Velocidad, { $faces }: { $figures } hasta { $gained } cm más.
argad-moved = { $figure } { $how ->
    [run] corre
    [charge] carga
    [march] marcha en orden
    [lead] lleva un caballo
   *[other] avanza
 } { $distance } cm hasta { $place }.
argad-short-aside = { $figure } ocupa el sitio libre más cercano, junto a { $by }.
argad-short-enemy = { $figure } se queda { $lost } cm corto: { $by } cierra el paso.
argad-short-friend = { $figure } se queda { $lost } cm corto: { $by } ocupa el sitio.
argad-short-order = { $figure } se queda { $lost } cm corto, en orden cerrado detrás de { $by }.
argad-short-dice = { $figure } se queda { $lost } cm corto: los dados no dan para más.
argad-short-obstacle = { $figure } se queda { $lost } cm corto, ante el obstáculo que defiende { $by }.
argad-short-hidden = { $figure } se queda { $lost } cm corto: { $by } estaba escondido allí.
argad-short-near = { $figure } pasa a menos de 2 cm de { $by }, entra en contacto y se queda { $lost } cm corto.
argad-short-no-room = { $figure } se queda { $lost } cm corto: no hay sitio.
argad-turned = { $figure } pivota.
argad-did-charge = { $figure } carga hasta el choque.
argad-did-form = { $figure } forma en orden cerrado.
argad-did-crouch = { $figure } se agacha.
argad-mounted = { $figure } monta a caballo.
argad-dismounted = { $figure } desmonta en { $place } y deja el caballo en { $horse }.
argad-did-stay-mounted = { $figure } no tiene sitio para desmontar y sigue a caballo.
argad-did-let-go = No hay sitio para { $horse } adonde lo lleva { $figure }: se queda donde está.
argad-led = { $figure } lleva { $horse } hasta { $place }.
argad-horse-left = el caballo de { $figure }
argad-did-take = { $figure } toma las armas del caído.
argad-did-take-nothing = { $figure } quiere tomar las armas del caído y no consigue ninguna.
argad-how-walk = anda
argad-how-run = corre
argad-how-charge = carga
argad-how-march = marcha en orden
argad-how-form = forma en orden cerrado
argad-how-crouch = se agacha
argad-how-mount = monta
argad-how-dismount = desmonta
argad-how-lead = lleva un caballo
argad-how-take = toma armas
argad-how-turn = pivota
argad-how-stay = se queda
argad-how-wall = anuncia un muro
argad-halted = { $one } y { $other } se encuentran y se detienen.
argad-parted = { $one } ha dejado a { $other }.
argad-wall-announced = { $figure } forma un muro de escudos.
argad-order-lost = { $figure } ya no está en orden cerrado.
argad-wall-lost = El muro de { $figure } se ha roto.
argad-order-closed = { $figure } está en orden cerrado.
argad-wall-closed = El muro de { $figure } está en pie.
argad-aims-at = { $figure } dispara a { $target }.
argad-shot = { $figure } a { $target }: { $natural }, necesita { $needs }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum })
 }.
argad-shot-group = { $figure } a un grupo ({ $members }): { $natural }, necesita { $needs }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum })
 }.
argad-sixes = Varios seises sobre un blanco cuentan { $values }.
argad-six-yes = { $figure } vuelve a lanzar el seis: { $die }. Cuenta { $counts }.
argad-six-no = { $figure } vuelve a lanzar el seis: { $die }. Sigue contando { $counts }.
argad-named = Alcanzado al azar: { $victim }.
argad-hit = { $figure } alcanza a { $victim }.
argad-missed = { $figure } falla.
argad-loads = { $figure } debe recargar durante { $turns } { $turns ->
    [one] turno
   *[other] turnos
 }.
argad-left = A { $figure } le { $left ->
    [one] queda { $left } proyectil
   *[other] quedan { $left } proyectiles
 }.
argad-strikes = { $figure } golpea a { $target } ({ $weapon }).
argad-crosses = { $figure } cruza hacia { $target } y golpea ({ $weapon }).
argad-guards = { $figure } sostiene el escudo contra { $target }.
argad-void = { $figure } no llega a golpear a { $target }.
argad-blow = { $figure } a { $target }: { $natural }{ $sum ->
    [none] {""}
   *[other] {" "}({ $sum }), { $value } en total
 }.
argad-struck-miss = { $figure } falla contra { $target }.
argad-struck-recoil = { $figure } rechaza a { $target }.
argad-struck-kill = { $figure } asesta un golpe mortal a { $target }.
argad-struck-void = El golpe de { $figure } a { $target } queda en nada.
argad-fell = { $figure } queda fuera de combate.
argad-enclosed = { $figure } no puede retroceder y queda fuera de combate.
argad-wounded = { $figure } está herido.
argad-gave-way = { $figure } retrocede a { $place }.
argad-pushed = { $by } empuja a { $figure } a { $place }.
argad-followed = { $figure } avanza a { $place }.
argad-saw = { $figure } ve al enemigo.
argad-woke = { $figure } está alertado.
argad-looted = { $who } ha saqueado { $zone }.
argad-reached = { $figure } ha alcanzado { $zone }.
argad-told = { $figure } ha dado el mensaje a { $other }.
argad-achieved = { $who } gana { $points } { $points ->
    [one] punto
   *[other] puntos
 }: { $aim }.
argad-won = Victoria: { $who }.
argad-shared = Victoria compartida: { $who }.
argad-nobody = Ningún objetivo logrado: empate.

# Argad!: periods.
argad-period-fourteenth-century = siglo XIV
argad-period-early-modern = de mediados del siglo XVI a mediados del XVII
argad-period-age-of-flint = de finales del siglo XVII a principios del XIX

# Argad!: weapons, shields, horses.
argad-weapon-fists = puños
argad-weapon-knife = cuchillo
argad-weapon-dagger = daga
argad-weapon-pistol-butt = culata de pistola
argad-weapon-sword = espada
argad-weapon-axe = hacha
argad-weapon-mace = maza
argad-weapon-two-handed-sword = espada a dos manos
argad-weapon-two-handed-axe = hacha a dos manos
argad-weapon-scythe = guadaña
argad-weapon-bayonet = bayoneta calada
argad-weapon-spear = lanza
argad-weapon-glaive = guja
argad-weapon-halberd = alabarda
argad-weapon-javelin = jabalinas
argad-weapon-crossbow = ballesta
argad-weapon-longbow = arco largo
argad-weapon-bow = arco
argad-weapon-sling = honda
argad-weapon-hand-gun = cañón de mano
argad-weapon-arquebus = arcabuz
argad-weapon-wheel-lock-pistol = pistola de rueda
argad-weapon-matchlock-musket = mosquete de mecha
argad-weapon-flintlock-pistol = pistola de chispa
argad-weapon-fowling-piece = escopeta
argad-weapon-double-fowling-piece = escopeta de dos cañones
argad-weapon-musketoon = mosquetón o carabina
argad-weapon-flintlock-musket = fusil de chispa
argad-weapon-short-rifle = rifle corto
argad-weapon-long-rifle = rifle largo
argad-weapon-firearm = arma de fuego
argad-shield-small = escudo pequeño
argad-shield-medium = escudo mediano
argad-shield-large = escudo grande
argad-shield-ecu = escudo de caballero
argad-shield-large-ecu = gran escudo de caballero
argad-shield-pavise = pavés
argad-shield-pavise-back = pavés a la espalda
argad-horse-cavalry = caballo de guerra
argad-horse-mounted-foot = caballo de monta
argad-horse-farm-horse = caballo de labor
argad-horse-beast = bestia de carga
argad-trait-close-order = orden cerrado
argad-trait-wall = muro de escudos
argad-trait-static-wall = muro, solo parados
argad-trait-two-ranks = dispara en dos filas
argad-trait-over-wall = dispara por encima de un muro
argad-trait-helper = ayudante
argad-trait-crack-shot = tirador de élite
argad-trait-great-warrior = gran guerrero
argad-trait-swift = veloz

# Argad!: terrain.
argad-terrain-bushes = matorrales
argad-terrain-crops = cultivos altos
argad-terrain-wood = bosque
argad-terrain-slope = cuesta dura
argad-terrain-hilltop = cima
argad-terrain-low-wall = tapia
argad-terrain-stakes = estacas
argad-terrain-stream = arroyo
argad-terrain-marsh = pantano
argad-terrain-door = puerta
argad-terrain-house-wall = muro de casa
argad-terrain-window = ventana
argad-terrain-room = habitación
argad-terrain-road = camino
argad-terrain-furniture = muebles
argad-terrain-parapet = parapeto
argad-terrain-palisade = empalizada
argad-terrain-high-wall = muro alto
argad-terrain-rampart = muralla
argad-terrain-stairs = escalera

# Argad!: rosters and pictures.
argad-roster-title = { $name }: lista de figuras
argad-roster-class = clase { $rank }
argad-roster-clothing = vestimenta { $wears }
argad-roster-armour = armadura { $wears }
argad-roster-move = mueve { $move } cm
argad-roster-strong = forzudo (+H)
argad-roster-glory = gloria { $glory }
argad-roster-leader = jefe
argad-roster-unit = unidad { $unit }
argad-roster-hides = en emboscada
argad-roster-sleeps = sorprendido
argad-roster-suffix = { $file }: una lista se escribe como .pdf.
game-other-rules = { $file }: es una partida de { $ruleset }, y se necesita una de { $wanted }.
argad-picture-about = La mesa vista desde arriba: { $figures } { $figures ->
    [one] figura
   *[other] figuras
 }, { $pieces } { $pieces ->
    [one] elemento
   *[other] elementos
 } de terreno.
argad-picture-figure = { $who }: { $figure }, { $facts }
argad-picture-scale = 10 cm
argad-picture-alive = { $alive } de { $all }
argad-picture-wounded = herido
argad-picture-crouched = agachado
argad-picture-hidden = escondido
argad-picture-close = en orden cerrado
argad-picture-wall = en un muro de escudos
argad-picture-loading = recargando
argad-picture-mounted = a caballo
argad-picture-fallen = cayó aquí
argad-picture-walked = camino de este turno

# Argad!: odds and series.
odds-argad-who = Suerte de { $who }
odds-argad-unhurt = ileso
odds-argad-pushed = rechazado
odds-argad-wounded = herido
odds-argad-killed = muerto
odds-argad-apart = nadie golpea: no se tocan
odds-argad-field = { $text }: escriba palabras como class=4, armour=4, blade=sword, shield=medium; { $name } no es ninguno de { $known }.
odds-argad-value = { $text }: { $name } no puede ser { $value }.
odds-argad-strike = { $text }: escriba FIGURA>BLANCO, con figuras de este escenario.
