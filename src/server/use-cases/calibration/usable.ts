import type { AnsweredItem, AnsweredSitting } from "./answered-sittings";

/** Whether an answer was too fast to have been read, by the item's usual time. */
export type IsRapid = (elapsedMs: number, expectedMs: number) => boolean;

/** An answer with its judgement; a rapid one is used for its time alone. */
export interface JudgedAnswer extends AnsweredItem {
  readonly isRapid: boolean;
}

export interface JudgedSitting extends Omit<AnsweredSitting, "answers"> {
  readonly answers: readonly JudgedAnswer[];
}

/** The numbers of attempts and answers that were excluded. */
export interface LeftOut {
  /** Attempts that are invalid because of their share of rapid answers. */
  readonly invalidSittings: number;
  /** In the valid attempts. */
  readonly rapid: number;
  /** Answers to items that the student had met in an earlier attempt. */
  readonly repeated: number;
}

/** From this share of rapid answers on, an attempt is invalid. */
const invalidShare = 0.25;

/** Judges answers: removes invalid attempts, and all answers of a student to an item except the first. */
export function usable(
  sittings: readonly AnsweredSitting[],
  expectedMs: ReadonlyMap<string, number>,
  isRapid: IsRapid,
): { readonly sittings: readonly JudgedSitting[]; readonly leftOut: LeftOut } {
  const met = new Map<string, Set<string>>();
  const kept: JudgedSitting[] = [];
  let [invalidSittings, rapid, repeated] = [0, 0, 0];
  for (const sitting of sittings) {
    const known = met.get(sitting.userId) ?? new Set();
    met.set(sitting.userId, known);
    const judged = sitting.answers.flatMap((answer): JudgedAnswer[] => {
      const usual = expectedMs.get(answer.itemId);
      return usual === undefined ? [] : [{ ...answer, isRapid: isRapid(answer.elapsedMs, usual) }];
    });
    const fresh = judged.filter(({ itemId }) => !known.has(itemId));
    for (const { itemId } of judged) known.add(itemId);
    const fast = judged.filter((answer) => answer.isRapid).length;
    if (judged.length === 0) continue;
    if (fast >= invalidShare * judged.length) {
      invalidSittings += 1;
      continue;
    }
    rapid += fast;
    repeated += judged.length - fresh.length;
    if (fresh.length > 0) kept.push({ ...sitting, answers: fresh });
  }
  return { sittings: kept, leftOut: { invalidSittings, rapid, repeated } };
}
