# Grandeur : batailles fournies avec le programme.
scenario-austerlitz = Austerlitz, 1805
story-austerlitz = Les alliés étirent leur gauche pour tourner les Français et ne laissent qu’une poignée de brigades sur les hauteurs du centre. Napoléon n’attendait que cela.
scenario-borodino = La Moskova, 1812
story-borodino = Un quart de million d’hommes se font face devant Moscou, et les Russes ont élevé une redoute et des flèches devant leur ligne. Ici, chaque unité est une division entière.
scenario-peninsular-ridge = Buçaco, une crête au Portugal, 1810
story-peninsular-ridge = Les colonnes de Masséna montent vers la crête de Buçaco, où attend l’infanterie de Wellington. Vingt brigades et huit tours : l’idéal pour apprendre le jeu.
scenario-waterloo = Waterloo, 1815
story-waterloo = Il a plu toute la nuit. Wellington tient une crête derrière une ferme, un château et un bois, et Napoléon a jusqu’au soir pour l’enfoncer.
