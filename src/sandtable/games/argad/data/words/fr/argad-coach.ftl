# Argad! : notes pour une première escarmouche.
coach-argad-wins = On gagne par les objectifs, pas seulement en tuant : les brigands veulent piller les fermes, le village veut les sauver. Chaque objectif vaut des points, et le plus grand total l’emporte.
coach-figure = Une de vos figurines. Sélectionnez-la pour voir ce qu’elle porte et ce qu’elle peut faire.
coach-walk = Glissez la figurine où elle doit aller, ou touchez l’endroit : le plus court chemin est trouvé pour vous. Tout le monde bouge en même temps.
coach-announce = Annoncez quand toutes vos figurines ont leurs ordres. Personne ne les voit avant que tous aient annoncé.
coach-amend = Vous avez changé un ordre. Annoncez le changement ; les autres pourront y répondre.
coach-confirm = Tous les plans sont sur la table. Confirmez le vôtre, ou changez-le d’abord. Quand tous confirment, tous marchent à la fois.
coach-volley = Le tir : choisissez un tireur, puis cliquez sur une cible cerclée. Tous les tirs partent ensemble ; même celui qui tombe a tiré.
coach-blows = Le corps à corps : choisissez une figurine, puis cliquez sur celle qu’elle frappe. Les hauts jets tuent, les moyens repoussent.
coach-aims = Vos objectifs, et où vous en êtes. Regardez ici avant chaque tour.
