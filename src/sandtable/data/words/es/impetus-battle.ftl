fighter-unreadable = «{ $text }» no es un bando de una melé: escriba «vbu=6,dice=9», y «general» o «disordered» si es el caso.
fighter-range = «{ $text }»: hace falta un VBU de 1 a { $vbu } y de 0 a { $dice } dados.
why-vbu = VBU
why-hits = impactos
why-general = general
why-disordered = desordenada
what-cohesion = Cohesión
