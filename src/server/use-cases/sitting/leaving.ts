import type { z } from "zod";
import { advanceInput } from "../../../contract/attempt/exam";
import type { AttemptRow } from "../../attempts/attempt";
import type { StageEnd } from "../../attempts/stages";
import { unknownFieldsOf } from "../../attempts/unknown-fields";
import type { AnswerManifest, DeliveryRules } from "../../delivery/delivery-rules";
import type { Ending } from "./finish";

/** The request of a window to leave a section. */
export type AdvanceInput = z.output<typeof advanceInput>;

/** The manifest of the window, without the items of which it reports an operation that will not arrive. */
export function uncontestedManifest({ manifest = [], contested = [] }: AdvanceInput): AnswerManifest {
  const excused = new Set(contested.map(({ exercise_id: itemId }) => itemId));
  return manifest.filter(({ exercise_id: itemId }) => !excused.has(itemId));
}

/** The end of the section under way if it is left now: one left in the seconds after its time was over has expired. */
export const stageEndOf = ({ deadline, stageDeadline }: AttemptRow, now: number): StageEnd =>
  stageDeadline !== null && stageDeadline !== deadline && now >= stageDeadline
    ? { at: stageDeadline, reason: "expired" }
    : { at: now, reason: "left" };

/** When the section under way ends (epoch ms); Infinity: it has no limit. */
const dueAtOf = ({ deadline, stageDeadline }: AttemptRow): number =>
  Math.min(deadline ?? Number.POSITIVE_INFINITY, stageDeadline ?? Number.POSITIVE_INFINITY);

/** Tolerance, in ms, for the clock of a window whose time has run out. */
export const windowClockErrorMs = 5_000;

/** Whether a window's clock ran out too early: because the end has been moved, or because the clock is wrong. */
export function isClockEarly({ reason, due_at: believed }: AdvanceInput, attempt: AttemptRow, now: number): boolean {
  if (reason !== "clock") return false;
  if (attempt.stoppedAt !== null) return true;
  const dueAt = dueAtOf(attempt);
  const hasMoved = believed !== undefined && believed !== null && believed !== dueAt;
  return now < (hasMoved ? dueAt : dueAt - windowClockErrorMs);
}

/**
 * Whether leaving ends the attempt: in an adaptive test, an incomplete attempt can only be left because time ran out.
 */
export const isOutOfTime = ({ stepAfter }: DeliveryRules, { completedAt, deadline }: AttemptRow): boolean =>
  stepAfter !== null && completedAt === null && deadline !== null;

/** The ending of an attempt that is left in its last section, or because its time ran out. */
export function endingOf(
  delivery: DeliveryRules,
  attempt: AttemptRow,
  input: AdvanceInput,
  now: number,
): Required<Ending> {
  const more = unknownFieldsOf(advanceInput, input);
  return isOutOfTime(delivery, attempt)
    ? { reason: "expired", at: Math.min(now, attempt.deadline ?? now), more }
    : { reason: delivery.leavingReason, at: stageEndOf(attempt, now).at, more };
}
