# Matériel propre

own-note = Matériel à vous
fault-own-missing = Il n’y a pas de fichier « { $name } ».
fault-own-name = « { $name } » ne peut pas être le nom d’un fichier : lettres minuscules, chiffres et traits d’union, 60 au plus.
fault-own-shipped = « { $name } » vient avec le programme. Choisissez un autre nom.
fault-own-exists = Il y a déjà un fichier « { $name } », et ce n’est pas celui que vous avez vu.
fault-own-large = Le fichier est trop grand : { $most } Ko au plus.
fault-own-full = Il y a déjà { $most } fichiers. Supprimez-en d’abord.
fault-own-closed = Les fichiers ne se changent que là où tourne le serveur. Demandez à celui qui le tient.
fault-own-disk = Le fichier n’a pas pu être écrit : { $reason }.
fault-own-table = Ce n’est aucune des tables qui peuvent être remplacées : { $known }.
fault-own-fixed = Les règles le connaissent par « { $wanted } », qui reste tel quel ; trouvé « { $found } ».

own-title = Matériel à vous
own-lead = Vos propres armées, batailles et tables. Elles sont dans votre dossier sur cette machine, sont offertes au début d’une partie et voyagent dans le fichier de partie.
own-new = Nouveau fichier
own-upload = Téléverser un fichier …
own-game = Jeu
own-kind = Genre
own-impetus = Basic Impetus
own-grandeur = Grandeur
own-argad = Argad!
own-rapide = Combat Rapide
own-armies = Armée
own-scenarios = Bataille
own-tables = Table
own-name = Nom du fichier
own-name-example = mon-armee
own-name-note = Lettres minuscules, chiffres et traits d’union
own-from = Partir de
own-from-nothing = Un fichier vide
own-begin = Commencer
own-none = Vous n’avez pas encore de fichier à vous.
own-sound = Sans faute
own-faulty = { $count ->
        [one] { $count } faute
       *[other] { $count } fautes
    }
own-edit = Modifier
own-editor = Texte du fichier
own-faults = Ce qui ne va pas
own-faults-none = Tout va bien dans ce fichier. Il est offert au début d’une partie.
own-faults-table-none = Tout va bien dans ce fichier.
own-at-line = Ligne { $line }
own-in-file = Dans { $file }, ligne { $line }
own-checking = Vérification …
own-save = Enregistrer
own-saved = Enregistré.
own-saved-faulty = Enregistré. Il ne sera offert que lorsque tout ira bien.
own-unsaved = Pas encore enregistré
own-replace = Remplacer le fichier qui est là
own-replace-note = Il y a un fichier de ce nom que vous n’avez pas vu. Faut-il le remplacer ?
own-download = Télécharger
own-rename = Renommer
own-rename-to = Nouveau nom
own-delete = Supprimer
own-delete-sure = Vraiment supprimer ?
own-closed = Sur ce serveur, les fichiers sont mis en place par celui qui le tient. Vous pouvez les regarder et essayer les vôtres ici, mais pas les enregistrer.
own-limits = { $most } fichiers au plus, de { $largest } Ko chacun.
own-back = Tous les fichiers
own-play-with = Tables à vous
own-army-costs = { $points } { $points ->
    [one] point
   *[other] points
 } : structure de commandement { $structure }, généraux { $generals }, brigades { $brigades }.
own-side-costs = { $who } : { $points } { $points ->
    [one] point
   *[other] points
 }.
own-cap = Une armée peut coûter { $most } points au plus.
own-cap-none = La bataille ne plafonne pas les points.
fault-one-period = Une escarmouche se joue avec les tables d’une seule période.
