# Matériel propre

own-note = Vos fichiers
fault-own-missing = Le fichier « { $name } » n’existe pas.
fault-own-name = « { $name } » ne peut pas être le nom d’un fichier : lettres minuscules, chiffres et traits d’union, 60 au plus.
fault-own-shipped = « { $name } » est fourni avec le programme. Choisissez un autre nom.
fault-own-exists = Un fichier « { $name } » existe déjà et a changé depuis que vous l’avez ouvert.
fault-own-large = Le fichier est trop grand : { $most } Ko au plus.
fault-own-full = Il y a déjà { $most } fichiers. Supprimez-en d’abord.
fault-own-closed = Les fichiers ne se modifient que sur la machine du serveur. Adressez-vous à son hébergeur.
fault-own-disk = Le fichier n’a pas pu être écrit : { $reason }.
fault-own-table = Cette table ne peut pas être remplacée. Possibles : { $known }.
fault-own-fixed = Les règles exigent « { $wanted } » ici, mais le fichier contient « { $found } ».

own-title = Vos fichiers
own-lead = Vos propres armées, batailles et tables. Elles restent dans votre dossier sur cette machine, sont proposées à la création d’une partie et voyagent avec son fichier.
own-new = Nouveau fichier
own-upload = Téléverser un fichier…
own-game = Jeu
own-kind = Type
own-armies = Armée
own-scenarios = Bataille
own-tables = Table
own-name = Nom du fichier
own-name-example = mon-armee
own-name-note = Lettres minuscules, chiffres et traits d’union
own-from = Partir de
own-from-nothing = Un fichier vide
own-begin = Créer
own-none = Vous n’avez pas encore de fichiers.
own-sound = Aucune erreur
own-faulty = { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
own-edit = Modifier
own-editor = Texte du fichier
own-faults = Erreurs
own-faults-none = Aucune erreur. Le fichier est proposé à la création d’une partie.
own-faults-table-none = Aucune erreur.
own-at-line = Ligne { $line }
own-in-file = Dans { $file }, ligne { $line }
own-checking = Vérification…
own-save = Enregistrer
own-saved = Enregistré.
own-saved-faulty = Enregistré. Il sera proposé une fois les erreurs corrigées.
own-unsaved = Non enregistré
own-replace = Remplacer le fichier existant
own-replace-note = Un fichier de ce nom a été modifié entre-temps. Le remplacer ?
own-download = Télécharger
own-rename = Renommer
own-rename-to = Nouveau nom
own-delete = Supprimer
own-delete-sure = Supprimer définitivement ?
own-closed = Sur ce serveur, c’est l’hébergeur qui installe les fichiers. Vous pouvez les consulter et essayer les vôtres ici, mais pas les enregistrer.
own-limits = { $most } fichiers au plus, de { $largest } Ko chacun.
own-back = Tous les fichiers
own-play-with = Vos tables
own-army-costs = { $points } { $points ->
    [one] point
   *[other] points
 } : structure de commandement { $structure }, généraux { $generals }, brigades { $brigades }.
own-side-costs = { $who } : { $points } { $points ->
    [one] point
   *[other] points
 }.
own-cap = Une armée peut coûter { $most } points au plus.
own-cap-none = La bataille ne plafonne pas les points.
fault-one-period = Une escarmouche se joue avec les tables d’une seule période.
