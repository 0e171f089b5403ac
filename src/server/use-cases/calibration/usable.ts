import type { AnsweredItem, AnsweredSitting } from "./answered-sittings";

/** Whether an answer came too fast to have been read, by the item's usual time. */
export type IsRapid = (elapsedMs: number, expectedMs: number) => boolean;

/** An answer that is kept for its time alone where it is rapid. */
export interface JudgedAnswer extends AnsweredItem {
  readonly isRapid: boolean;
}

export interface JudgedSitting extends Omit<AnsweredSitting, "answers"> {
  readonly answers: readonly JudgedAnswer[];
}

/** What was left out, and why. */
export interface LeftOut {
  /** Sittings with a share of rapid answers that makes them invalid. */
  readonly invalidSittings: number;
  /** In the sittings that stay. */
  readonly rapid: number;
  /** To an item that the student had met in an earlier sitting. */
  readonly repeated: number;
}

/** From this share of rapid answers a sitting says nothing of its student. */
const invalidShare = 0.25;

/** Judges answers: invalid sittings go, and of each student's answers to an item only the first stays. */
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
