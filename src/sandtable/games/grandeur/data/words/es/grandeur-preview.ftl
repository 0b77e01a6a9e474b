# Grandeur: antes de dar una orden.
will-attach = { $general } se une a { $unit }
will-lose-general = { $general }: perdido
will-wait = { $unit }: en oportunidad
will-stop-charge = La carga de { $units } no se produce
will-square = { $unit }: formación del cuadro
will-unsquare = { $unit }: cuadro deshecho
will-fail = { $units }: desorden al final del movimiento
