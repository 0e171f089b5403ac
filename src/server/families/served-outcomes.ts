import type { TestItem } from "../attempts/catalogue";

/** What scoring needs of one served item: a blank has no credit. */
export interface ServedOutcome {
  readonly item: TestItem;
  readonly credit: number;
}

/** What was served of each part, in the order in which the parts were met. */
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
