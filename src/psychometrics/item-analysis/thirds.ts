/** A third of a group: 0 has the lowest scores. */
export type Third = 0 | 1 | 2;

/**
 * The third of each score, in the order of the scores. Equal scores are in the same third, that of their middle rank,
 * so the thirds may differ in size.
 */
export function thirdsOf(scores: readonly number[]): Third[] {
  const sorted = scores.toSorted((one, other) => one - other);
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  for (const [place, score] of sorted.entries()) {
    if (!first.has(score)) first.set(score, place);
    last.set(score, place);
  }
  return scores.map((score) => {
    const middle = ((first.get(score) ?? 0) + (last.get(score) ?? 0) + 1) / 2;
    const third = Math.floor((3 * middle) / scores.length);
    return third <= 0 ? 0 : third === 1 ? 1 : 2;
  });
}
