import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Heartbeat, heartbeatInput } from "../../contract/attempt/exam";
import { leaseStandingOf } from "../attempts/lease";
import { attempts } from "../db/schema";
import type { Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import { currentAttempt } from "./sitting/current";
import { noteAbsences } from "./sitting/note-absences";

/**
 * A heartbeat of a window: keeps its lease alive and returns the server's time. Takes no lock, so that it does not wait
 * for answers.
 */
export async function heartbeat(
  deps: Dependencies,
  caller: Principal,
  input: z.output<typeof heartbeatInput>,
): Promise<Heartbeat> {
  const attempt = await currentAttempt(deps, caller, input.attempt_id);
  const told = input.absences ?? [];
  const standing = await leaseStandingOf(deps.db, attempt, input.lease);
  const now = deps.clock();
  if (standing.kind === "current" && attempt.status === "sitting") {
    await deps.db
      .update(attempts)
      .set({ leaseSeenAt: now })
      .where(
        and(
          eq(attempts.attemptId, attempt.attemptId),
          eq(attempts.leaseEpoch, standing.epoch),
          eq(attempts.leaseTurn, standing.turn),
        ),
      );
  }
  return {
    server_time: now,
    deadline: attempt.deadline,
    stage_deadline: attempt.stageDeadline,
    lease_held: standing.kind === "current",
    status: attempt.status,
    stage: attempt.stage,
    last_seq: attempt.lastSeq,
    ...(told.length === 0 ? {} : { absences: await noteAbsences(deps.db, attempt, told, now) }),
  };
}
