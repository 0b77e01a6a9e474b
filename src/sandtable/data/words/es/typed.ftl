# Dados de verdad que se escriben.
type-dice = ¿Qué ha sacado?
type-dice-one = ¿Qué ha sacado?
type-dice-for = { $count ->
    [one] Un dado de { $sides } caras
   *[other] { $count } dados de { $sides } caras
 }
type-dice-enter = Aceptar
type-dice-face = { $face }
conclude = Todo correcto: guardar el resultado
conclude-note = Hasta que lo guarde, todavía puede deshacer el último dado.
wish-close = { $who }: ¿guardar el resultado? ¿Se anotaron todos los dados como cayeron?
wished-close = Esperando a que los demás confirmen los dados anotados.
type-dice-drop = Quitar { $face }
dice-typed-note = Tire en su mesa y toque la cara que ha salido.
dice-fair-note = Dados limpios, que luego se pueden comprobar en el fichero de la partida.
