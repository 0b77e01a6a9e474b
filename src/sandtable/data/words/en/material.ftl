# Own material

own-note = Own material
fault-own-missing = There is no file “{ $name }”.
fault-own-name = “{ $name }” cannot be the name of a file: small letters, digits and hyphens, 60 at the most.
fault-own-shipped = “{ $name }” comes with the program. Choose another name.
fault-own-exists = There is a file “{ $name }” already, and it is not the one that you have seen.
fault-own-large = The file is too large: at most { $most } KB.
fault-own-full = There are { $most } files already. Delete some first.
fault-own-closed = Files can only be changed where the server runs. Ask whoever runs it.
fault-own-disk = The file could not be written: { $reason }.
fault-own-table = This is none of the tables that can be replaced: { $known }.
fault-own-fixed = The rules know it by “{ $wanted }”, which stays as it is; found “{ $found }”.

own-title = Own material
own-lead = Armies, battles and tables of your own. They lie in your folder on this machine, are offered when a game is begun, and travel inside the game file.
own-new = New file
own-upload = Upload a file …
own-game = Game
own-kind = Kind
own-impetus = Basic Impetus
own-grandeur = Grandeur
own-argad = Argad!
own-rapide = Combat Rapide
own-armies = Army
own-scenarios = Battle
own-tables = Table
own-name = Name of the file
own-name-example = my-army
own-name-note = Small letters, digits and hyphens
own-from = Begin from
own-from-nothing = An empty file
own-begin = Begin
own-none = You have no files of your own yet.
own-sound = Sound
own-faulty = { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }
own-edit = Edit
own-editor = Text of the file
own-faults = What is wrong
own-faults-none = Nothing is wrong with this file. It is offered when a game is begun.
own-faults-table-none = Nothing is wrong with this file.
own-at-line = Line { $line }
own-in-file = In { $file }, line { $line }
own-checking = Being checked …
own-save = Save
own-saved = Saved.
own-saved-faulty = Saved. It is not offered until nothing is wrong with it.
own-unsaved = Not saved yet
own-replace = Replace the file that is there
own-replace-note = There is a file of this name that you have not seen. Shall it be replaced?
own-download = Download
own-rename = Rename
own-rename-to = New name
own-delete = Delete
own-delete-sure = Really delete?
own-closed = On this server files are put in place by whoever runs it. You can look at them and try your own here, but not save them.
own-limits = At most { $most } files of { $largest } KB each.
own-back = All files
own-play-with = Own tables
own-army-costs = { $points } { $points ->
    [one] point
   *[other] points
 }: command structure { $structure }, generals { $generals }, brigades { $brigades }.
own-side-costs = { $who }: { $points } { $points ->
    [one] point
   *[other] points
 }.
own-cap = An army may cost { $most } points at the most.
own-cap-none = The battle sets no cap on points.
fault-one-period = A skirmish is played with the tables of one period.
