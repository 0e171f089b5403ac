export interface AnswerScore {
  readonly mark: "right" | "wrong" | "partly" | "skipped";
  /** Share of the item's points, 0–1. */
  readonly credit: number;
}

const right: AnswerScore = { mark: "right", credit: 1 };
export const wrong: AnswerScore = { mark: "wrong", credit: 0 };
export const skipped: AnswerScore = { mark: "skipped", credit: 0 };

export const allOrNothing = (holds: boolean): AnswerScore => (holds ? right : wrong);

/** `hits` of `total` parts are right. */
export const byShare = (hits: number, total: number): AnswerScore => {
  const credit = total === 0 ? 0 : hits / total;
  return credit >= 1 ? right : credit > 0 ? { mark: "partly", credit } : wrong;
};

/** All or nothing: "partly", where more right than wrong ones are chosen, earns nothing. */
export const byChoices = (key: readonly string[], chosen: readonly string[]): AnswerScore => {
  const wanted = new Set(key);
  const hits = new Set(chosen.filter((id) => wanted.has(id))).size;
  const misses = new Set(chosen.filter((id) => !wanted.has(id))).size;
  if (hits === wanted.size && misses === 0) return right;
  return hits > misses ? { mark: "partly", credit: 0 } : wrong;
};
