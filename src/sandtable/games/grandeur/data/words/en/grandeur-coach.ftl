# Grandeur: notes for a first battle.
coach-grandeur-wins = To win, break the other army: half its VD lost and it is beaten. The Anglo-Portuguese hold the ridge and shoot first; the French must climb it with their columns.
coach-corps = Each side chooses a corps and rolls; the winner’s corps acts. Its general and the commander-in-chief help the roll.
coach-reaction = The enemy acts, and your unit may react: stand, evade, form square or fire. The chances stand beside each answer.
