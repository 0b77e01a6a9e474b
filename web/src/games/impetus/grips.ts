// Offers as handles, targets and ranks of the board.

import type { Grip, Press, Rank } from "./board/scene";
import type { Barred } from "../../page/api";
import type { Names } from "./names";
import type { Group } from "./offers";
import type { BattleTypes } from "./types";
import { kind } from "./wording";

/** Kinds of orders that people try by hand: where they are barred, the handle stays and says why. */
const TRIED = new Set(["advance", "wheel"]);

export const barredKey = (place: number): string => `barred ${place}`;

type Text = (group: Group, number: number) => string;

/** Handles of what may be done, and of what people will try but may not. */
export function grips(
  names: Names,
  groups: readonly Group[],
  barred: readonly Barred<BattleTypes>[],
  text: Text,
  facing: number,
): Grip[] {
  const open = groups.flatMap((group): Grip[] => {
    const { far = 0 } = group.path ?? {};
    if (!group.path || group.field === "x" || !(group.field || far)) return [];
    return [
      {
        key: group.key,
        sign: group.order.order,
        label: label(names, group),
        path: group.path,
        stretches: group.field ? group.stretches : [{ low: far, high: far }],
        out: outOf(group, facing),
        barred: false,
        single: !group.field,
        text: (number) => text(group, number),
      },
    ];
  });
  const shut = barred.flatMap(({ order, path }, place): Grip[] => {
    if (!path || !TRIED.has(order.order)) return [];
    return [
      {
        key: barredKey(place),
        sign: order.order,
        label: `${kind(names, order)}: ${names.words.say("may-not")}`,
        path,
        stretches: [],
        out: 0,
        barred: true,
        single: true,
        text: () => "",
      },
    ];
  });
  return [...open, ...shut];
}

export const label = (names: Names, group: Group): string =>
  group.order.order === "charge" && group.field
    ? names.words.say("do-charge-wheel", {
        corner: group.order.corner ?? "left",
        bonus: group.order.bonus ? "yes" : "no",
      })
    : kind(names, group.order);

/** Ways that begin at the same place stand one behind the other. */
function outOf(group: Group, facing: number): number {
  if (group.order.order === "march") return 1.9;
  if (group.order.order === "charge") return (group.order.bonus ? 3.4 : 2.2) + (group.field ? 0 : 0.6);
  const slant = ((((group.path?.angle ?? 0) - facing) % 9000) + 9000) % 9000;
  return group.path?.kind === "straight" && slant > 100 && slant < 8900 ? 1.4 : 0;
}

export function presses(
  names: Names,
  groups: readonly Group[],
  selected: readonly string[],
  joins: readonly string[],
): Press[] {
  const aims = groups.filter((group) => group.order.order === "shoot" && group.order.target);
  const once = aims.filter(
    (group, place) => aims.findIndex((other) => other.order.target === group.order.target) === place,
  );
  const [first] = selected;
  return [
    ...once.map((group): Press => ({
      key: group.key,
      kind: "aim",
      from: group.order.unit ?? "",
      to: group.order.target ?? "",
      label: kind(names, group.order),
    })),
    ...(first && joins[0]
      ? [
          {
            key: `join ${joins[0]}`,
            kind: "join" as const,
            from: first,
            to: first,
            label: names.words.say("group-of", { count: joins[0].split("+").length }),
          },
        ]
      : []),
  ];
}

/** The ranks of a unit that is set up, alone or with another behind it. */
export const ranks = (groups: readonly Group[], rear: string): Rank[] =>
  groups.flatMap((group) =>
    group.order.order === "deploy" && group.field && (group.order.rear ?? "") === rear
      ? [
          {
            key: group.key,
            body: group.order.unit ?? "",
            y: group.order.y ?? 0,
            heading: group.order.heading ?? 0,
            stretches: group.stretches,
          },
        ]
      : [],
  );
