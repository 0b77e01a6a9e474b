// The page of Combat Rapide.

import { VERSION, type GamePage, type MatchTable, type ReplayTable } from "../../page/api";
import { setup } from "./setup";
import type { Types } from "./wire";

const page: GamePage = {
  version: VERSION,
  setup,
  table: async (match: MatchTable<Types>) => (await import("./parts")).tableOf(match),
  replay: async (replay: ReplayTable<Types>) => (await import("./parts")).replayOf(replay),
};
export default page;
