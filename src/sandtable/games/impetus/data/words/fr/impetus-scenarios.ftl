# Basic Impetus : ce qui interdit un scénario.
refused-edition = « { $edition } » n’est pas une édition.
refused-scale = Il n’y a pas de socles pour des figurines de { $scale } mm.
refused-depth = Pas de socles { $type } de { $found } mm de profondeur à cette taille ; le livre donne { $known }.
refused-depth-type = « { $type } » n’est pas un type de troupes.
refused-board-size = Les côtés d’une table mesurent de { $low } à { $high } U.
refused-board-sides = Le grand côté de la table vient en premier.
refused-board-room = La table ne laisse pas de place pour se déployer ; agrandissez-la ou levez les zones (free_deployment = true).
refused-last-turn = Le tour { $turn } ne peut pas être le dernier ; il doit être compris entre { $low } et { $high }.
refused-defender-none = Il faut dire qui défend (defender = "red"), puisque le terrain, une moitié ou le déploiement est donné.
refused-half-none = Il faut dire dans quelle moitié se tient le défenseur (half = "lower"), puisque les armées sont déployées.
refused-strip-width = Une route ou une rivière a une largeur, de { $most } U au plus.
refused-piece-name = « { $name } » est déjà le nom d’un autre élément.
refused-deploy-unknown = L’armée n’a pas d’unité « { $unit } ».
refused-deploy-twice = { $unit } est déjà déployée.
refused-deploy-missing = { $unit } n’est pas déployée.
refused-large = { $front } et { $rear } ne peuvent pas former une grande unité : il en faut deux du même type, toutes deux piquiers ou toutes deux infanterie impétueuse.
fault-length = Un nombre de { $low } à { $high } est attendu, pas { $found }.

# Basic Impetus : batailles fournies avec le programme.
scenario-agincourt = Azincourt, 1415
story-agincourt = Une armée anglaise épuisée barre la route entre deux bois, ses archers derrière des pieux taillés. Les chevaliers de France doivent traverser un champ de boue pour l’atteindre.
scenario-cannae = Cannes, 216 av. J.-C.
story-cannae = Rome a massé ses légions pour enfoncer le centre d’Hannibal. Ses Gaulois s’avancent pour recevoir le choc, tandis qu’Africains et cavaliers attendent aux ailes.
scenario-encounter = Rencontre en Italie, vers 225 av. J.-C.
story-encounter = Un consul et une troupe de Gaulois se rencontrent en marche. Rien n’est fixé : les dés disent qui défend, et vous placez le terrain et les troupes.
scenario-first-battle = Une première bataille
story-first-battle = Trois murs de boucliers saxons et quelques tirailleurs tiennent une colline ; deux escadrons normands veulent la prendre. Sept unités et huit tours : l’idéal pour apprendre.
scenario-granicus = Le Granique, 334 av. J.-C.
story-granicus = Les cavaliers perses bordent l’autre rive, des mercenaires grecs derrière eux. Alexandre doit forcer le passage sous leurs yeux.
scenario-hydaspes = L’Hydaspe, 326 av. J.-C.
story-hydaspes = Porus a placé ses éléphants devant ses archers, et aucun cheval ne supporte leur odeur. Alexandre masse ses cavaliers sur une aile et lance la phalange contre les bêtes.
scenario-wagenburg = Le wagenburg, vers 1420
story-wagenburg = Les chariots hussites sont rangés roue contre roue sur une colline, un canon entre eux et des fléaux derrière. Les chevaliers de l’Empire comptent les balayer avant la nuit.
