import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Heartbeat, heartbeatInput } from "../../contract/exam";
import { attempts } from "../db/schema";
import { Refusal } from "./refusal";
import { standingOf } from "./sitting/lease";
import { currentAttempt } from "./sitting/time";
import type { Caller, Tools } from "./tools";

/** A sign of life from a window: keeps its lease, tells the time. */
export async function heartbeat(
  tools: Tools,
  caller: Caller,
  input: z.output<typeof heartbeatInput>,
): Promise<Heartbeat> {
  const attempt = await currentAttempt(tools, caller.userId, input.attempt_id);
  const standing = await standingOf(tools.db, attempt, input.lease);
  if (standing.kind === "foreign") throw new Refusal("heldElsewhere", { attempt_id: attempt.attemptId });
  const now = tools.clock();
  if (standing.kind === "current" && attempt.status === "sitting") {
    await tools.db
      .update(attempts)
      .set({ leaseSeenAt: now })
      .where(and(eq(attempts.attemptId, attempt.attemptId), eq(attempts.leaseEpoch, standing.epoch)));
  }
  return {
    server_time: now,
    deadline: attempt.deadline,
    lease_held: standing.kind === "current",
    status: attempt.status,
    stage: attempt.stage,
  };
}
