import { Refusal } from "../../refusal";
import { followsMapping } from "../processing/mapping-only";
import type { ScoringProgram } from "../processing/program";
import { isSameValue, itemsOf, scalarOf, qtiValueOf, type QtiValue } from "../processing/value";
import type { ResponseDeclaration } from "../response-declaration";
import { checkKey } from "./options";

export type ChoicePair = readonly [string, string];

/** The points for pairs: for all of `right` together, or for each pair by itself. */
export type PairCredit =
  | {
      readonly kind: "whole";
      readonly points: number;
      readonly unansweredCosts: boolean;
      readonly right: readonly ChoicePair[];
    }
  | {
      readonly kind: "shares";
      /** Points of a pair of the mapping. */
      readonly earned: ReadonlyMap<string, number>;
      readonly otherwise: number;
      readonly lower: number;
      readonly upper: number;
    };

export const pairName = ([one, other]: ChoicePair): string => `${one} ${other}`;
export const pairIn = (value: string): ChoicePair => {
  const [one = "", other = ""] = value.split(" ");
  return [one, other];
};

const impossible: QtiValue = { ordered: false, items: ["\u{F0003} \u{F0003}"] };

const wholeCredit = (program: ScoringProgram, { identifier }: ResponseDeclaration, key: QtiValue): PairCredit => {
  const pointsOf = (value: QtiValue) => program.pointsOf(new Map([[identifier, value]]));
  const right = itemsOf(key).map((item) => pairIn(String(item)));
  if (right.length === 0) throw new Refusal("keyMissing");
  const [points, unanswered] = [pointsOf(key), pointsOf(null)];
  if (points <= 0) throw new Refusal("noFullCredit");
  if (pointsOf(impossible) !== 0 || unanswered > 0) throw new Refusal("partialCredit");
  return { kind: "whole", points, unansweredCosts: unanswered < 0, right };
};

/** The points for pairs. Throws Refusal for rules that are neither all or nothing nor a mapping. */
export const pairCredit = (program: ScoringProgram, response: ResponseDeclaration): PairCredit => {
  if ((response.baseType !== "pair" && response.baseType !== "directedPair") || response.cardinality === "ordered")
    throw new Refusal("responseTypeUnsupported", `${response.baseType} ${response.cardinality}`);
  const usage = program.usageOf(response.identifier);
  const [key, ...more] = usage.compared;
  const container = (value: QtiValue): QtiValue =>
    value === null || typeof value === "object" ? value : { ordered: false, items: [value] };
  if (
    key !== undefined &&
    !usage.mapped &&
    usage.others.length === 0 &&
    more.every((one) => isSameValue(one, key) === true)
  )
    return wholeCredit(program, response, response.cardinality === "single" ? key : container(key));
  const { mapping } = response;
  if (mapping === null || !followsMapping(program, response))
    throw new Refusal(
      usage.others.length > 0 ? "processingUnsupported" : key === null ? "keyMissing" : "partialCredit",
      usage.others[0],
    );
  const earned = new Map<string, number>();
  for (const entry of mapping.entries) {
    const name = String(scalarOf(entry.key, response.baseType));
    if (!earned.has(name)) earned.set(name, entry.points);
  }
  return { kind: "shares", earned, otherwise: mapping.otherwise, lower: mapping.lower, upper: mapping.upper };
};

type PairShares = Extract<PairCredit, { kind: "shares" }>;

const rightIn = ({ earned }: PairShares) => [...earned].filter(([, points]) => points > 0);

/** Whether a mapping gives the same points to each right pair and 0 to all others. */
export const areEqualPairs = (credit: PairShares): boolean => {
  const right = rightIn(credit);
  const [[, each] = ["", 0]] = right;
  return (
    right.every(([, earned]) => earned === each) &&
    [...credit.earned.values()].every((earned) => earned >= 0) &&
    credit.otherwise === 0
  );
};

/**
 * The right pairs of a mapping that gives the same points to each right pair and 0 to all others. Throws Refusal for
 * other mappings.
 */
export const equalPairs = (
  credit: PairShares,
  response: ResponseDeclaration,
): { readonly right: readonly ChoicePair[]; readonly points: number } => {
  const right = rightIn(credit);
  const [first] = right;
  if (!first) throw new Refusal("noFullCredit");
  const points = first[1] * right.length;
  if (!areEqualPairs(credit)) throw new Refusal("pairsUnequal");
  if (credit.upper < points - 1e-9 || credit.lower > 0) throw new Refusal("partialCredit");
  const key = new Set(itemsOf(qtiValueOf(response.correct, response)).map(String));
  const named = right.filter(([name]) => key.has(name)).length === right.length && key.size === right.length;
  checkKey(key.size > 0, named ? points : 0, points);
  return { right: right.map(([name]) => pairIn(name)), points };
};
