# Le guide : des notes pour une première bataille.
coach-next = Compris
coach-stop = Arrêter les notes
coach-about = L’enjeu de la bataille
coach-note = Note
coach-offer = Vous débutez ?
coach-offer-note = Apprenez en jouant : une courte première bataille, avec une note à chaque nouveauté.
coach-offer-begin = Apprendre en jouant
coach-offer-no = Non merci
