# Argad! : termes expliqués sur place.
term-class = Classe : la valeur de la figurine au combat et au tir. Plus elle est haute, mieux c’est.
term-armour = Armure : plus elle est haute, plus la figurine est dure à tuer, et lente.
term-clothing = Vêture : ce que porte la figurine sans armure. Plus elle est légère, plus elle est leste.
term-shield = Bouclier : pare les coups de son côté, et certains tirs.
