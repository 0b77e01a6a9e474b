# Basic Impetus: notas para una primera batalla.
coach-wins = Para ganar, quiebre al enemigo: un ejército que ha perdido la mitad de su VD está vencido. Tras ocho turnos gana el bando que haya perdido la menor parte.
coach-choose = Su turno. Seleccione una de sus unidades: las de contorno vivo aún pueden actuar este turno.
coach-move = Arrastre la unidad para moverla: sigue el movimiento permitido más cercano y muestra su coste. Sin dados, ocurre al momento, y Deshacer lo retira.
coach-group = Las unidades contiguas pueden mover juntas. Haga clic otra vez en esta unidad para tomar todo su grupo, o Mayús+clic para elegir quién la acompaña.
coach-wheel = Para cambiar de dirección, una unidad pivota sobre una esquina de su frente. Arrastre uno de los tiradores redondos de sus esquinas y vea hasta dónde llega.
coach-zone = Está en una zona de control enemiga: ni pivotar ni moverse de lado. Todo rechazo le dice por qué.
coach-shoot = Esta unidad puede disparar. Haga clic en un enemigo rodeado para ver los dados y las probabilidades antes de decidir.
coach-charge = El enemigo rodeado está al alcance de la carga. Haga clic en él, o suelte encima su unidad, para ver sus probabilidades de contacto y de victoria. Luego, confirme o cancele.
coach-odds = Léalo antes de tirar: cada dado con su razón, y luego las probabilidades. Los términos subrayados se explican solos. Nada ocurre hasta que confirme.
coach-melee = Una melé: ambos bandos tiran. Cada 6 y cada pareja de 5 causa un daño, y la unidad que los sufre chequea su cohesión. El perdedor se retira y el ganador puede perseguir.
coach-disorder = Esta unidad está desordenada: un dado menos y menos opciones. Un segundo desorden cuesta fuerza.
coach-rally = Una unidad desordenada se reagrupa si se queda quieta y no está en melé. Ocupa toda su activación.
coach-win = Estas barras muestran lo cerca que está cada ejército de ser vencido. Proteja las unidades que más VD valen.
