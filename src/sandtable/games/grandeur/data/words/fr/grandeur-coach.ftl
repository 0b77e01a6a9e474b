# Grandeur : notes pour une première bataille.
coach-grandeur-wins = Pour gagner, brisez l’armée adverse : la moitié de sa VD perdue et elle est battue. Les Anglo-Portugais tiennent la crête et tirent les premiers ; les Français doivent la gravir en colonnes.
coach-corps = Chaque camp choisit un corps et lance les dés ; le corps du vainqueur agit. Son général et le général en chef aident au jet.
coach-reaction = L’ennemi agit, et votre unité peut réagir : tenir, esquiver, former le carré ou tirer. Les probabilités sont à côté de chaque réponse.
