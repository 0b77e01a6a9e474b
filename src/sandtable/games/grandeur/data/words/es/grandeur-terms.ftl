# Grandeur: términos explicados donde aparecen.
term-beyond-command = Fuera de mando: ningún radio de general alcanza esta unidad.
term-corps-initiative = Iniciativa: cada bando tira por el cuerpo que eligió; actúa el del ganador.
