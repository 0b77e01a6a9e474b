# Series of games.

series-other = El fichero { $file } pertenece a otras partidas o a otros jugadores: elija otra carpeta.
series-player = No se puede cargar el jugador { $name }: { $reason }.
series-players = Indique dos jugadores, rojo y azul, como captain,recruit: no { $text }.
series-seats = { $text }: se necesita un jugador para cada uno de los { $seats } puestos, o uno para todos.
series-armies = Nombre los dos ejércitos (--red, --blue), o una batalla como campo.
series-progress = Partidas
series-of-the-battle = La batalla lo decide: quite { $option } o elija otro --field.
series-stopped = Detenido.
series-stopped-kept = Detenido. Las partidas terminadas están en { $folder }; la misma orden continúa desde ahí.
series-refused = Partida { $number } de { $game }, entrada { $entry }: el jugador { $player } de { $seat } ha dado una orden que se rechaza: { $order }
series-refused-kept = Lo jugado hasta entonces está en { $file }.
