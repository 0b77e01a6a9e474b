# Combat Rapide : notes pour une première bataille.
coach-rapide-about = Deux piles se rencontrent : au plus deux rounds de feu et de choc, et c’est fini. Il n’y a pas de carte ; tout ce qui compte est sur ces fiches.
coach-rapide-wins = On gagne en brisant le moral ennemi, ou en restant maître du terrain quand l’autre le quitte.
coach-column = Votre colonne : elle dépend de la technologie et de l’adversaire. A est la plus meurtrière.
coach-fire = Le feu d’abord. Chaque face montre son effet : pertes, et étoiles contre le moral.
coach-shock = Le choc : au corps à corps. Chefs et cavalerie s’ajoutent à ce jet.
coach-morale = Chaque étoile est du moral perdu. Un camp sans moral craque et perd.
coach-retreat = Tenir ou retraiter ? Les probabilités sont à côté de chaque réponse. La retraite coûte peu, la défaite beaucoup.
