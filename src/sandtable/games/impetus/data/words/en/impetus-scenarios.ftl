# Basic Impetus: what forbids a scenario.
refused-edition = “{ $edition }” is no edition.
refused-scale = There are no bases for figures of { $scale } mm.
refused-depth = Bases of { $type } are not { $found } mm deep at this size; the book has { $known }.
refused-depth-type = “{ $type }” is no type of troops.
refused-board-size = The sides of a table are { $low } to { $high } U long.
refused-board-sides = The long side of the table comes first.
refused-board-room = The table leaves no room to deploy; make it larger or lift the zones (free_deployment = true).
refused-last-turn = Turn { $turn } cannot be the last; it must lie between { $low } and { $high }.
refused-defender-none = It must be told who defends (defender = "red"), since the terrain, a half or the deployment is told.
refused-half-none = It must be told in which half the defender stands (half = "lower"), since the armies are deployed.
refused-strip-width = A road or river is wider than nothing and at most { $most } U wide.
refused-piece-name = “{ $name }” is the name of another piece already.
refused-deploy-unknown = The army has no unit “{ $unit }”.
refused-deploy-twice = { $unit } is deployed already.
refused-deploy-missing = { $unit } is not deployed.
refused-large = { $front } and { $rear } cannot form a large unit: it takes two units of one type, both pikes or both impetuous foot.
fault-length = Expected a number from { $low } to { $high }, found { $found }.

# Basic Impetus: battles that come with the program.
scenario-agincourt = Agincourt, 1415
story-agincourt = A tired English army blocks the road between two woods, its archers behind sharpened stakes. The knights of France must cross a field of mud to reach it.
scenario-cannae = Cannae, 216 BC
story-cannae = Rome has massed its legions to break through the middle of Hannibal’s line. His Gauls bulge forward to take the blow, while Africans and horse wait on the wings.
scenario-encounter = Encounter in Italy, about 225 BC
story-encounter = A consul and a host of Gauls meet on the march. Nothing is laid out: dice tell who defends, and the players place terrain and troops.
scenario-first-battle = A first battle
story-first-battle = Three Saxon bodies of foot hold a hill with a few skirmishers, and two Norman squadrons want it. Seven units and eight turns are enough to learn the game.
scenario-granicus = The Granicus, 334 BC
story-granicus = Persian horsemen line the far bank of a river, with hired Greeks behind them. Alexander must ford it under their eyes.
scenario-hydaspes = The Hydaspes, 326 BC
story-hydaspes = Porus has set his elephants before his archers, and no horse likes their smell. Alexander gathers his riders on one wing and sends the phalanx at the beasts.
scenario-wagenburg = The wagenburg, about 1420
story-wagenburg = Bohemian wagons stand wheel to wheel on a hill, with a gun between them and flails behind. The knights of the Empire mean to ride them down before dusk.
