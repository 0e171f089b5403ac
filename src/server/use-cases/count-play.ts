import { and, count, eq } from "drizzle-orm";
import type { z } from "zod";
import { playInput, type PlayOutput } from "../../contract/attempt/exam";
import { append, servedItems } from "../attempts/attempt";
import { runIdempotently } from "../attempts/idempotency";
import { leasedElsewhere } from "../attempts/lease";
import { unknownFieldsOf } from "../attempts/unknown-fields";
import type { Queries } from "../db/open";
import { attemptLog } from "../db/schema";
import { CallRefusal } from "../support/refusal";
import type { Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import { withSitting, type LockedSitting } from "./sitting/with-sitting";

type PlayInput = z.output<typeof playInput>;

const playPayloadOf = ({ exercise_id }: PlayInput) => ({ exercise_id });

/**
 * Counts one play of an item's prompt before it starts; windows play only prompts that were counted. Throws `playsUsed`
 * once the item's plays are used up.
 */
export const countPlay = (deps: Dependencies, caller: Principal, input: PlayInput): Promise<PlayOutput> =>
  withSitting(deps, caller, input, async (sitting) => {
    if (sitting.standing.kind !== "current") return leasedElsewhere(sitting.tx, sitting.attempt);
    return runIdempotently(sitting, input.idempotency_key, playPayloadOf(input), () => play(sitting, input));
  });

async function playsBefore(tx: Queries, attemptId: string, itemId: string): Promise<number> {
  const [row] = await tx
    .select({ plays: count() })
    .from(attemptLog)
    .where(and(eq(attemptLog.attemptId, attemptId), eq(attemptLog.kind, "play"), eq(attemptLog.itemId, itemId)));
  return row?.plays ?? 0;
}

async function play(
  { tx, now, attempt, test, delivery, standing }: LockedSitting,
  input: PlayInput,
): Promise<PlayOutput> {
  const item = test.items.get(input.exercise_id);
  const served = await servedItems(tx, attempt.attemptId);
  const place = served.find(({ itemId }) => itemId === input.exercise_id);
  if (item === undefined || place === undefined || item.body.audio === undefined)
    throw new CallRefusal("itemNotServed");
  if (attempt.status === "finished" || place.stage !== attempt.stage) throw new CallRefusal("attemptClosed");
  if (delivery.stepAfter !== null && delivery.presentedOf(attempt, served) !== item.itemId)
    throw new CallRefusal("answerLocked");
  const { max_plays: most } = item.body.audio;
  const plays = (await playsBefore(tx, attempt.attemptId, item.itemId)) + 1;
  if (most !== null && plays > most) throw new CallRefusal("playsUsed");
  const output: PlayOutput = {
    exercise_id: item.itemId,
    plays,
    plays_left: most === null ? null : most - plays,
  };
  const entry = {
    kind: "play",
    itemId: item.itemId,
    payload: { ...playPayloadOf(input), ...unknownFieldsOf(playInput, input) },
    idempotencyKey: input.idempotency_key,
    leaseEpoch: standing.epoch,
    result: { data: { ...output } },
  } as const;
  await append(tx, attempt, now, entry, { leaseSeenAt: now });
  return output;
}
