# Le serveur : demandes inutilisables.
fault-request = Requête illisible : { $reason }
fault-request-large = La requête dépasse { $most } octets.
fault-hello-first = Prenez d’abord une place.
fault-hello-again = Cette connexion occupe déjà une place.
fault-token = Aucune place ne correspond à cette clé.
fault-stale = Vous avez vu les entrées jusqu’à { $at } ; il y en a { $entries } maintenant. Actualisez.
fault-order = Ce n’est pas un ordre de ce jeu : { $reason }
fault-nowhere = Il n’y a pas de « { $place } » sur la table.
fault-no-wish = Il n’y a rien à accepter, ou une autre demande est en attente.
fault-no-standing = Ce jeu n’a pas d’ordres permanents.
fault-no-array = Il n’y a rien à déployer maintenant.
fault-not-kept = L’enregistrement a échoué, rien n’a donc eu lieu. Le disque est-il plein ?
fault-ours = Le programme a rencontré une erreur. La partie n’a pas changé.
fault-player = L’ordinateur ({ $seat }) a rencontré une erreur ; un ordre simple a été donné à sa place.
fault-origin = La requête vient de la page d’un autre serveur.
fault-nothing-here = Il n’y a rien ici.
fault-no-match = Cette partie n’existe pas, ou la clé de votre place n’a pas été envoyée.
fault-rules-unknown =
    Cette partie demande les règles de { GAME($ruleset) }, version { $version }. Ce programme { $known ->
        [none] n’a pas de règles de ce nom
       *[other] a la version { $known }
    }. Elle ne peut pas continuer ici, mais rien n’en est perdu : son fichier peut être enregistré.
fault-match-unreadable = Ce programme ne peut pas lire l’enregistrement de cette partie. Rien n’a été changé : son fichier peut être enregistré.
fault-match-damaged = L’enregistrement de cette partie est endommagé là où il est gardé. Il n’est pas effacé : l’hôte peut sauver ce qui se lit encore, ou remettre une sauvegarde. Toutes les autres parties continuent.
fault-house-damaged = Ce lien ne mène à rien. Mais quelques parties de ce serveur sont illisibles en ce moment, et celle-ci en fait peut-être partie. Elle n’est pas effacée : gardez le lien et prévenez l’hôte.
fault-damaged = La base de données du serveur est endommagée : ceci n’a pu être ni lu ni écrit, et rien n’a eu lieu. Prévenez l’hôte.
fault-seats = Il faut ces places, chacune une fois : { $seats }.
fault-no-person = Au moins une place doit être tenue par une personne.
fault-armies = Indiquez une bataille, ou une armée par camp.
fault-choice = « { $name } » n’est pas un choix possible ({ $what }). Possibles : { $known }.

# Le serveur : qui joue.
player-person = À deux sur cet écran
player-recruit = Recrue
player-captain = Capitaine
playing-person = Les deux camps jouent sur cet écran, chacun son tour.
playing-recruit = Connaît les règles et rien de plus : joue n’importe quel ordre permis.
playing-captain = Anticipe et pèse les probabilités.

# Le serveur : début et fin.
serve-ready = Sandtable tourne sur { $url } (Ctrl-C pour arrêter)
serve-already = Sandtable tourne déjà sur { $url }
serve-port = { $host }:{ $port } est inutilisable : { $reason }.
