fighter-unreadable = « { $text } » n’est pas un camp de mêlée : écrivez « vbu=6,dice=9 », et « general » ou « disordered » s’il y a lieu.
fighter-range = « { $text } » : il faut un VBU de 1 à { $vbu } et de 0 à { $dice } dés.
why-vbu = VBU
why-hits = coups au but
why-general = général
why-disordered = désordonnée
what-cohesion = Cohésion
