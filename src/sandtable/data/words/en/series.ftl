# Series of games.

series-other = The file { $file } belongs to other games or other players: choose another folder.
series-player = The player { $name } cannot be loaded: { $reason }.
series-players = Give two players, red and blue, such as captain,recruit: not { $text }.
series-armies = Name both armies (--red, --blue), or a battle as the field.
series-progress = Games
series-of-the-battle = The battle decides that: leave { $option } out, or choose another --field.
series-stopped = Stopped.
series-stopped-kept = Stopped. The finished games are in { $folder }; the same command goes on from there.
