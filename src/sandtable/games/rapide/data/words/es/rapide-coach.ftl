# Combat Rapide: notas para una primera batalla.
coach-rapide-about = Dos apilamientos se encuentran: como mucho dos rondas de fuego y choque, y se acabó. No hay mapa; todo lo que importa está en estas fichas.
coach-rapide-wins = Se gana rompiendo la moral enemiga, o quedando dueño del campo cuando el otro lo deja.
coach-column = Su columna: la deciden la tecnología y el rival. A es la más mortífera.
coach-fire = Primero el fuego. Cada cara muestra su efecto: pérdidas, y estrellas contra la moral.
coach-shock = El choque: cuerpo a cuerpo. Líderes y caballería suman en esta tirada.
coach-morale = Cada estrella es moral perdida. Un bando sin moral se desmoraliza y pierde.
coach-retreat = ¿Aguantar o retirarse? Las probabilidades están junto a cada respuesta. Retirarse cuesta poco; ser derrotado, mucho.
