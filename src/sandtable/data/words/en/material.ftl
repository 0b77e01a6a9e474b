# Own material

own-note = yours
fault-own-missing = There is no file “{ $name }”.
fault-own-name = “{ $name }” can’t be a file name: lower-case letters, digits and hyphens, 60 at most.
fault-own-shipped = “{ $name }” comes with the program. Choose another name.
fault-own-exists = There is already a file “{ $name }”, and it isn’t the one you have seen.
fault-own-large = The file is too large: at most { $most } KB.
fault-own-full = You already have { $most } files. Delete some first.
fault-own-closed = Files can only be changed on the server itself. Ask the host.
fault-own-disk = The file couldn’t be written: { $reason }.
fault-own-table = This isn’t one of the tables that can be replaced: { $known }.
fault-own-fixed = The rules know it as “{ $wanted }”, which can’t change; found “{ $found }”.

own-title = Your own material
own-lead = Armies, battles and tables of your own. They live in your folder on this machine, are offered for new games, and travel inside the game file.
own-new = New file
own-upload = Upload file …
own-game = Game
own-kind = Kind
own-armies = Army
own-scenarios = Battle
own-tables = Table
own-name = File name
own-name-example = my-army
own-name-note = Lower-case letters, digits and hyphens
own-from = Start from
own-from-nothing = An empty file
own-begin = Start
own-none = You have no files of your own yet.
own-sound = OK
own-faulty = { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }
own-edit = Edit
own-editor = File contents
own-faults = Errors
own-faults-none = No errors. This file is offered for new games.
own-faults-table-none = No errors.
own-at-line = Line { $line }
own-in-file = In { $file }, line { $line }
own-checking = Checking …
own-save = Save
own-saved = Saved.
own-saved-faulty = Saved. It won’t be offered until its errors are fixed.
own-unsaved = Unsaved changes
own-replace = Replace existing file
own-replace-note = There is a file of this name that you haven’t seen. Replace it?
own-download = Download
own-rename = Rename
own-rename-to = New name
own-delete = Delete
own-delete-sure = Really delete?
own-closed = On this server only the host can add files. You can look at them and try your own here, but not save them.
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
own-cap = Points limit: { $most }.
own-cap-none = This battle has no points limit.
fault-one-period = A skirmish uses the tables of one period.
