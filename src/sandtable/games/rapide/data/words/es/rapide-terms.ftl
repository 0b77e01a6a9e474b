# Combat Rapide: términos explicados donde aparecen.
term-morale = Moral: las estrellas que un ejército puede perder antes de desmoralizarse.
term-cavalry = Caballería: el bando con clara ventaja en caballería tiene un bono en el choque, si el terreno lo permite.
term-column = Columna: la de la tabla de combate, según su tecnología y la del enemigo. A es la mejor.
term-force = Fuerza: todo se cuenta en destacamentos (D). Un ejército A+ vale cuatro, un A− dos.
