# Grandeur: qué impide un ejército.
refused-skirmishers = { $type } no tiene hostigadores; solo la infantería y la caballería ligera los tienen.
refused-mixed = Solo la infantería se mezcla con caballería, no { $type }.
refused-horse-guns = Solo la artillería puede ir a caballo en este sentido, no { $type }.
refused-guns = «{ $weapon }» no es una clase de esa artillería: { $known }.
refused-discipline = La disciplina es A, B o C, no «{ $discipline }».
refused-structure = «{ $structure }» no es una estructura de mando.
refused-division-leaderless = Esta división no tiene general.
refused-corps-leaderless = Este cuerpo no tiene general; solo puede faltar en el único cuerpo de un ejército sin cuerpos.
refused-corps-none = El ejército no tiene cuerpos ni divisiones.
refused-grade = «{ $grade }» no es una calidad de un general así: { $known }.
refused-command-twice = «{ $name }» nombra dos cosas en este ejército; cada una necesita un nombre propio.
refused-command-unknown = El ejército no tiene división ni cuerpo «{ $command }».
refused-command-empty = «{ $command }» no tiene ninguna brigada.

# Grandeur: ficheros.
fault-points = El ejército cuesta { $sum } puntos, no { $told }.
fault-beside-corps = Un ejército de cuerpos tiene sus divisiones y brigadas dentro de ellos, no al lado.
fault-change = «{ $change }» no se puede añadir a «{ $profile }»: ya tiene esa clase de calidad o de arma.
fault-corps-twice = El cuerpo «{ $corps }» está en los dos ejércitos.

# Grandeur: ejércitos.
grandeur-facts = { $name }: { $count ->
    [one] una brigada
   *[other] { $count } brigadas
}, { $generals ->
    [one] un general
   *[other] { $generals } generales
}, { $points } { $points ->
    [one] punto
   *[other] puntos
 }, VD { $vd }, lista { $figures }.
grandeur-sum = { $points } { $points ->
    [one] punto
   *[other] puntos
 }; VD={ $vd }, roto al perder { $beaten }
grandeur-structure = estructura de mando: { $structure }
grandeur-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
grandeur-discipline = disciplina { $discipline }
grandeur-mixed = mezclada con caballería
grandeur-brave = valiente
structure-excellent = excelente
structure-good = buena
structure-average = media
structure-poor = mala
rank-army = general en jefe
rank-corps = general de cuerpo
rank-division = general de división
grade-genius = genial
grade-expert = experto
grade-fair = aceptable
grade-mediocre = mediocre
grade-incompetent = incompetente
grade-bold = audaz
grade-hesitant = vacilante
quality-veteran = veteranos
quality-elite = élite
weapon-skirmish-a = hostigadores A
weapon-skirmish-b = hostigadores B

# Grandeur: qué impide una batalla.
refused-points = El ejército cuesta { $cost } puntos; la batalla permite { $most }.
refused-deploy-general-unknown = El ejército no tiene ningún general «{ $general }».
refused-deploy-general-twice = El general { $general } ya está desplegado.
refused-deploy-general-missing = El general { $general } no está desplegado.
refused-deploy-general-beside = Ya hay otro general con { $unit }.
refused-deploy-general-early = Los generales solo están en la mesa si lo está su ejército.

troop-unreadable = { $text } no es una brigada: un perfil y después lost=N, phases=N, disordered, general, brave, square, opportunity u out.
troop-range = { $text }: una brigada no puede haber perdido tanto ni haberse movido tantas veces.

# Pictures.
picture-square = en cuadro
picture-opportunity = espera al enemigo
