# Le serveur : demandes inutilisables.
fault-request = La demande est illisible : { $reason }
fault-request-large = La demande dépasse { $most } octets.
fault-hello-first = Il faut d’abord prendre une place.
fault-hello-again = Une place est déjà prise sur cette ligne.
fault-token = Aucune place n’a ce jeton.
fault-stale = Vous avez vu les entrées jusqu’à { $at } ; il y en a { $entries } maintenant. Regardez de nouveau.
fault-order = Ce n’est pas un ordre de ce jeu : { $reason }
fault-nowhere = Il n’y a pas de « { $place } » sur la table.
fault-no-wish = Il n’y a rien à accepter, ou un autre souhait passe avant.
fault-no-array = Il n’y a rien à déployer maintenant.
fault-not-kept = Ceci n’a pas pu être écrit et n’a donc pas eu lieu. Le disque est-il plein ?
fault-ours = Le programme a commis une erreur. La partie en est restée là où elle était.
fault-player = Le joueur de l’ordinateur pour { $seat } a failli ; un ordre simple a été donné à sa place.
fault-origin = La demande vient d’une page d’un autre serveur.
fault-nothing-here = Il n’y a rien ici.
fault-no-match = Cette partie n’existe pas, ou aucun jeton n’a été envoyé pour elle.
fault-rules-unknown =
    Cette partie demande les règles de { $ruleset ->
        [impetus] Basic Impetus
        [grandeur] Grandeur
        [argad] Argad!
        [rapide] Combat Rapide
       *[other] { $ruleset }
    }, version { $version }. Ce programme { $known ->
        [none] n’a pas de règles de ce nom
       *[other] a la version { $known }
    }. Elle ne peut pas continuer ici, mais rien n’en est perdu : son fichier peut être enregistré.
fault-match-unreadable = Ce programme ne peut pas lire l’enregistrement de cette partie. Rien n’a été changé : son fichier peut être enregistré.
fault-seats = Il faut ces places, chacune une fois : { $seats }.
fault-no-person = Au moins une place est pour une personne.
fault-armies = Nommez une bataille, ou une armée pour chaque camp.
fault-choice = « { $name } » ne peut être choisi ({ $what }) ; connus : { $known }.

# Le serveur : qui joue.
player-person = Quelqu’un à cet écran
player-recruit = Recrue
player-captain = Capitaine
playing-person = Les deux jouent à cet écran, tour à tour.
playing-recruit = Sait ce qui est permis et rien de plus ; donne n’importe quel ordre que les règles acceptent.
playing-captain = Regarde où mène chaque ordre et pèse ce qui peut en résulter.

# Le serveur : début et fin.
serve-ready = Sandtable est à { $url } (fin par Ctrl-C)
serve-already = Sandtable tourne déjà, à { $url }
serve-port = { $host }:{ $port } est inutilisable : { $reason }.
