# Grandeur: batallas que vienen con el programa.
scenario-austerlitz = Austerlitz, 1805
story-austerlitz = Los aliados alargan su izquierda para envolver a los franceses y dejan las alturas del centro a un puñado de brigadas. Napoleón esperaba justo eso.
scenario-borodino = Borodinó, 1812
story-borodino = Un cuarto de millón de hombres se enfrentan ante Moscú, y los rusos han levantado un reducto y flechas ante su línea. Aquí cada unidad es una división entera.
scenario-peninsular-ridge = Buçaco, una cresta en Portugal, 1810
story-peninsular-ridge = Las columnas de Masséna suben hacia la cresta de Buçaco, donde espera la infantería de Wellington. Veinte brigadas y ocho turnos: ideal para aprender el juego.
scenario-waterloo = Waterloo, 1815
story-waterloo = Ha llovido toda la noche. Wellington guarnece una cresta tras una granja, un castillo y un bosque, y Napoleón tiene hasta la noche para romperlo.
