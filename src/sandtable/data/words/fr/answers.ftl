# Quand un jeu n’a ni formulaire ni réponses à lui.
scenario-chosen = Le scénario
outlook-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
outlook-chances = La probabilité de chaque lecture des dés
