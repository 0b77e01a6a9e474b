# De vrais dés que l’on saisit.
type-dice = Qu’avez-vous obtenu ?
type-dice-one = Qu’avez-vous obtenu ?
type-dice-for = { $count ->
    [one] Un dé à { $sides } faces
   *[other] { $count } dés à { $sides } faces
 }
type-dice-enter = Valider
type-dice-face = { $face }
conclude = Tout est correct : garder le résultat
conclude-note = Tant que vous ne l’avez pas gardé, vous pouvez annuler le dernier dé.
wish-close = { $who } : garder le résultat ? Tous les dés ont-ils été saisis tels qu’ils sont tombés ?
wished-close = On attend que les autres confirment les dés saisis.
type-dice-drop = Retirer { $face }
dice-typed-note = Lancez sur votre table et touchez la face obtenue.
dice-fair-note = Des dés loyaux, vérifiables ensuite dans le fichier de la partie.
