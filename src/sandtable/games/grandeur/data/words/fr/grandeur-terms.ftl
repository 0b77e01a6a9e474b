# Grandeur : termes expliqués sur place.
term-beyond-command = Hors de commandement : aucun rayon de général n’atteint cette unité.
term-corps-initiative = Initiative : chaque camp lance pour le corps qu’il a choisi ; celui du vainqueur agit.
