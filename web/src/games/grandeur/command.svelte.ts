// What Grandeur adds to a battle: generals, corps, weather, and the reach of command.

import type { MatchTable, Moment, Regions } from "../../page/api";
import { part } from "../../page/part";
import { setOf } from "../../sets";
import { t } from "../../settings.svelte";
import type { Press, Rank } from "../impetus/board/scene";
import type { Battle } from "../impetus/battle.svelte";
import type { Further } from "../impetus/further";
import type { Group } from "../impetus/offers";
import { isSeat, SEATS, type Ordered } from "../impetus/types";
import { kind } from "../impetus/wording";
import Answers from "./Answers.svelte";
import Below from "./Below.svelte";
import { corpsOf, leaderOf, spareGeneral, spent } from "./chain";
import GeneralCard from "./General.svelte";
import { leaderBodies, leaderBody, paintWorn, type Worn } from "./generals";
import Muster from "./Muster.svelte";
import NameCorps from "./NameCorps.svelte";
import { CorpsNames, isOrder } from "./names";
import Notes from "./Notes.svelte";
import Over from "./Over.svelte";
import { first, shown, type Wanted } from "./reaches";
import { tells } from "./show";
import { TERMS } from "./terms";
import Tools from "./Tools.svelte";
import type { Brigade, Leader, State, Types } from "./wire";

const FULL = 36000;

export class Command {
  /** Whose command radii are drawn, where they are. */
  wanted: Wanted = $state.raw({ seats: [], ranks: [] });

  constructor(
    readonly battle: Battle,
    readonly moment: Moment<Types>,
    readonly match?: MatchTable<Types>,
  ) {}

  names = $derived.by(() => new CorpsNames(this.moment.words, this.moment.scenario, (unit) => this.#marks(unit)));

  get state(): State {
    return this.moment.state;
  }

  #listed(unit: string): Brigade | undefined {
    const armies = SEATS.flatMap((seat) => this.moment.scenario[seat].army.units.map((each) => ({ seat, each })));
    return armies.find(({ seat, each }) => `${seat}.${each.id}` === unit)?.each;
  }

  /** A general, on the table or not yet. */
  leader(id: string): Leader | undefined {
    return leaderOf(this.state, id) ?? spareGeneral(this.moment, id);
  }

  ledBy(unit: string): Leader | undefined {
    return this.state.leaders.find((each) => each.unit === unit);
  }

  corpsOf(unit: string): string {
    return corpsOf(this.state, unit);
  }

  worn(id: string): Worn | undefined {
    const unit = this.state.units.find((each) => each.id === id);
    const profile = unit?.profile ?? this.#listed(id)?.profile;
    const { squares, beyond } = this.moment.marks;
    return (
      profile && {
        profile,
        square: unit?.square || squares.includes(id),
        opportunity: unit?.opportunity ?? false,
        beyond: beyond.includes(id),
      }
    );
  }

  /** A unit in words, for its label. */
  #marks(id: string): string[] {
    const unit = this.state.units.find((each) => each.id === id);
    const { beyond } = this.worn(id) ?? {};
    return [
      ...this.#profile(id),
      ...(unit?.general ? [t(unit.brave ? "with-brave" : "army-general")] : []),
      ...this.#stance(id),
      ...(beyond ? [t("beyond-command")] : []),
    ];
  }

  #profile(id: string): string[] {
    const { discipline = "", quality = "" } = this.worn(id)?.profile ?? {};
    return [
      ...(discipline ? [t("grandeur-discipline", { discipline })] : []),
      ...(quality ? [t(`quality-${quality}`)] : []),
    ];
  }

  #stance(id: string): string[] {
    const { square, opportunity } = this.worn(id) ?? {};
    return [...(square ? [t("picture-square")] : []), ...(opportunity ? [t("picture-opportunity")] : [])];
  }

  #conditions(id: string): string[] {
    const left = this.moment.marks.phases[id];
    return [
      ...this.#profile(id),
      ...this.#stance(id),
      ...(left === undefined ? [] : [t("phases-left", { count: left })]),
    ];
  }

  // Command radii

  get commanding(): boolean {
    return this.battle.around.stays;
  }

  async showReaches(): Promise<void> {
    if (this.commanding) return this.battle.around.hide();
    const seat = this.match?.home;
    if (!this.wanted.seats.length) this.wanted = first(this.state, isSeat(seat) ? seat : "red");
    await this.battle.around.show("", "command", true);
  }

  #regions(regions: Regions, looked: string): Regions {
    return shown(regions, this.state, this.wanted, looked);
  }

  // Orders of generals

  /** Which way somebody looks who is set up so far up the table: towards its middle. */
  #ahead(y: number): number {
    return y * 2 < this.moment.scenario.board.short ? 9000 : 27000;
  }

  #ranks(groups: readonly Group[]): Rank[] {
    return groups.flatMap(({ key, field, order, stretches }) =>
      field && isOrder(order, "place-general")
        ? [{ key, body: order.general, y: order.y, heading: this.#ahead(order.y), stretches }]
        : [],
    );
  }

  #presses(groups: readonly Group[]): Press[] {
    return groups.flatMap(({ key, order }) =>
      isOrder(order, "attach")
        ? [{ key, kind: "attach", from: order.general, to: order.unit, label: kind(this.battle.names, order) }]
        : [],
    );
  }

  #placed(groups: readonly Group[]): Leader[] {
    const found = groups.map(({ order }) => order).find((order) => isOrder(order, "place-general"));
    const spare = found && spareGeneral(this.moment, found.general);
    return spare ? [spare] : [];
  }

  #begun(piece: string, angle: number): Ordered | undefined {
    const rides = { order: "ride", general: piece, angle: ((angle % FULL) + FULL) % FULL, distance: 0 };
    return leaderOf(this.state, piece) && rides;
  }

  /** What the table of a battle shows besides. */
  further(): Further {
    const props = { command: this };
    const { battle, moment } = this;
    const answers = part(Answers, props);
    const names = (): CorpsNames => this.names;
    return {
      get names() {
        return names().more;
      },
      bodies: (company) => leaderBodies(this.state, battle.names, moment.scene, setOf(moment.marks.astray), company),
      poseOf: (id) => leaderOf(this.state, id)?.pose,
      paint: (unit, card) => {
        const worn = this.worn(unit);
        return worn ? paintWorn(worn, card) : "";
      },
      symbols: ["opportunity"],
      square: (unit) => this.worn(unit)?.square ?? false,
      conditions: (unit) => this.#conditions(unit),
      spent: (unit) => spent(this.state, unit),
      placing: "place-general",
      ghost: (order, number) =>
        isOrder(order, "place-general") ? { [order.general]: [number, order.y, this.#ahead(order.y)] } : undefined,
      spares: (groups) =>
        this.#placed(groups).map((each) => leaderBody(each, battle.names, moment.scene, undefined, true)),
      ranks: (groups) => this.#ranks(groups),
      presses: (groups) => this.#presses(groups),
      plain: ["stay", "drop-square"],
      begun: (piece, angle) => this.#begun(piece, angle),
      aside: "ride",
      ends: "do-end-corps",
      terms: TERMS,
      called: () => t("game-grandeur"),
      tells: tells((corps) => this.names.corps(corps)),
      regions: (regions, looked) => this.#regions(regions, looked),
      asks: "command",
      reach: "command-reach",
      tools: part(Tools, props),
      over: part(Over, props),
      muster: part(Muster, props),
      answers: { reaction: answers, rethrow: answers, caught: answers, corps: part(NameCorps, props) },
      below: part(Below, props),
      piece: part(GeneralCard, props),
      notes: part(Notes, props),
    };
  }
}
