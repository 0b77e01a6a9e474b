sign-checking = Dados: comprobando…
sign-good = Dados comprobados: todo en orden
sign-partly = Dados: nada va mal, pero no todo se puede comprobar
sign-wrong = Dados: algo va mal
sign-short = Algo va mal

title = Dados
banner-checking = Leyendo el fichero de la partida…
banner-good = Comprobado. Esta página ha revisado la partida por sí misma, y todo está en orden.
banner-partly = Nada va mal, pero en esta partida no todo se puede comprobar.
banner-wrong = Algo va mal en esta partida.

done = Comprobado
done-commitment = El secreto de los dados quedó fijado antes de que este navegador añadiera nada, y sigue siendo la misma promesa ({ $code }).
done-chain = { $entries ->
    [one] Una entrada está encadenada: no se ha cambiado.
   *[other] { $entries } entradas están encadenadas: ninguna se ha cambiado, quitado ni añadido desde que este navegador las vio.
}
done-orders = { $orders ->
    [one] Una orden está en el fichero tal como se dio en esta pantalla.
   *[other] { $orders } órdenes están en el fichero tal como se dieron en esta pantalla.
}
done-throws = { $throws ->
    [0] No se tiró ningún dado.
    [one] Cada tirada se ha recalculado y coincide: una tirada.
   *[other] Cada tirada se ha recalculado y coincide: { $throws } tiradas.
}
done-secret = El secreto revelado al final es el prometido.
number-here = { $who }: el número que entra en los dados lo sacó este navegador.
number-elsewhere = { $who }: el número que entra en los dados lo sacó otro navegador que tiene este puesto.
number-player = { $who }: el número que entra en los dados viene de su jugador, cuya página lo comprueba.
number-secret = { $who }: nadie eligió el número que entra en los dados; se deriva del secreto.
number-server = { $who }: el número que entra en los dados lo sacó el servidor, así que su administrador pudo probar otros.
earlier-drawn = Esta partida continúa la partida { $game }, tras su entrada { $entries }. Esos dados también se han recalculado: { $throws } tiradas.
earlier-recorded = Esta partida continúa la partida { $game }, tras su entrada { $entries }. { $recorded } entradas anteriores se toman tal como están registradas: sus dados no se pueden recalcular aquí.

later = Al final
later-secret = Se revela el secreto, y esta página lo compara con la promesa.
later-throws = Cada tirada se recalcula aquí, sin ayuda del servidor: { $throws } hasta ahora.
besides = Además
typed = Los jugadores tiran dados de verdad y anotan el resultado. Son tan honrados como ellos.
older = Una versión más antigua empezó esta partida: sus tiradas no dicen cuántas caras tienen los dados, así que solo «sandtable verify» puede recalcularlas.

cannot = Lo que esta página no puede ver
cannot-rules = Si cada orden estaba permitida: para eso hacen falta las reglas. «sandtable verify» vuelve a jugar todo el fichero y lo sabe.
cannot-know = El administrador del servidor guarda el secreto hasta el final y puede conocer los dados de antemano. No puede elegirlos una vez añadido su número.
cannot-league = Un jugador de acuerdo con el administrador podría elegir órdenes, o un número propio, conociendo los dados. El administrador también podría hacerlo para los bandos que juega el ordenador.
cannot-page = Esta página viene del mismo servidor. Si no se fía, guarde el fichero y compruébelo con su propio programa.
head = Código de control de los dados: { $head }

wrong-then = La partida puede seguir, pero no se fíe de sus dados. Guarde el fichero y enséñelo a los demás: esta página conserva el aviso.
wrong-commitment = El servidor nombra ahora un secreto distinto del que prometió cuando usted llegó.
wrong-header = El comienzo de la partida no es el que estaba fijado cuando usted llegó.
wrong-chain = La entrada { $n } no encaja con la anterior: algo se cambió.
wrong-gap = Falta la entrada { $n } en el fichero de la partida.
wrong-untold = La entrada { $n } se ocultó a esta página.
wrong-told = La entrada { $n } del fichero no es lo que se dijo a esta página: sus dados o su autor son otros.
wrong-shorter = Este navegador ha visto { $n } entradas, y ahora solo hay { $entries }. Se quitaron algunas.
wrong-rewritten = La partida ya no es la que este navegador ha visto: se sustituyeron entradas.
wrong-nonce = El número que este navegador sacó para { $who } no está en los dados. Alguien puso otro en su lugar.
wrong-derived = El número de { $who }, que juega el ordenador, no se deriva del secreto. Alguien lo eligió.
wrong-order = La orden de la entrada { $n } no es la que usted dio.
wrong-rolled = Las caras de la entrada { $n } no son las que usted anotó.
wrong-count = La última línea de la partida se equivoca en el número de entradas.
wrong-secret = El secreto revelado al final no es el prometido.
wrong-dice = Una tirada de la entrada { $n } muestra { $shown }, pero el secreto da { $drawn }.
wrong-sides = La entrada { $n } no dice con qué dados se tiró.
wrong-seal = Lo que estaba oculto en la entrada { $n } no es lo que se muestra ahora.
wrong-branch = La partida anterior que esta continúa es falsa{ $inner ->
    [dice] : una tirada de su entrada { $n } no se deriva de su secreto.
    [secret] : su secreto no es el que prometió.
   *[other] : sus entradas no encajan unas con otras.
}
wrong-unreadable = El fichero de la partida no se puede leer.

file-good = Comprobado. Esta página ha leído el fichero por sí misma: { $entries } entradas encadenadas y { $throws } tiradas recalculadas.
file-partly = Esta página ha leído el fichero por sí misma: { $entries } entradas encadenadas. Sus dados no se pueden recalcular aquí.
