// Enemies who may be attacked, and how: what the offers of charges and shots name.

import type { Target } from "./board/scene";
import { label } from "./grips";
import type { Names } from "./names";
import type { Group } from "./offers";
import { ordered } from "./wording";

/** A charge straight ahead comes first, then by a wheel; without the die before with it; shots last. */
const rank = ({ order, field }: Group): number =>
  (order.order === "shoot" ? 8 : 0) +
  (order.bonus ? 4 : 0) +
  (field ? 2 : 0) +
  (order.then && order.then !== "stay" ? 1 : 0);

function met(names: Names, group: Group): Target[] {
  const { key, order, field, path, stretches } = group;
  if (order.order === "shoot" && order.target)
    return [{ id: order.target, kind: "shoot", key, number: 0, label: ordered(names, order) }];
  if (order.order !== "charge" || !path) return [];
  const said = label(names, group);
  if (!field) return path.meets.map((id) => ({ id, kind: "charge", key, number: path.far, label: said }));
  return stretches.flatMap(({ low, high, meets = [] }) =>
    meets.map((id): Target => ({ id, kind: "charge", key, number: Math.round((low + high) / 2), label: said })),
  );
}

/** Every way to attack every enemy, the usual first; one way is named once for each. */
export function targets(names: Names, groups: readonly Group[]): Target[] {
  const all = [...groups].sort((one, other) => rank(one) - rank(other)).flatMap((group) => met(names, group));
  return all.filter(
    (each, place) => all.findIndex((other) => other.id === each.id && other.key === each.key) === place,
  );
}
