# Cuando un juego no tiene formulario ni respuestas propias.
scenario-chosen = El escenario
outlook-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }
outlook-chances = La probabilidad de cada lectura de los dados
