# Combat Rapide : termes expliqués sur place.
term-morale = Moral : les étoiles qu’une armée peut perdre avant de craquer.
term-cavalry = Cavalerie : le camp nettement supérieur en cavalerie a un bonus au choc, si le terrain le permet.
term-column = Colonne : celle de la table de combat, selon votre technologie et celle de l’ennemi. A est la meilleure.
term-force = Force : tout se compte en détachements (D). Une armée A+ en vaut quatre, une A− deux.
