import type { z } from "zod";
import { advanceInput } from "../../../contract/attempt/exam";
import type { AttemptRow } from "../../attempts/attempt";
import type { StageEnd } from "../../attempts/stages";
import { unknownFieldsOf } from "../../attempts/unknown-fields";
import type { AnswerManifest, DeliveryRules } from "../../delivery/delivery-rules";
import type { Ending } from "./finish";

/** That a window leaves a section. */
export type AdvanceInput = z.output<typeof advanceInput>;

/** What the window says it has written, without the items of which something will not come. */
export function uncontestedManifest({ manifest = [], contested = [] }: AdvanceInput): AnswerManifest {
  const excused = new Set(contested.map(({ exercise_id: itemId }) => itemId));
  return manifest.filter(({ exercise_id: itemId }) => !excused.has(itemId));
}

/** A section that is left in the seconds after its time was over has ended by the clock. */
export const stageEndOf = ({ deadline, stageDeadline }: AttemptRow, now: number): StageEnd =>
  stageDeadline !== null && stageDeadline !== deadline && now >= stageDeadline
    ? { at: stageDeadline, reason: "expired" }
    : { at: now, reason: "left" };

/** When the section under way ends; Infinity: it has no limit. */
const dueAtOf = ({ deadline, stageDeadline }: AttemptRow): number =>
  Math.min(deadline ?? Number.POSITIVE_INFINITY, stageDeadline ?? Number.POSITIVE_INFINITY);

/** A window's clock that is right but for so much has run out. */
const clockErrorMs = 5_000;

/** Whether the clock of a window ran out before its time: by an end that has moved since, or because it is wrong. */
export function isClockEarly({ reason, due_at: believed }: AdvanceInput, attempt: AttemptRow, now: number): boolean {
  if (reason !== "clock") return false;
  const dueAt = dueAtOf(attempt);
  const hasMoved = believed !== undefined && believed !== null && believed !== dueAt;
  return now < (hasMoved ? dueAt : dueAt - clockErrorMs);
}

/** Whether leaving it ends the sitting: sections that go on by themselves are left for good by the clock alone. */
export const isOutOfTime = ({ stepAfter }: DeliveryRules, { completedAt, deadline }: AttemptRow): boolean =>
  stepAfter !== null && completedAt === null && deadline !== null;

/** How a sitting ends that is left at its last section, or out of time. */
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
