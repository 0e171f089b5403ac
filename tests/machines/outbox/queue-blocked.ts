import type { Operation } from "../../../machines/outbox/operation";
import type { QueueContext } from "../../../machines/outbox/queue-facts";

type Blocked = QueueContext["blocked"];

const heardOnce = (one: Blocked[string], beats: number): Blocked[string] => ({
  ...one,
  beats,
  isDue: one.isDue || !one.isProven || beats >= 4,
});

/** After as many heartbeats, or, with 0, after the server has answered to another operation. */
export const heard = (blocked: Blocked, beats: 0 | 1): Blocked =>
  Object.fromEntries(
    Object.entries(blocked).map(([key, one]) => [
      key,
      beats === 0 && one.isProven ? one : heardOnce(one, beats === 0 ? Math.max(1, one.beats) : one.beats + 1),
    ]),
  );

/** Whether an operation waits: for its section, or because it is blocked and its retry is not due. */
export const isResting = (
  { postponed, blocked }: Pick<QueueContext, "postponed" | "blocked">,
  { key }: Operation,
): boolean => postponed.includes(key) || blocked[key]?.isDue === false;

/** After the longest pause. */
export const rested = (blocked: Blocked): Blocked =>
  Object.fromEntries(Object.entries(blocked).map(([key, one]) => [key, { ...one, isDue: true }]));
