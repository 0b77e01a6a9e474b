# El guía: notas para una primera batalla.
coach-next = Entendido
coach-stop = No más notas
coach-about = De qué trata la batalla
coach-note = Nota
coach-offer = ¿Es nuevo aquí?
coach-offer-note = Aprenda jugando: una primera batalla corta, con una nota en cada novedad.
coach-offer-begin = Aprender jugando
coach-offer-no = No, gracias
