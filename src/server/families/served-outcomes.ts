import type { TestItem } from "../attempts/catalogue";

/** One served item and its credit, as needed for scoring; a blank has credit 0. */
export interface ServedOutcome {
  readonly item: TestItem;
  readonly credit: number;
}

/** Groups outcomes by part, in the order in which the parts were served. */
export function byPart(
  outcomes: readonly ServedOutcome[],
  partOf: (item: TestItem) => string,
): readonly (readonly [part: string, outcomes: ServedOutcome[]])[] {
  const parts = new Map<string, ServedOutcome[]>();
  for (const outcome of outcomes) {
    const part = partOf(outcome.item);
    parts.set(part, [...(parts.get(part) ?? []), outcome]);
  }
  return [...parts];
}
