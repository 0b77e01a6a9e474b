// The table as it is seen here: which way it lies, how near it is, and where everything is in the picture.

import { SMALL } from "../../board/camera";
import { composed, type Figures } from "../../board/figures";
import { fixed, View } from "../../board/view";
import type { Point } from "../../board/shapes";
import { setOf } from "../../sets";
import { isMove, isPost } from "./items";
import type { Skirmish } from "./skirmish.svelte";
import type { Figure, Man, Move } from "./wire";

/** So many colours there are for sides. */
const LIVERIES = 8;
/** So much of the height of a small screen is under its tools. */
const TOOLS = 60;

/** A figure whose place is known, and its base: width, length, rounding of the corners. */
export interface Piece {
  figure: Figure;
  man: Man;
  sole: [number, number, number];
}

export class Sight {
  /** How wide and high the screen of the table is, in pixels. */
  screen: readonly [number, number] = $state.raw([1, 1]);
  zoom = $state(1);
  /** Where the parts of miniatures are drawn, if they are to be seen. */
  drawn: { defs: SVGDefsElement; figures: Figures } | undefined = $state.raw();
  /** The figure under the pointer, and where on the screen that is. */
  pointed = $state("");
  pointer: readonly [number, number] = $state.raw([0, 0]);
  /** What the hand draws around figures that it will choose, in the picture. */
  lasso: readonly Point[] = $state.raw([]);
  /** The next drag draws such a line. */
  gathering = $state(false);

  constructor(readonly table: Skirmish) {}

  view = $derived.by(() => {
    const [long, deep] = this.table.moment.scenario.board;
    const [wide, tall] = this.screen;
    const high = wide > SMALL ? tall : tall - TOOLS;
    const fits = (right: number, down: number): number => Math.min(wide / right, high / down);
    return new View(long, deep, fits(deep, long) > fits(long, deep));
  });
  /** How much larger signs are drawn so that they can be seen and touched. */
  grow = $derived.by(() => Math.max(1, this.zoom));

  /** Everybody whose place is known here; those who are about to hide stand where they would. */
  pieces = $derived.by(() => {
    const { table } = this;
    return table.state.men.flatMap((man): Piece[] => {
      const [figure, item] = [table.figure(man.id), table.picked[man.id]];
      const soles = table.moment.scene.soles[man.rider || man.id];
      const post = isPost(item) ? item : undefined;
      if (!figure || !soles || !(man.stand ?? post)) return [];
      const sole = soles[man.mounted ? 1 : 0];
      return [{ figure, man: post ? { ...man, stand: post.stand, hidden: true } : man, sole }];
    });
  });

  /** Those at whom the chosen figure may shoot or strike. */
  targets = $derived.by(() => {
    const { table } = this;
    if (!table.selected || (table.asks !== "shoot" && table.asks !== "fight")) return setOf<string>();
    const items = (table.options?.offers ?? []).map((offer) => table.item(offer));
    return setOf(items.flatMap((item) => (item && "target" in item ? [item.target] : [])));
  });

  /** The miniature of a figure; nothing while counters are shown. */
  miniature({ figure, man }: Piece): string {
    const parts = this.table.moment.scene.miniatures[man.rider || figure.id]?.[man.mounted || man.rider ? 1 : 0];
    if (!this.drawn || !parts) return "";
    return composed(this.drawn.defs, this.drawn.figures, man.rider ? parts.slice(0, 1) : parts);
  }

  /** What the question is about, in the picture: who is asked, what all have announced, at whom they may shoot. */
  about = $derived.by(() => {
    const { table } = this;
    if (!table.asks) return [];
    const asked = this.pieces.filter(({ figure }) => table.able.has(figure.id)).map(({ man }) => this.spotOf(man));
    const ways = this.announced.flatMap(({ move }) => this.wayOf(move).map((point) => this.view.at(point)));
    const targets = [...this.targets, ...table.reach.aimed].map((id) => this.placeOf(id));
    return [...asked, ...ways, ...targets];
  });
  /** It is about a part of the table. */
  close = $derived.by(
    () => !["", "hide", "move"].includes(this.table.asks) && (this.table.asks !== "talk" || this.announced.length > 0),
  );

  /** Ways that all have announced. */
  announced = $derived.by(() => {
    const { table } = this;
    if (!["talk", "answer"].includes(table.moment.awaits.what)) return [];
    return table.state.plans.flatMap(({ seat, moves }) =>
      moves.filter((move) => move.path.length).map((move) => ({ seat, move })),
    );
  });

  /** A way that is drawn or planned, with those who go along beside it: where each will stand, and facing which way. */
  ghosts(move: Move): { figure: string; at: Point; heading: number; sole: readonly number[] }[] {
    const { table } = this;
    const way = this.wayOf(move);
    const [start, end] = [way[0], way.at(-1)];
    if (!start || !end) return [];
    const [a, b] = [way.at(-2) ?? end, end];
    const walked = (Math.atan2(b[1] - a[1], b[0] - a[0]) / Math.PI) * 18000;
    return [move.figure, ...table.party.with(move.figure)].flatMap((figure) => {
      const [stand, man] = [table.man(figure)?.stand, table.man(figure)];
      const sole = table.moment.scene.soles[figure]?.[man?.mounted ? 1 : 0];
      if (!stand || !sole) return [];
      const at = this.view.at([stand[0] + end[0] - start[0], stand[1] + end[1] - start[1]]);
      return [{ figure, at, heading: move.face >= 0 ? move.face : walked, sole }];
    });
  }

  livery(seat: string): number {
    return Math.max(0, this.table.moment.scenario.seats.indexOf(seat)) % LIVERIES;
  }

  spots(points: readonly Point[]): string {
    return points.map((point) => this.view.at(point).map(fixed).join(",")).join(" ");
  }

  wayOf(move: Move): Point[] {
    const stand = this.table.man(move.figure)?.stand;
    return stand ? [[stand[0], stand[1]], ...move.path] : move.path;
  }

  /** Where somebody stands in the picture, or has fallen. */
  placeOf(id: string): Point {
    const { table } = this;
    const stand = table.man(id)?.stand ?? table.state.fallen.find((each) => each.id === id)?.stand;
    return stand ? this.view.at([stand[0], stand[1]]) : [-99, -99];
  }

  spotOf(man: Man): Point {
    return this.view.at(man.stand ? [man.stand[0], man.stand[1]] : [0, 0]);
  }

  /** Where somebody will stand after their move. */
  end(id: string): Point | undefined {
    const item = this.table.picked[id];
    const stand = isPost(item) ? item.stand : this.table.man(id)?.stand;
    return (isMove(item) ? item.path.at(-1) : undefined) ?? (stand ? [stand[0], stand[1]] : undefined);
  }
}
