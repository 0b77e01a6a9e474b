# Ce que la vérification d’un fichier a montré : dit par le programme, jamais par une page elle-même

verdict-sound = Vérifié.
verdict-unfinished = Correct jusqu’ici, mais inachevé.
verdict-trusted = Intact et achevé, mais tout n’est pas prouvé : { $recorded } { $recorded ->
    [one] entrée
   *[other] entrées
 } d’une partie antérieure sont reprises telles qu’enregistrées.
verdict-typed = Vérifié, avec des dés saisis à la main.
verdict-veiled = Intact pour ce que cette place peut voir ; des parties cachées restent scellées.
verdict-bad = Erreur à la ligne { $line } : { $reason }
verdict-head = Aucune ligne de ce fichier n’a le code de contrôle { $head }.
verdict-dice =
    { $dice ->
        [drawn] Dés : chaque jet a été recalculé depuis le premier, { $drawn } en tout.
        [recorded] Dés : { $drawn } jets ont été recalculés ; ceux de { $recorded } entrées d’une partie antérieure sont repris tels qu’enregistrés. N’importe qui a pu les inventer.
        [typed] Dés : lancés et saisis par les joueurs, et aussi honnêtes qu’eux.
       *[open] Dés : repris tels qu’enregistrés. Ils pourront être recalculés quand la partie sera finie et tout révélé.
    }
verdict-steering =
    { $steering ->
        [none] Qui pouvait choisir les dés : personne, si les nombres de { $players } viennent de leurs joueurs, comme le dit le fichier ; la page de chaque joueur vérifie le sien. L’hébergeur de la partie tenait le secret et pouvait connaître les dés d’avance.
        [seed] Qui pouvait choisir les dés : la personne qui a choisi la graine. Quiconque la connaît connaît chaque jet.
        [people] Qui pouvait choisir les dés : les personnes qui les ont lancés.
       *[keeper] Qui pouvait choisir les dés : l’hébergeur de la partie. Aucun nombre d’un joueur n’y entre, on pouvait donc en essayer jusqu’à ce qu’ils conviennent.
    }
verdict-tables =
    { $shipped ->
        [yes] Tables : celles du programme ({ $tables }).
       *[no] Tables : propres à la partie, pas celles du programme ({ $tables }).
    }
verdict-scenario =
    { $named ->
        [none] Scénario : fait pour cette partie ({ $scenario }).
       *[other] Scénario : { $named }, tel qu’il vient avec le programme ({ $scenario }).
    }
verdict-facts = { $ruleset } (version { $version }), partie { $game } : { $entries } { $entries ->
    [one] entrée
   *[other] entrées
 }, { $thrown } { $thrown ->
    [one] jet tiré
   *[other] jets tirés
 }, { $typed } { $typed ->
    [one] saisi
   *[other] saisis
 } par les joueurs, { $undone } { $undone ->
    [one] annulation
   *[other] annulations
 }. Code de contrôle des dés { $head }.
verdict-descent =
    { $drawn ->
        [yes] Elle prolonge la partie { $game } après l’entrée { $entry } (code de contrôle { $head }), dont les dés ont aussi été recalculés.
       *[no] Elle prolonge la partie { $game } après l’entrée { $entry } (code de contrôle { $head }), dont les dés sont repris tels qu’enregistrés.
    }
verdict-bad-short = Ce fichier n’est pas ce qui a été joué.
proof-chain =
    { $held ->
        [no] La chaîne est rompue : une ligne a été changée, retirée ou ajoutée.
       *[yes] La chaîne est intacte : aucune ligne n’a été changée, retirée ni ajoutée.
    }
proof-rules =
    { $held ->
        [open] Des ordres sont encore scellés : les règles ne pourront être vérifiées qu’à leur ouverture.
       *[yes] Les règles sont respectées : le programme a rejoué chaque ordre, et la même chose est arrivée.
    }
proof-dice =
    { $held ->
        [yes] Les dés sont loyaux : chaque jet a été recalculé, depuis le premier, du secret promis avant lui.
        [recorded] Les dés de cette partie ont été recalculés ; ceux de la partie antérieure qu’elle prolonge sont repris tels qu’enregistrés. N’importe qui a pu les inventer.
        [typed] Les dés ont été lancés et saisis par les joueurs : ils sont aussi honnêtes qu’eux.
       *[open] Les dés sont repris tels qu’enregistrés ; ils pourront être recalculés quand la partie sera finie et son secret révélé.
    }
proof-result =
    { $held ->
        [yes] Le résultat est juste : la partie a fini comme le fichier le dit.
       *[open] Il n’y a pas encore de résultat.
    }
proof-origin =
    { $held ->
        [drawn] Elle prolonge la partie { $game } après l’entrée { $entry } ; tout cela a été rejoué, dés compris.
       *[recorded] Elle prolonge la partie { $game } après l’entrée { $entry } ; tout cela a été rejoué, avec les dés notés.
    }
proof-head =
    { $held ->
        [yes] Le fichier a le code de contrôle { $head } : c’est bien la partie qui se jouait quand vous l’avez noté.
       *[no] Aucune ligne de ce fichier n’a le code de contrôle { $head }.
    }
proof-tables =
    { $held ->
        [yes] Les tables des règles sont celles du programme ({ $tables }).
       *[open] Les tables des règles ne sont pas celles du programme, mais propres à la partie ({ $tables }).
    }
proof-steering =
    { $held ->
        [none] Personne ne pouvait choisir les dés, si les nombres de { $players } viennent de leurs joueurs, comme le dit le fichier : la page de chaque joueur vérifie le sien. L’hébergeur de la partie tenait le secret et pouvait connaître les dés d’avance.
        [seed] Les dés découlent d’une graine : quiconque la connaît connaît chaque jet.
        [people] Si quelqu’un a choisi les dés, ce sont les personnes qui les ont lancés.
       *[keeper] L’hébergeur de la partie a pu essayer des dés jusqu’à ce qu’ils conviennent : aucun nombre d’un joueur n’y entre.
    }
