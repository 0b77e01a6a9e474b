sign-checking = Dés : vérification…
sign-good = Dés vérifiés : rien d’anormal
sign-partly = Dés : rien d’anormal, mais tout ne peut pas être vérifié
sign-wrong = Dés : quelque chose ne va pas
sign-short = Quelque chose ne va pas

title = Dés
banner-checking = Lecture du fichier de la partie…
banner-good = Vérifié. Cette page a contrôlé elle-même la partie, et rien n’est anormal.
banner-partly = Rien n’est anormal, mais tout ne peut pas être vérifié dans cette partie.
banner-wrong = Quelque chose ne va pas dans cette partie.

done = Contrôlé
done-commitment = Le secret des dés était fixé avant que ce navigateur n’ajoute quoi que ce soit, et c’est toujours la même promesse ({ $code }).
done-chain = { $entries ->
    [one] Une entrée est enchaînée : elle n’a pas été changée.
   *[other] { $entries } entrées sont enchaînées : aucune n’a été changée, retirée ni ajoutée depuis que ce navigateur les a vues.
}
done-orders = { $orders ->
    [one] Un ordre figure dans le fichier tel qu’il a été donné à cet écran.
   *[other] { $orders } ordres figurent dans le fichier tels qu’ils ont été donnés à cet écran.
}
done-throws = { $throws ->
    [0] Aucun dé n’a été lancé.
    [one] Chaque jet a été recalculé et concorde : un jet.
   *[other] Chaque jet a été recalculé et concorde : { $throws } jets.
}
done-secret = Le secret révélé à la fin est bien celui qui était promis.
number-here = { $who } : le nombre qui entre dans les dés a été tiré par ce navigateur.
number-elsewhere = { $who } : le nombre qui entre dans les dés a été tiré par un autre navigateur qui tient cette place.
number-player = { $who } : le nombre qui entre dans les dés vient de son joueur, dont la page le vérifie.
number-secret = { $who } : personne n’a choisi le nombre qui entre dans les dés ; il découle du secret.
number-server = { $who } : le serveur a tiré le nombre qui entre dans les dés, son hébergeur aurait donc pu en essayer d’autres.
earlier-drawn = Cette partie prolonge la partie { $game }, après son entrée { $entries }. Ces dés ont aussi été recalculés : { $throws } jets.
earlier-recorded = Cette partie prolonge la partie { $game }, après son entrée { $entries }. { $recorded } entrées antérieures sont reprises telles qu’enregistrées : leurs dés ne peuvent pas être recalculés ici.

later = À la fin
later-secret = Le secret est révélé, et cette page le compare à la promesse.
later-throws = Chaque jet est recalculé ici, sans l’aide du serveur : { $throws } jusqu’ici.
besides = Aussi
typed = Les joueurs lancent de vrais dés et en saisissent le résultat. Ils sont aussi honnêtes que les joueurs.
older = Une version plus ancienne a commencé cette partie : ses jets ne disent pas combien de faces ont les dés, seul « sandtable verify » peut donc les recalculer.

cannot = Ce que cette page ne peut pas voir
cannot-rules = Si chaque ordre était permis : il faut pour cela les règles. « sandtable verify » rejoue tout le fichier et le sait.
cannot-know = L’hébergeur du serveur tient le secret jusqu’à la fin et peut connaître les dés d’avance. Il ne peut plus les choisir une fois votre nombre ajouté.
cannot-league = Un joueur de mèche avec l’hébergeur pourrait choisir ses ordres, ou son propre nombre, en connaissant les dés. L’hébergeur le pourrait aussi pour les camps joués par l’ordinateur.
cannot-page = Cette page vient du même serveur. Si vous ne lui faites pas confiance, enregistrez le fichier et vérifiez-le avec votre propre programme.
head = Code de contrôle des dés : { $head }

wrong-then = La partie peut continuer, mais ne vous fiez pas à ses dés. Enregistrez le fichier et montrez-le aux autres : cette page garde l’avertissement.
wrong-commitment = Le serveur nomme maintenant un autre secret que celui qu’il promettait à votre arrivée.
wrong-header = Le début de la partie n’est pas celui qui était fixé à votre arrivée.
wrong-chain = L’entrée { $n } ne découle pas de la précédente : quelque chose a été changé.
wrong-gap = L’entrée { $n } manque dans le fichier de la partie.
wrong-untold = L’entrée { $n } a été cachée à cette page.
wrong-told = L’entrée { $n } du fichier n’est pas ce qui a été dit à cette page : ses dés ou son auteur diffèrent.
wrong-shorter = Ce navigateur a vu { $n } entrées, et il n’y en a plus que { $entries }. Certaines ont été retirées.
wrong-rewritten = La partie n’est plus celle que ce navigateur a vue : des entrées ont été remplacées.
wrong-nonce = Le nombre que ce navigateur a tiré pour { $who } n’est pas dans les dés. Quelqu’un en a mis un autre à sa place.
wrong-derived = Le nombre de { $who }, que joue l’ordinateur, ne découle pas du secret. Quelqu’un l’a choisi.
wrong-order = L’ordre de l’entrée { $n } n’est pas celui que vous avez donné.
wrong-rolled = Les faces de l’entrée { $n } ne sont pas celles que vous avez saisies.
wrong-count = La dernière ligne de la partie se trompe sur le nombre d’entrées.
wrong-secret = Le secret révélé à la fin n’est pas celui qui était promis.
wrong-dice = Un jet de l’entrée { $n } montre { $shown }, mais le secret donne { $drawn }.
wrong-sides = L’entrée { $n } ne dit pas avec quels dés elle a été lancée.
wrong-seal = Ce qui était caché dans l’entrée { $n } n’est pas ce qui est révélé maintenant.
wrong-branch = La partie antérieure que celle-ci prolonge est falsifiée{ $inner ->
    [dice] { " " }: un jet de son entrée { $n } ne découle pas de son secret.
    [secret] { " " }: son secret n’est pas celui qu’elle promettait.
   *[other] { " " }: ses entrées ne découlent pas les unes des autres.
}
wrong-unreadable = Le fichier de la partie ne peut pas être lu.

file-good = Vérifié. Cette page a lu le fichier elle-même : { $entries } entrées enchaînées, et { $throws } jets recalculés.
file-partly = Cette page a lu le fichier elle-même : { $entries } entrées enchaînées. Ses dés ne peuvent pas être recalculés ici.
