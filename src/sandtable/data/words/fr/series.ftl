# Series of games.

series-other = Le fichier { $file } appartient à d’autres parties ou à d’autres joueurs : choisissez un autre dossier.
series-player = Le joueur { $name } ne peut pas être chargé : { $reason }.
series-players = Donnez deux joueurs, rouge et bleu, par exemple captain,recruit : pas { $text }.
series-seats = { $text } : il faut un joueur pour chacune des { $seats } places, ou un pour toutes.
series-armies = Nommez les deux armées (--red, --blue), ou une bataille comme terrain.
series-progress = Parties
series-of-the-battle = La bataille en décide : retirez { $option }, ou choisissez un autre --field.
series-stopped = Arrêté.
series-stopped-kept = Arrêté. Les parties terminées sont dans { $folder } ; la même commande reprend à partir de là.
series-refused = Partie { $number } de { $game }, entrée { $entry } : le joueur { $player } de { $seat } a donné un ordre qui est refusé : { $order }
series-refused-kept = Ce qui a été joué jusque-là est dans { $file }.
