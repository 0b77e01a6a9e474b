# Basic Impetus: antes de dar una orden.
will-give-way = { $unit }: cede el paso
will-disorder = { $reason ->
    [none] { $unit }: desorden
   *[other] { $unit }: desorden ({ $reason })
}
will-rally = { $unit }: reagrupamiento
will-roll = { $rolling ->
    [yes] { $unit }: sigue en marcha
   *[no] { $unit }: alto
}
will-cross = { $unit }: paso a través de { $friend }
will-stop = { $unit }: alto ante { $by }
will-flank = { $attacker }: ataque de flanco o retaguardia contra { $unit }
will-lose = { $unit }: pérdida de { $amount } VBU
will-lose-rear = { $unit }: pérdida de la unidad trasera
will-rout = { $unit }: destrucción
ahead-meets = { $sure ->
    [yes] Contacto con { $units }
    [stands] Contacto con { $units } si aguanta
   *[no] Contacto con { $units } si la carga llega
}
ahead-unhurt = salvo pérdidas previas
ahead-uncounted = Demasiadas posibilidades para calcular las probabilidades.
unit-gone = fuera de combate
shoot-nobody = Disparar
