# Basic Impetus: what forbids a scenario.
refused-edition = “{ $edition }” isn’t an edition.
refused-scale = There are no bases for figures of { $scale } mm.
refused-depth = Bases of { $type } aren’t { $found } mm deep at this scale; the book gives { $known }.
refused-depth-type = “{ $type }” isn’t a troop type.
refused-board-size = The sides of a table must be { $low } to { $high } U long.
refused-board-sides = The long side of the table comes first.
refused-board-room = The table leaves no room to deploy; make it larger or lift the zones (free_deployment = true).
refused-last-turn = Turn { $turn } can’t be the last; choose between { $low } and { $high }.
refused-defender-none = Say who defends (defender = "red"), because the scenario sets terrain, halves or deployment.
refused-half-none = Say which half the defender has (half = "lower"), because the armies are deployed.
refused-strip-width = A road or river must be wider than 0 and at most { $most } U.
refused-piece-name = Another piece is already called “{ $name }”.
refused-deploy-unknown = The army has no unit “{ $unit }”.
refused-deploy-twice = { $unit } is already deployed.
refused-deploy-missing = { $unit } isn’t deployed.
refused-large = { $front } and { $rear } can’t form a large unit: it takes two units of one type, both pikes or both impetuous foot.
fault-length = Expected a number from { $low } to { $high }, found { $found }.

# Basic Impetus: battles that come with the program.
scenario-agincourt = Agincourt, 1415
story-agincourt = A weary English army bars the road between two woods, its archers behind sharpened stakes. The knights of France must cross a field of mud to reach them.
scenario-cannae = Cannae, 216 BC
story-cannae = Rome has massed its legions to smash through Hannibal’s centre. His Gauls bulge forward to take the blow while Africans and horse wait on the wings.
scenario-encounter = Encounter in Italy, about 225 BC
story-encounter = A consul and a host of Gauls meet on the march. Nothing is fixed: the dice decide who defends, and you place terrain and troops.
scenario-first-battle = A first battle
story-first-battle = Three Saxon shield walls and a few skirmishers hold a hill; two Norman squadrons want it. Seven units and eight turns: just right for learning the game.
scenario-granicus = The Granicus, 334 BC
story-granicus = Persian horsemen line the far bank, with Greek mercenaries behind them. Alexander must force the river under their noses.
scenario-hydaspes = The Hydaspes, 326 BC
story-hydaspes = Porus has put his elephants in front of his archers, and no horse can stand their smell. Alexander masses his riders on one wing and sends the phalanx against the beasts.
scenario-wagenburg = The wagenburg, about 1420
story-wagenburg = Hussite wagons stand wheel to wheel on a hill, with a gun between them and flails behind. The knights of the Empire mean to ride them down before dusk.
