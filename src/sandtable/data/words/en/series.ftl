# Series of games.

series-other = { $file } belongs to other games or players: choose another folder.
series-player = The player { $name } can’t be loaded: { $reason }.
series-players = Give two players, red and blue, such as captain,recruit: not { $text }.
series-seats = { $text }: give one player for each of the { $seats } seats, or one for all.
series-armies = Name both armies (--red, --blue), or a battle as the field.
series-progress = Games
series-of-the-battle = The battle decides that: leave out { $option }, or choose another --field.
series-stopped = Stopped.
series-stopped-kept = Stopped. The finished games are in { $folder }; run the same command to continue.
series-refused = Game { $number } of { $game }, entry { $entry }: { $seat }’s player { $player } gave an illegal order: { $order }
series-refused-kept = The game up to that point is in { $file }.
