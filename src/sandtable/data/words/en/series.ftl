# Series of games.

series-other = The file { $file } holds another game: choose another folder.
series-players = Give two players, red and blue, such as captain,recruit: not { $text }.
series-armies = Name both armies (--red, --blue), or a battle as the field.
series-progress = Games
