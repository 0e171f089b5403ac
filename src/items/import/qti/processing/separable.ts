import { Refusal } from "../../refusal";
import type { XmlElement } from "../../xml";
import { childElements } from "../../xml";
import { identifierOf } from "../attributes";
import type { PartsCredit, PointsOf } from "./credit";

interface Dependence {
  /** Responses that the outcome depends on. */
  readonly on: ReadonlySet<string>;
  /** The outcome is a sum of parts, each of which depends on one response at most. */
  readonly additive: boolean;
}
const nothing: Dependence = { on: new Set(), additive: true };
const union = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> => new Set(sets.flatMap((set) => [...set]));
const looking = new Set(["variable", "correct", "mapResponse", "mapResponsePoint"]);

/** Tracks, rule by rule, the responses on which each outcome depends. */
export class Dependences {
  readonly outcomes = new Map<string, Dependence>();
  readonly #responses: ReadonlySet<string>;

  constructor(responses: ReadonlySet<string>) {
    this.#responses = responses;
  }

  of(element: XmlElement): ReadonlySet<string> {
    const identifier = identifierOf(element);
    if (looking.has(element.name))
      return this.#responses.has(identifier)
        ? new Set(element.name === "correct" ? [] : [identifier])
        : (this.outcomes.get(identifier)?.on ?? nothing.on);
    return union(childElements(element).map((child) => this.of(child)));
  }

  isAdditive(element: XmlElement): boolean {
    if (this.of(element).size <= 1) return true;
    if (element.name === "variable") return this.outcomes.get(identifierOf(element))?.additive ?? true;
    return (
      (element.name === "sum" || element.name === "subtract") &&
      childElements(element).every((child) => this.isAdditive(child))
    );
  }

  /** Takes in these rules; false: one of them cannot be analysed. */
  follow(rules: readonly XmlElement[], under: ReadonlySet<string>): boolean {
    return rules.every((rule) => {
      if (rule.name === "setOutcomeValue") return this.#assign(rule, under);
      if (rule.name === "responseProcessingFragment") return this.follow(childElements(rule), under);
      if (rule.name !== "responseCondition") return false;
      const branches = childElements(rule).map((branch) => ({ isElse: branch.name === "responseElse", branch }));
      const tests = branches.flatMap(({ isElse, branch }) => (isElse ? [] : childElements(branch).slice(0, 1)));
      const on = union([under, ...tests.map((test) => this.of(test))]);
      return branches.every(({ isElse, branch }) => this.follow(childElements(branch).slice(isElse ? 0 : 1), on));
    });
  }

  #assign(rule: XmlElement, under: ReadonlySet<string>): boolean {
    const identifier = identifierOf(rule);
    const [value] = childElements(rule);
    if (!value) return false;
    const before = this.outcomes.get(identifier) ?? nothing;
    const on = union([under, before.on, this.of(value)]);
    const added = value.name === "sum" ? childElements(value) : [];
    const others = added.filter((part) => part.name !== "variable" || identifierOf(part) !== identifier);
    const increased = added.length - others.length === 1;
    const additive =
      under.size === 0
        ? this.isAdditive(value)
        : on.size <= 1 ||
          (under.size === 1 &&
            before.additive &&
            increased &&
            union([under, ...others.map((part) => this.of(part))]).size === 1);
    this.outcomes.set(identifier, {
      on: under.size === 0 ? this.of(value) : on,
      additive,
    });
    return true;
  }
}

/**
 * Whether a single condition sets the score to one of two constants, and each part of the condition depends on one
 * response.
 */
const isConjunction = (rules: readonly XmlElement[], score: string, dependences: Dependences): boolean => {
  const deciding = rules.filter((rule) => rule.name !== "setOutcomeValue" || identifierOf(rule) === score);
  const [rule, ...more] = deciding;
  if (!rule || more.length > 0 || rule.name !== "responseCondition") return false;
  const [first, second, ...further] = childElements(rule);
  if (!first || further.length > 0 || (second && second.name !== "responseElse")) return false;
  const [test, ...actions] = childElements(first);
  const parts = (element: XmlElement): XmlElement[] =>
    element.name === "and" ? childElements(element).flatMap(parts) : [element];
  return (
    test !== undefined &&
    parts(test).every((part) => dependences.of(part).size <= 1) &&
    [...actions, ...(second ? childElements(second) : [])].every(
      (action) =>
        action.name === "setOutcomeValue" && childElements(action).every((value) => dependences.of(value).size === 0),
    )
  );
};

const asSum = (sizes: readonly number[], pointsOf: PointsOf): PartsCredit => {
  const base = sizes.map(() => 0);
  const start = pointsOf(base) ?? 0;
  if (start !== 0) throw new Refusal(start > 0 ? "unansweredEarns" : "partialCredit");
  const points = sizes.map((size, part) =>
    Array.from({ length: size }, (_, of) => pointsOf(base.map((zero, at) => (at === part ? of : zero))) ?? 0),
  );
  const total = (choose: (...numbers: number[]) => number) => points.reduce((sum, list) => sum + choose(...list), 0);
  const most = total(Math.max);
  if (most <= 0) throw new Refusal("noFullCredit");
  return { kind: "sum", most, lowest: total(Math.min), unansweredCosts: false, points };
};

const asWhole = (sizes: readonly number[], pointsOf: PointsOf, known: readonly number[]): PartsCredit => {
  const most = pointsOf(known) ?? 0;
  const none = pointsOf(sizes.map(() => 0)) ?? 0;
  if (most <= 0) throw new Refusal("noFullCredit");
  if (none !== 0) throw new Refusal("partialCredit");
  const right = sizes.map(
    (size, part) =>
      new Set(
        Array.from({ length: size }, (_, of) => of).filter(
          (of) => pointsOf(known.map((best, at) => (at === part ? of : best))) === most,
        ),
      ),
  );
  return { kind: "whole", most, lowest: 0, unansweredCosts: false, right };
};

/**
 * The points of the parts if there are too many combinations to try: only for rules whose form proves that each
 * response adds its points independently, or that all must be right. `known` are the classes of the declared key.
 * Throws Refusal for other rules.
 */
export const separableCredit = (
  rules: readonly XmlElement[],
  score: string,
  responses: readonly string[],
  parts: { readonly sizes: readonly number[]; readonly pointsOf: PointsOf; readonly known: readonly number[] | null },
): PartsCredit => {
  const dependences = new Dependences(new Set(responses));
  if (isConjunction(rules, score, dependences) && parts.known) return asWhole(parts.sizes, parts.pointsOf, parts.known);
  if (dependences.follow(rules, new Set()) && dependences.outcomes.get(score)?.additive)
    return asSum(parts.sizes, parts.pointsOf);
  throw new Refusal("partialCredit");
};
