# Combat Rapide: rechazos.
refused-stack-force = El apilamiento vale { $force } D; pueden apilarse { $most } D como máximo.
refused-stack-armies = Hay { $armies } ejércitos en el apilamiento; pueden apilarse { $most } como máximo.
refused-stack-detachments = Hay { $count } destacamentos sueltos en el apilamiento; pueden apilarse { $most } como máximo.
refused-stack-empty = El apilamiento está vacío.
refused-pashas-nation = Solo el turco tiene pachás, no { $nation }.
refused-pashas-count = Hay { $count } pachás; como máximo { $most } pueden unirse a un apilamiento.
refused-pasha-worth = Un pachá vale de 0 a { $most } D, no { $worth }.
refused-year = El juego empieza en { $first }; { $year } es demasiado pronto.
refused-leader = «{ $leader }» no es un líder: hacen falta tres valores de 0 a 9.
refused-technology = «{ $technology }» no es una tecnología de la tabla.
refused-revolution = Solo Francia tiene una revolución, no { $nation }.
refused-terrain = «{ $terrain }» no es un terreno de la tabla.
refused-no-army-to-absorb = No hay ningún A− que reciba destacamentos; dos D nunca forman un ejército por sí solos.
refused-too-few-to-absorb = Hacen falta { $needed } destacamentos sueltos; hay { $count }.
refused-not-now = No es lo que se pregunta ahora ({ $asked }).
refused-no-such-pasha = No hay ningún pachá que valga { $worth } D con el que pagar.
refused-counters-short = Las fichas no bastan para pagar { $due } D: también debe pagar un pachá.

# Combat Rapide: ficheros.
fault-stack = «{ $stack }» no es un apilamiento: escriba fichas como «2A+» o «A+ A- 2D 1P».
fault-leader = «{ $leader }» no es un líder: escriba maniobra, fuego y choque como «4.3.4».
fault-pashas = El apilamiento tiene { $written } { $written ->
    [one] pachá
   *[other] pachás
 }, pero se da el valor de { $given }.
fault-halves = «{ $text }» no es un número de mitades como «1½».
fault-rows = Las filas deben ser números enteros sin huecos, al menos una.
fault-twice = Las columnas deben tener nombres distintos.
fault-row-length = { $expected ->
    [one] Hace falta { $expected } valor
   *[other] Hacen falta { $expected } valores
 }, hay { $found }.
fault-columns = { $expected ->
    [one] Hace falta { $expected } par
   *[other] Hacen falta { $expected } pares
 } «Fuego/Choque», como «B/A».
fault-column = No hay ninguna columna «{ $column }» en la tabla de combate. Conocidas: { $known }.
fault-technologies = «against» debe nombrar una vez cada tecnología de la tabla: { $known }.

# Combat Rapide: bandos, fases, razones.
role-attacker = atacante
role-defender = defensor
what-fire = Fuego
what-shock = Choque
what-pursuit = Persecución
what-retreat = Retirada
what-retreat-test = Prueba de retirada
why-leader = líder
why-cavalry = caballería
why-round-two = segunda ronda
why-failed-retreat = el enemigo no logró retirarse
why-broke-at-fire = desmoralizado por el Fuego
why-one-round = ganada en una ronda
why-manoeuvre = maniobra
why-morale-left = moral restante
why-national = nación
why-variable-losses = tamaño de la fuerza
why-terrain = terreno
why-plain = llanura
why-forest = bosque
why-swamp = pantano
why-desert = desierto
why-mountain = montaña
why-river = río
why-pass = paso
why-strait = estrecho
why-landing = desembarco

technology-medieval = medieval
technology-renaissance = Renacimiento
technology-arquebus = arcabuz
technology-musket = mosquete
technology-baroque = barroco
technology-manoeuvre = maniobra
technology-lace = guerra de encajes
battle-italy = Guerra de Italia
battle-mohacs = Mohács
battle-rivoli = Rívoli
battle-rivoli-continued = Rívoli, con la opción M
battle-rocroi = Rocroi
battle-tenochtitlan = Tenochtitlan

# Combat Rapide: lo que ocurre.
rapide-losses = { $many ->
    [none] ninguna pérdida
    [one] { $losses } pérdida
   *[other] { $losses } pérdidas
}
rapide-attack = { $who }, { $what }: { $sum }, columna { $column }: { $result }
rapide-retreat = { $who }, { $what }: { $sum }: { $result }
rapide-test = { $who }, { $what }: { $face } contra { $sum }: { $passed ->
    [yes] escapa
   *[no] debe quedarse
}
rapide-round-began = Ronda { $number }
rapide-held-fire = { $who } no puede disparar
rapide-could-not-answer = { $who } se ha desmoralizado y no puede dar Choque
rapide-broke = { $who } se desmoraliza
rapide-round-ended = Nadie se ha desmoralizado; { $who } decide primero si se retira
rapide-stayed = { $who } aguanta
rapide-withdrew = { $who } se retira
rapide-tried-to-retreat = { $who } intenta retirarse
rapide-retreat-failed = { $who } no logra escapar
rapide-battle-ended = { $who } queda dueño del campo
rapide-battle-drawn = Nadie queda dueño del campo
rapide-losses-counted = { $who }: { $result } en total, es decir, { $sum }
rapide-inflicted = infligido
rapide-attrition = retirada
rapide-judged = { $who } gana
rapide-judged-major = { $who } logra una victoria mayor
rapide-judged-draw = Batalla empatada
rapide-pasha-lost = { $who } pierde un pachá que vale { $worth } D
rapide-counters-lost = A { $who } le queda { $stack }
rapide-all-lost = A { $who } no le queda nada
rapide-nothing = nada
rapide-absorbed = { $who } incorpora dos destacamentos a un ejército: { $stack }
rapide-mustered = { $who } está listo

# Combat Rapide: lo que se pregunta.
ask-die = { $who }, { $what } ({ $sum }): ¿resultado del d{ $sides }?
ask-die-plain = { $who }, { $what }: ¿resultado del d{ $sides }?
ask-muster = { $who }: ¿incorporar dos destacamentos a su A−?
ask-retreat = { $who }: ¿retirarse?
ask-payment = { $who }: { $due } D que perder. ¿Qué sacrifica?
order-absorb = incorporar dos D
order-ready = dejarlo así
order-retreat = retirarse
order-stay = aguantar
order-give-pasha = un pachá que vale { $worth } D
order-give-counters = fichas

# Combat Rapide: la partida en la terminal.
play-choose-battle = ¿Qué batalla?
play-choose-side = ¿Con qué bando juega?
play-side-both = los dos (en esta pantalla)
play-continue = Hay batallas sin terminar. ¿Reanudar una?
play-new = nueva batalla
play-answer = Su elección (número; q para salir):
play-bad-answer = Un número de 1 a { $most }, por favor.
play-odds = Probabilidades desde aquí: { $attacker } { $first }, { $defender } { $second }, empate { $none }.
play-odds-order = { $order }: gana { $win }, pierde { $lose }
play-kept = Guardada. Vuelva a empezar para seguir.
play-head = Código de control de los dados: { $head }
play-saved = Fichero de la partida: { $file }
play-captain = El ordenador ({ $who }): { $order }
play-battle-facts = { $name }, { $year } ({ $terrain }): { $attacker } contra { $defender }
play-side-facts = { $who }: { $stack }, { $technology }, moral { $morale }, líder { $leader }

# Combat Rapide: probabilidades.
odds-too-many = Más de { $most } continuaciones posibles: demasiadas para calcular las probabilidades.
odds-winner = Victoria
odds-major = Victoria mayor
odds-losses = Pérdidas de { $who }
odds-remains = Le queda a { $who }
odds-nobody = nadie
odds-expected = de media { $mean }
odds-policy = Cuándo retirarse tras la primera ronda
odds-policy-none = nadie llega a elegir

# Combat Rapide: qué está mal en una orden.
dice-not-a-face = «{ $text }» no es una cara: dé números enteros separados por comas, como «4,8,3».
dice-out-of-range = El dado { $number } es { $face }; hace falta una cara de 1 a { $sides } ({ $who }, { $what }).
dice-too-few = { $given ->
    [one] Se dio un dado
   *[other] Se dieron { $given } dados
 }, pero la partida pide otro ({ $who }, { $what }).
dice-too-many = { $given ->
    [one] Se dio un dado
   *[other] Se dieron { $given } dados
 }, pero la partida solo pidió { $used }.
dice-one-way = Dé los dados de una sola manera: --dice, --typed o --seed.
retreat-unreadable = «{ $text }» no es una retirada: escriba «attacker=never,defender=after-1», o «best». Conocidos: { $known }.
rapide-versus = { $attacker } – { $defender }, { $year }
