import type { AdvanceRequest } from "../../../../machines/exam/hand-in-facts";

/** That a stage is left, as the server is asked; by the clock with the end that it ran out by. */
export const advanceCall = (request: AdvanceRequest) => {
  const { attemptId: attempt_id, lease, stage, manifest, contested, reason, dueAt: due_at } = request;
  const leaving = { attempt_id, lease, stage, manifest: [...manifest], contested: [...contested], reason };
  return reason === "clock" ? { ...leaving, due_at } : leaving;
};
