# Grandeur: batallas que vienen con el programa.
scenario-austerlitz = Austerlitz, 1805
story-austerlitz = Los aliados alargan su izquierda para envolver a los franceses y dejan las alturas del centro a un puñado de brigadas. Napoleón esperaba justo eso.
scenario-borodino = Borodinó, 1812
story-borodino = Doscientos mil hombres se enfrentan ante Moscú, y los rusos se han atrincherado en sus colinas. Aquí una unidad es una división entera.
scenario-peninsular-ridge = Una cresta en Portugal, 1810
story-peninsular-ridge = Las columnas francesas suben hacia una cresta tras la que espera la infantería de Wellington. Dieciséis brigadas y ocho turnos bastan para aprender el juego.
scenario-waterloo = Waterloo, 1815
story-waterloo = Ha llovido toda la noche, y Wellington guarnece una cresta tras una granja, un castillo y un bosque. Napoleón tiene hasta la noche para romperlo.
