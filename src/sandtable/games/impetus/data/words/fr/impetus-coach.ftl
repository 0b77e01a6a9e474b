# Basic Impetus : notes pour une première bataille.
coach-wins = Pour gagner, brisez l’ennemi : une armée qui a perdu la moitié de sa VD est battue. Après huit tours, le camp qui en a perdu la plus petite part l’emporte.
coach-choose = À vous de jouer. Sélectionnez une de vos unités : celles au contour vif peuvent encore agir ce tour.
coach-move = Glissez l’unité pour la déplacer : elle suit le mouvement permis le plus proche et en montre le coût. Sans dés, le mouvement se fait aussitôt, et Annuler le reprend.
coach-group = Des unités côte à côte peuvent bouger ensemble. Cliquez encore sur cette unité pour prendre tout son groupe, ou Maj+clic pour choisir qui l’accompagne.
coach-wheel = Pour changer de direction, une unité fait une roue autour d’un coin de son front. Glissez une des poignées rondes de ses coins pour voir jusqu’où.
coach-zone = Vous êtes dans une zone de contrôle ennemie : ni roue ni pas de côté. Tout refus vous dit pourquoi.
coach-shoot = Cette unité peut tirer. Cliquez sur un ennemi cerclé pour voir les dés et les probabilités avant de décider.
coach-charge = L’ennemi cerclé est à portée de charge. Cliquez sur lui, ou déposez-y votre unité, pour voir vos chances de contact et de victoire. Ensuite, confirmez ou revenez.
coach-odds = À lire avant de lancer : chaque dé avec sa raison, puis les probabilités. Les termes soulignés s’expliquent d’eux-mêmes. Rien ne se passe avant votre confirmation.
coach-melee = Une mêlée : les deux camps lancent. Chaque 6 et chaque paire de 5 fait un dommage, et l’unité atteinte teste sa cohésion. Le perdant recule, le vainqueur peut poursuivre.
coach-disorder = Cette unité est désorganisée : un dé de moins et moins de possibilités. Une seconde désorganisation coûte des forces.
coach-rally = Une unité désorganisée se réorganise si elle reste sur place, hors mêlée. Cela prend toute son activation.
coach-win = Ces barres montrent à quel point chaque armée est près d’être battue. Protégez les unités qui valent le plus de VD.
