import type { Bank } from "../bank";
import { information } from "../model";
import { normalFrom, type Random } from "../random";
import { assemble, maskOf, thorough } from "./assemble";
import { problemFrom, violationOf, type AssemblyProblem } from "./blueprint";
import { searchNearby, type Objective } from "./local-search";

/** Target information of a form at an ability, per squared logit; above 0. */
export interface TargetPoint {
  readonly theta: number;
  readonly information: number;
}

export interface AssembledForms {
  /** Item indices of each form, ascending. */
  readonly forms: readonly (readonly number[])[];
  /** Information of each form at the points of the target. */
  readonly curves: readonly Float64Array[];
  /** Largest distance of any curve from the target, as a share of the target. */
  readonly furthest: number;
  /** Items too many or too few over all forms; 0: every form meets its blueprint. */
  readonly violation: number;
}

/**
 * One problem for all forms: item i of form f has the index f · size + i, and each item is used in at most one form.
 */
const parallelOf = ({ size, length, rules, sets }: AssemblyProblem, forms: number): AssemblyProblem => {
  const places = Array.from({ length: forms }, (_, form) => form * size);
  const shifted = (members: readonly number[], by: number) => members.map((index) => index + by);
  const whole = Array.from({ length: size }, (_, index) => index);
  const discrete = rules.slice(0, rules.length - sets.length);
  const ofSets = rules.slice(rules.length - sets.length);
  return problemFrom(
    size * forms,
    length * forms,
    [
      ...places.flatMap((by) => [
        { members: shifted(whole, by), least: length, most: length, orNone: false },
        ...discrete.map((rule) => ({ ...rule, members: shifted(rule.members, by) })),
      ]),
      ...whole.map((index) => ({ members: places.map((by) => by + index), least: 0, most: 1, orNone: false })),
      ...places.flatMap((by) => ofSets.map((rule) => ({ ...rule, members: shifted(rule.members, by) }))),
    ],
    places.flatMap((by) => sets.map((members) => shifted(members, by))),
  );
};

const curveOf = (told: readonly Float64Array[], items: readonly number[], points: number): Float64Array => {
  const curve = new Float64Array(points);
  for (const index of items)
    for (let point = 0; point < points; point += 1) curve[point] = (curve[point] ?? 0) + (told[index]?.[point] ?? 0);
  return curve;
};

/**
 * The objective of the exchanges: minus the squared distances of all forms' curves from 1, the target. `told` is the
 * information of each item as shares of the target.
 */
const nearness = (told: readonly Float64Array[], forms: readonly Float64Array[]): Objective => {
  const size = told.length;
  const points = told[0]?.length ?? 0;
  const none: Float64Array = new Float64Array(points);
  const toldAt = (place: number): Float64Array => told[place % size] ?? none;
  const formOf = (place: number) => Math.floor(place / size);
  const curveAt = (form: number): Float64Array => forms[form] ?? none;
  const change = (curve: Float64Array, out: Float64Array, into: Float64Array) => {
    let sum = 0;
    for (let point = 0; point < points; point += 1) {
      const from = (curve[point] ?? 0) - 1;
      const to = from - (out[point] ?? 0) + (into[point] ?? 0);
      sum += from * from - to * to;
    }
    return sum;
  };
  /**
   * By form and item, the gain if the item enters the form and none leaves it; valid while the curve of the form is
   * unchanged.
   */
  const entering = forms.map(() => new Float64Array(size));
  const isStale = forms.map(() => true);
  const onEntering = (form: number): Float64Array => {
    const kept = entering[form] ?? none;
    if (isStale[form] !== true) return kept;
    for (const [index, more] of told.entries()) kept[index] = change(curveAt(form), none, more);
    isStale[form] = false;
    return kept;
  };
  const staying = new Float64Array(points);
  const before = new Float64Array(points);
  return {
    gain: (out, into) => {
      const [left, entered] = [formOf(out), formOf(into)];
      return left === entered
        ? change(curveAt(left), toldAt(out), toldAt(into))
        : change(curveAt(left), toldAt(out), none) + change(curveAt(entered), none, toldAt(into));
    },
    gainEach: (out, entrants, gains) => {
      const left = formOf(out);
      const curve = curveAt(left);
      const less = toldAt(out);
      const leaving = change(curve, less, none);
      for (let point = 0; point < points; point += 1) {
        const from = (curve[point] ?? 0) - 1;
        before[point] = from * from;
        staying[point] = from - (less[point] ?? 0);
      }
      const first = left * size;
      const last = first + size;
      let form = -1;
      let entered: Float64Array = none;
      for (let at = 0; at < entrants.length; at += 1) {
        const into = entrants[at] ?? 0;
        if (into < first || into >= last) {
          if (form !== formOf(into)) {
            form = formOf(into);
            entered = onEntering(form);
          }
          gains[at] = leaving + (entered[into - form * size] ?? 0);
          continue;
        }
        const more = told[into - first] ?? none;
        let sum = 0;
        for (let point = 0; point < points; point += 1) {
          const to = (staying[point] ?? 0) + (more[point] ?? 0);
          sum += (before[point] ?? 0) - to * to;
        }
        gains[at] = sum;
      }
    },
    exchange: (out, into) => {
      const [left, entered] = [curveAt(formOf(out)), curveAt(formOf(into))];
      const [less, more] = [toldAt(out), toldAt(into)];
      for (let point = 0; point < points; point += 1) {
        left[point] = (left[point] ?? 0) - (less[point] ?? 0);
        entered[point] = (entered[point] ?? 0) + (more[point] ?? 0);
      }
      isStale[formOf(out)] = true;
      isStale[formOf(into)] = true;
    },
  };
};

const spread = 0.5;
const closeEnough = 1e-4;

/**
 * Forms that meet a blueprint, share no item and have the information that `target` specifies at its abilities (van der
 * Linden 2005, chs. 5 and 6). All forms are assembled as one problem, from items whose information suits the target;
 * then items are exchanged to bring the curves nearer to it. `random` chooses among equally good forms: the same seed
 * gives the same forms.
 */
export const assembleForms = (wanted: {
  readonly problem: AssemblyProblem;
  readonly bank: Bank;
  readonly target: readonly TargetPoint[];
  readonly forms: number;
  readonly random: Random;
  readonly isAvailable?: (index: number) => boolean;
}): AssembledForms => {
  const { problem, bank, target, forms: number, random, isAvailable = () => true } = wanted;
  const { size, length } = problem;
  const told = bank.items.map((item) =>
    Float64Array.from(target, (point) => information(item, point.theta) / point.information),
  );
  const unsuited = told.map((shares) => shares.reduce((sum, share) => sum + Math.abs(length * share - 1), 0));
  const least = Math.max(0, ...unsuited) + 4 * spread;
  const together = parallelOf(problem, number);
  const fixed = new Uint8Array(together.size);
  const free = maskOf(together.size, (place) => isAvailable(place % size));
  const values = Float64Array.from({ length: together.size }, (_, place) =>
    Math.max(0, least - (unsuited[place % size] ?? 0) + spread * normalFrom(random)),
  );
  const start = assemble(together, { fixed, free, values, effort: { ...thorough, relaxing: 60, patience: 5 } });
  const split = (items: readonly number[]): number[][] =>
    Array.from({ length: number }, (_, form) =>
      items.filter((place) => Math.floor(place / size) === form).map((place) => place % size),
    );
  const curves = split(start.items).map((items) => curveOf(told, items, target.length));
  const distance = curves.reduce((sum, curve) => sum + curve.reduce((total, share) => total + (share - 1) ** 2, 0), 0);
  const found = searchNearby(together, {
    fixed,
    free,
    start: start.items,
    objective: nearness(told, curves),
    penalty: Math.max(distance, 1 / length),
    rounds: 60 * number,
    patience: 30,
    enough: distance - closeEnough * number,
  });
  const forms = split(found.items.toSorted((one, other) => one - other));
  const shares = forms.map((items) => curveOf(told, items, target.length));
  return {
    forms,
    curves: shares.map((curve) => curve.map((share, point) => share * (target[point]?.information ?? 0))),
    furthest: Math.max(0, ...shares.flatMap((curve) => [...curve].map((share) => Math.abs(share - 1)))),
    violation: violationOf(together, found.items),
  };
};
