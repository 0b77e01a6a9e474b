# Argad!: términos explicados donde aparecen.
term-class = Clase: lo bien que combate y dispara la figura. Más alta es mejor.
term-armour = Armadura: cuanto más alta, más difícil de matar y más lenta es la figura.
term-clothing = Vestimenta: lo que lleva la figura sin armadura. Cuanto más ligera, más ágil.
term-shield = Escudo: para golpes por su lado, y algunos disparos.
