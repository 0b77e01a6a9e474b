# Series of games.

series-other = Le fichier { $file } appartient à d’autres parties ou à d’autres joueurs : choisissez un autre dossier.
series-player = Le joueur { $name } ne peut pas être chargé : { $reason }.
series-players = Donnez deux joueurs, rouge et bleu, par exemple captain,recruit : pas { $text }.
series-armies = Nommez les deux armées (--red, --blue), ou une bataille comme terrain.
series-progress = Parties
series-of-the-battle = La bataille en décide : retirez { $option }, ou choisissez un autre --field.
series-stopped = Arrêté.
series-stopped-kept = Arrêté. Les parties terminées sont dans { $folder } ; la même commande reprend à partir de là.
