# Series of games.

series-other = El fichero { $file } contiene otra partida: elija otra carpeta.
series-players = Indique dos jugadores, rojo y azul, como captain,recruit: no { $text }.
series-armies = Nombre los dos ejércitos (--red, --blue), o una batalla como campo.
series-progress = Partidas
