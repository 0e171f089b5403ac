import { bounded } from "../../contract/item/credit";

export interface AnswerScore {
  /** awaiting: a person has yet to mark the answer, which has no credit until then. */
  readonly mark: "right" | "wrong" | "partly" | "skipped" | "awaiting";
  /** Share of the item's points: at most 1, below 0 if a wrong answer loses points. */
  readonly credit: number;
}

const right: AnswerScore = { mark: "right", credit: 1 };
export const wrong: AnswerScore = { mark: "wrong", credit: 0 };
export const skipped: AnswerScore = { mark: "skipped", credit: 0 };
export const awaiting: AnswerScore = { mark: "awaiting", credit: 0 };

export const allOrNothing = (holds: boolean): AnswerScore => (holds ? right : wrong);

/** The score for `hits` right parts out of `total`: the credit is their share; in all-or-nothing scoring, 0 or 1. */
export const byShare = (hits: number, total: number, isWhole: true | undefined): AnswerScore => {
  const credit = total === 0 ? 0 : hits / total;
  return credit >= 1 ? right : credit > 0 ? { mark: "partly", credit: isWhole ? 0 : credit } : wrong;
};

/** The score for a share of the points, limited to the range from the key's lowest share to 1. */
export const byCredit = (share: number, lowest: number | undefined): AnswerScore => {
  const credit = bounded(share, lowest);
  return credit === 1 ? right : { mark: credit > 0 ? "partly" : "wrong", credit };
};

/** All-or-nothing score: "partly", for more right than wrong choices, has credit 0. */
export const byChoices = (key: readonly string[], chosen: readonly string[]): AnswerScore => {
  const wanted = new Set(key);
  const hits = new Set(chosen.filter((id) => wanted.has(id))).size;
  const misses = new Set(chosen.filter((id) => !wanted.has(id))).size;
  if (hits === wanted.size && misses === 0) return right;
  return hits > misses ? { mark: "partly", credit: 0 } : wrong;
};
