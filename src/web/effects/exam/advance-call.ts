import type { AdvanceRequest } from "../../../../machines/exam/hand-in-facts";

/** Input of the call that leaves a stage; when the time ran out, `due_at` is the deadline that applied. */
export const advanceCall = (request: AdvanceRequest) => {
  const { attemptId: attempt_id, lease, stage, manifest, contested, reason, dueAt: due_at } = request;
  const leaving = { attempt_id, lease, stage, manifest: [...manifest], contested: [...contested], reason };
  return reason === "clock" ? { ...leaving, due_at } : leaving;
};
