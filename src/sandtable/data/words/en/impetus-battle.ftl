fighter-unreadable = “{ $text }” is no side of a melee: write “vbu=6,dice=9”, and “general” or “disordered” where it is so.
fighter-range = “{ $text }”: VBU from 1 to { $vbu } and dice from 0 to { $dice } are wanted.
why-vbu = VBU
why-hits = hits
why-general = general
why-disordered = disordered
what-cohesion = Cohesion
