import type { GapRecord, OptionRecord } from "../../record";
import { Refusal } from "../../refusal";
import { qtiValueOf } from "../processing/value";
import type { ResponseDeclaration } from "../response-declaration";
import type { ItemScope } from "./interaction";
import { checkKey } from "./options";
import { pairName, type ChoicePair, type PairCredit } from "./pairs";

/** The points for the choices at the gaps. */
export interface GapCredit {
  readonly points: number;
  readonly lowest: number;
  readonly marking: "whole" | "shares";
  /** The points that a word earns in a gap. */
  readonly earned: (word: string, gap: string) => number;
}

/** A response in which each pair assigns a word to a gap. */
interface GapResponse {
  readonly response: ResponseDeclaration;
  readonly words: readonly string[];
  readonly gaps: readonly string[];
  readonly pairOf: (word: string, gap: string) => ChoicePair;
}

/**
 * The points for the choices at the gaps by a mapping of pairs. Throws Refusal if the bounds of the mapping limit the
 * sum.
 */
export const gapShares = (
  credit: Extract<PairCredit, { kind: "shares" }>,
  { response, words, gaps, pairOf }: GapResponse,
  { program }: ItemScope,
): GapCredit => {
  const earned = (word: string, gap: string) => credit.earned.get(pairName(pairOf(word, gap))) ?? credit.otherwise;
  const columns = gaps.map((gap) => words.map((word) => earned(word, gap)));
  const best = columns.reduce((sum, column) => sum + Math.max(0, ...column), 0);
  const least = columns.reduce((sum, column) => sum + Math.min(0, ...column), 0);
  if (best <= 0) throw new Refusal("noFullCredit");
  if (credit.upper < best - 1e-9 || credit.lower > 0) throw new Refusal("partialCredit");
  const key = qtiValueOf(response.correct, response);
  checkKey(key !== null, program.pointsOf(new Map([[response.identifier, key]])), best);
  return { points: best, lowest: Math.max(credit.lower, least) / best, marking: "shares", earned };
};

/** A gap with a choice among all words. Throws Refusal if none of them earns points. */
export const chosenGap = (gap: string, options: readonly OptionRecord[], credit: GapCredit): GapRecord => {
  const earned = options.map(({ id }) => [id, credit.earned(id, gap)] as const);
  const weight = Math.max(...earned.map(([, points]) => points));
  if (weight <= 0) throw new Refusal("gapWithoutKey", gap.slice(0, 60));
  const shares = Object.fromEntries(
    earned.filter(([, points]) => points !== 0).map(([id, points]) => [id, points / weight]),
  );
  return { id: gap, weight, kind: "choice", options, shares };
};
