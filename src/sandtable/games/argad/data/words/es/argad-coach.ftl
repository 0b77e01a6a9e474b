# Argad!: notas para una primera escaramuza.
coach-argad-wins = Se gana por objetivos, no solo matando: los bandidos quieren saquear las granjas; el pueblo, salvarlas. Cada objetivo vale puntos, y gana quien más tenga.
coach-figure = Una de sus figuras. Selecciónela para ver qué lleva y qué puede hacer.
coach-walk = Arrastre la figura adonde deba ir, o toque el lugar: se busca el camino más corto. Todos mueven a la vez.
coach-announce = Anuncie cuando todas sus figuras tengan órdenes. Nadie las ve hasta que todos hayan anunciado.
coach-amend = Ha cambiado una orden. Anuncie el cambio, y los demás podrán responder.
coach-confirm = Todos los planes están sobre la mesa. Confirme el suyo, o cámbielo antes. Cuando todos confirman, todos andan a la vez.
coach-volley = El disparo: elija un tirador y haga clic en un blanco rodeado. Todos los disparos son a la vez; hasta quien cae ha disparado.
coach-blows = El cuerpo a cuerpo: elija una figura y haga clic en quien golpea. Las tiradas altas matan, las medianas rechazan.
coach-aims = Sus objetivos, y cómo va con ellos. Mire aquí antes de cada turno.
