import type { Bank } from "../bank";
import { information } from "../model";
import { normalFrom, type Random } from "../random";
import { assemble, maskOf, thorough } from "./assemble";
import { problemFrom, violationOf, type AssemblyProblem } from "./blueprint";
import { searchNearby, type Objective } from "./local-search";

/** Information that a form should have at an ability, per squared logit; above 0. */
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
  /** Items too many or too few over all forms; 0 where every form meets its blueprint. */
  readonly violation: number;
}

/** One problem for all forms: item i of form f stands at f · size + i, and an item comes in one form at most. */
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

/** Minus the squared distances of all forms' curves from 1, the target; `told` by item as shares of the target. */
const nearness = (told: readonly Float64Array[], forms: readonly Float64Array[]): Objective => {
  const size = told.length;
  const points = told[0]?.length ?? 0;
  const change = (curve: Float64Array | undefined, out: Float64Array | undefined, into: Float64Array | undefined) => {
    let sum = 0;
    for (let point = 0; point < points; point += 1) {
      const from = (curve?.[point] ?? 0) - 1;
      const to = from - (out?.[point] ?? 0) + (into?.[point] ?? 0);
      sum += from * from - to * to;
    }
    return sum;
  };
  const formOf = (place: number) => Math.floor(place / size);
  return {
    gain: (out, into) => {
      const [left, entered] = [formOf(out), formOf(into)];
      const [less, more] = [told[out % size], told[into % size]];
      return left === entered
        ? change(forms[left], less, more)
        : change(forms[left], less, undefined) + change(forms[entered], undefined, more);
    },
    exchange: (out, into) => {
      const [left, entered] = [forms[formOf(out)], forms[formOf(into)]];
      for (let point = 0; point < points; point += 1) {
        if (left !== undefined) left[point] = (left[point] ?? 0) - (told[out % size]?.[point] ?? 0);
        if (entered !== undefined) entered[point] = (entered[point] ?? 0) + (told[into % size]?.[point] ?? 0);
      }
    },
  };
};

const spread = 0.5;
const closeEnough = 1e-4;

/**
 * Forms that meet a blueprint, share no item and tell as much as `target` says at its abilities (van der Linden 2005,
 * chs. 5 and 6): all forms are assembled as one problem, from items whose information suits the target, then items are
 * exchanged to bring the curves nearer. `random` settles which of many equal forms it is: the same seed gives the same
 * forms.
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
