# Combat Rapide: notes for a first battle.
coach-rapide-about = Two stacks meet: at most two rounds of fire and shock, and it is over. There is no map; all that matters is on these cards.
coach-rapide-wins = You win by breaking the enemy’s morale, or by holding the field when the other side leaves it.
coach-column = Your column: technology and opponent decide it. A is the deadliest.
coach-fire = Fire comes first. Each face shows what it does: losses, and stars against morale.
coach-shock = Shock: hand to hand. Leaders and cavalry add to this roll.
coach-morale = Every star is morale lost. A side with no morale left breaks and loses.
coach-retreat = Stay or retreat? The chances stand beside each answer. Retreating costs little; being beaten costs much.
