# The coach: notes for a first battle.
coach-next = Got it
coach-stop = No more notes
coach-about = About this battle
coach-note = Note
coach-offer = New here?
coach-offer-note = Learn by playing: a short first battle, with a note at each new thing.
coach-offer-begin = Learn by playing
coach-offer-no = No, thanks
