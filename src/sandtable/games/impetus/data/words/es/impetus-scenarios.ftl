# Basic Impetus: lo que prohíbe un escenario.
refused-edition = «{ $edition }» no es ninguna edición.
refused-scale = No hay bases para figuras de { $scale } mm.
refused-depth = No hay bases de { $type } de { $found } mm de fondo a este tamaño; el libro da { $known }.
refused-depth-type = «{ $type }» no es ningún tipo de tropa.
refused-board-size = Los lados de una mesa miden de { $low } a { $high } U.
refused-board-sides = El lado largo de la mesa va primero.
refused-board-room = La mesa no deja sitio para desplegar; hágala mayor o levante las zonas (free_deployment = true).
refused-last-turn = El turno { $turn } no puede ser el último; debe estar entre { $low } y { $high }.
refused-defender-none = Hay que decir quién defiende (defender = "red"), pues se da el terreno, una mitad o el despliegue.
refused-half-none = Hay que decir en qué mitad está el defensor (half = "lower"), pues los ejércitos están desplegados.
refused-strip-width = Un camino o río tiene alguna anchura, de { $most } U como mucho.
refused-piece-name = «{ $name }» ya es el nombre de otro elemento.
refused-deploy-unknown = El ejército no tiene ninguna unidad «{ $unit }».
refused-deploy-twice = { $unit } ya está desplegada.
refused-deploy-missing = { $unit } no está desplegada.
refused-large = { $front } y { $rear } no pueden formar una gran unidad: hacen falta dos del mismo tipo, ambas de picas o ambas de infantería impetuosa.
fault-length = Se espera un número de { $low } a { $high }, no { $found }.

# Basic Impetus: batallas que vienen con el programa.
scenario-agincourt = Azincourt, 1415
story-agincourt = Un ejército inglés agotado cierra el camino entre dos bosques, con sus arqueros tras estacas afiladas. Los caballeros de Francia deben cruzar un campo de barro para alcanzarlo.
scenario-cannae = Cannas, 216 a. C.
story-cannae = Roma ha reunido sus legiones para romper el centro de Aníbal. Sus galos se adelantan para recibir el golpe, mientras africanos y jinetes esperan en las alas.
scenario-encounter = Encuentro en Italia, hacia 225 a. C.
story-encounter = Un cónsul y una hueste de galos se encuentran en marcha. Nada está fijado: los dados dicen quién defiende, y usted coloca terreno y tropas.
scenario-first-battle = Una primera batalla
story-first-battle = Tres muros de escudos sajones y unos pocos hostigadores defienden una colina; dos escuadrones normandos quieren tomarla. Siete unidades y ocho turnos: ideal para aprender.
scenario-granicus = El Gránico, 334 a. C.
story-granicus = Los jinetes persas guardan la otra orilla, con mercenarios griegos detrás. Alejandro debe forzar el paso ante sus narices.
scenario-hydaspes = El Hidaspes, 326 a. C.
story-hydaspes = Poro ha puesto sus elefantes delante de sus arqueros, y ningún caballo soporta su olor. Alejandro concentra a sus jinetes en un ala y lanza la falange contra las bestias.
scenario-wagenburg = El wagenburg, hacia 1420
story-wagenburg = Los carros husitas forman rueda con rueda en una colina, con un cañón entre ellos y mayales detrás. Los caballeros del Imperio quieren arrollarlos antes del anochecer.
