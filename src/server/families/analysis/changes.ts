import { isDeepStrictEqual } from "node:util";
import type { LoggedRow } from "../../attempts/attempt-record";

/** The columns of a log row from which changes are counted. */
export type LoggedOperation = Pick<LoggedRow, "kind" | "itemId" | "payload" | "result">;

const stands = ({ result }: LoggedOperation): boolean =>
  result === null || ("data" in result && result.data["applied"] !== false);

/**
 * How often the answer to each item was replaced by a different one. Withdrawing an answer and giving the same one
 * again is no change.
 */
export function changesIn(log: readonly LoggedOperation[]): ReadonlyMap<string, number> {
  const last = new Map<string, unknown>();
  const changes = new Map<string, number>();
  for (const entry of log) {
    const answer = entry.payload["answer"];
    if (entry.kind !== "answer" || entry.itemId === null || answer == null || !stands(entry)) continue;
    const before = last.get(entry.itemId);
    if (before !== undefined && !isDeepStrictEqual(before, answer))
      changes.set(entry.itemId, (changes.get(entry.itemId) ?? 0) + 1);
    last.set(entry.itemId, answer);
  }
  return changes;
}
