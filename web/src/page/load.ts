// The pages of games: those of the house are built with it, others are fetched from the package of the game. The words
// of a game come with its page.

import { settings } from "../settings.svelte";
import { VERSION, type GamePage } from "./api";

/** A page that was made for another version of the page API. */
export class OtherVersion extends Error {}

const HOUSE = import.meta.glob<{ default: GamePage }>("../games/*/index.ts");
const FORMS = import.meta.glob<Pick<GamePage, "setup">>("../games/*/setup.ts");

/** The page of a game; `address` is where its module is, if it does not come with the house and that is known. */
export async function load(game: string, address = ""): Promise<GamePage> {
  const inside = HOUSE[`../games/${game}/index.ts`];
  const outside = address || `/api/games/${encodeURIComponent(game)}/page`;
  const [module] = await Promise.all([
    inside ? inside() : (import(/* @vite-ignore */ outside) as Promise<{ default: GamePage }>),
    settings.learn(game),
  ]);
  if (module.default.version !== VERSION) throw new OtherVersion(game);
  return module.default;
}

/** The same for its form alone: in the house the start page need not wait for the table. */
export async function loadForm(game: string, address = ""): Promise<Pick<GamePage, "setup">> {
  const inside = FORMS[`../games/${game}/setup.ts`];
  if (!inside) return load(game, address);
  const [form] = await Promise.all([inside(), settings.learn(game)]);
  return form;
}

/** What is told of a page that cannot be loaded: a key of the words, and with `-note` another one. */
export const trouble = (error: unknown): string => (error instanceof OtherVersion ? "error-version" : "error-page");
