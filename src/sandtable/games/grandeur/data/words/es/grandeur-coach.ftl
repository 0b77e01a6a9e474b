# Grandeur: notas para una primera batalla.
coach-grandeur-wins = Para ganar, quiebre al ejército rival: con la mitad de su VD perdido está vencido. Los angloportugueses defienden la cresta y disparan primero; los franceses deben subirla con sus columnas.
coach-corps = Cada bando elige un cuerpo y tira; actúa el cuerpo del ganador. Su general y el general en jefe ayudan en la tirada.
coach-reaction = El enemigo actúa y su unidad puede reaccionar: aguantar, evadir, formar cuadro o disparar. Las probabilidades están junto a cada respuesta.
