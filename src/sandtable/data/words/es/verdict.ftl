# Lo que ha mostrado la comprobación de un fichero: lo dice el programa, nunca una página por sí misma

verdict-sound = Comprobado.
verdict-unfinished = Correcto hasta aquí, pero inacabado.
verdict-trusted = Íntegro y acabado, pero no todo está probado: { $recorded } { $recorded ->
    [one] entrada
   *[other] entradas
 } de una partida anterior se toman tal como están registradas.
verdict-typed = Comprobado, con dados anotados a mano.
verdict-veiled = Íntegro en lo que este puesto puede ver; quedan partes ocultas selladas.
verdict-bad = Error en la línea { $line }: { $reason }
verdict-head = Ninguna línea de este fichero tiene el código de control { $head }.
verdict-dice =
    { $dice ->
        [drawn] Dados: cada tirada se ha recalculado desde la primera, { $drawn } en total.
        [recorded] Dados: { $drawn } tiradas se han recalculado; las de { $recorded } entradas de una partida anterior se toman tal como están registradas. Cualquiera pudo inventarlas.
        [typed] Dados: tirados y anotados por los jugadores, y tan honrados como ellos.
       *[open] Dados: se toman tal como están registrados. Podrán recalcularse cuando la partida acabe y todo se muestre.
    }
verdict-steering =
    { $steering ->
        [none] Quién pudo elegir los dados: nadie, si los números de { $players } vienen de sus jugadores, como dice el fichero; la página de cada jugador comprueba el suyo. El servidor de la partida tenía el secreto y pudo conocer los dados de antemano.
        [seed] Quién pudo elegir los dados: la persona que eligió la semilla. Quien la conoce conoce cada tirada.
        [people] Quién pudo elegir los dados: las personas que los tiraron.
       *[keeper] Quién pudo elegir los dados: el servidor de la partida. Ningún número de un jugador entra en ellos, así que se pudo probar hasta que convinieran.
    }
verdict-tables =
    { $shipped ->
        [yes] Tablas: las del programa ({ $tables }).
       *[no] Tablas: propias de la partida, no las del programa ({ $tables }).
    }
verdict-scenario =
    { $named ->
        [none] Escenario: hecho para esta partida ({ $scenario }).
       *[other] Escenario: { $named }, tal como viene con el programa ({ $scenario }).
    }
verdict-facts = { $ruleset } (versión { $version }), partida { $game }: { $entries } { $entries ->
    [one] entrada
   *[other] entradas
 }, { $thrown } { $thrown ->
    [one] tirada sacada
   *[other] tiradas sacadas
 }, { $typed } { $typed ->
    [one] anotada
   *[other] anotadas
 } por los jugadores, { $undone } { $undone ->
    [one] deshecha
   *[other] deshechas
 }. Código de control de los dados { $head }.
verdict-descent =
    { $drawn ->
        [yes] Continúa la partida { $game } tras la entrada { $entry } (código de control { $head }), cuyos dados también se han recalculado.
       *[no] Continúa la partida { $game } tras la entrada { $entry } (código de control { $head }), cuyos dados se toman tal como están registrados.
    }
verdict-bad-short = Este fichero no es lo que se jugó.
proof-chain =
    { $held ->
        [no] La cadena está rota: una línea se cambió, se quitó o se añadió.
       *[yes] La cadena está intacta: ninguna línea se cambió, se quitó ni se añadió.
    }
proof-rules =
    { $held ->
        [open] Algunas órdenes siguen selladas: las reglas se podrán comprobar cuando se abran.
       *[yes] Las reglas se cumplen: el programa volvió a jugar cada orden y ocurrió lo mismo.
    }
proof-dice =
    { $held ->
        [yes] Los dados son limpios: cada tirada se recalculó, desde la primera, del secreto prometido antes de ella.
        [recorded] Los dados de esta partida se recalcularon; los de la partida anterior que continúa se toman tal como están registrados. Cualquiera pudo inventarlos.
        [typed] Los dados los tiraron y anotaron los jugadores: son tan honrados como ellos.
       *[open] Los dados se toman tal como están registrados; podrán recalcularse cuando la partida acabe y se muestre su secreto.
    }
proof-result =
    { $held ->
        [yes] El resultado es correcto: la partida acabó como dice el fichero.
       *[open] Aún no hay resultado.
    }
proof-origin =
    { $held ->
        [drawn] Continúa la partida { $game } tras la entrada { $entry }; todo ello se volvió a jugar, con sus dados.
       *[recorded] Continúa la partida { $game } tras la entrada { $entry }; todo ello se volvió a jugar, con los dados anotados.
    }
proof-head =
    { $held ->
        [yes] El fichero tiene el código de control { $head }: es la partida que se jugaba cuando lo anotó.
       *[no] Ninguna línea de este fichero tiene el código de control { $head }.
    }
proof-tables =
    { $held ->
        [yes] Las tablas de las reglas son las del programa ({ $tables }).
       *[open] Las tablas de las reglas no son las del programa, sino propias de la partida ({ $tables }).
    }
proof-steering =
    { $held ->
        [none] Nadie pudo elegir los dados, si los números de { $players } vienen de sus jugadores, como dice el fichero: la página de cada jugador comprueba el suyo. El servidor de la partida tenía el secreto y pudo conocer los dados de antemano.
        [seed] Los dados se derivan de una semilla: quien la conoce conoce cada tirada.
        [people] Si alguien eligió los dados, fueron las personas que los tiraron.
       *[keeper] El servidor de la partida pudo probar dados hasta que convinieran: ningún número de un jugador entra en ellos.
    }
