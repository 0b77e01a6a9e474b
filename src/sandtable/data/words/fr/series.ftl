# Series of games.

series-other = Le fichier { $file } contient une autre partie : choisissez un autre dossier.
series-players = Donnez deux joueurs, rouge et bleu, par exemple captain,recruit : pas { $text }.
series-armies = Nommez les deux armées (--red, --blue), ou une bataille comme terrain.
series-progress = Parties
