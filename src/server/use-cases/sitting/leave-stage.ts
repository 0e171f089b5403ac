import type { FinishReason } from "../../../contract/attempt/attempt";
import { append, serveItems, type AttemptLogEntry, type AttemptRow } from "../../attempts/attempt";
import { stagesIn } from "../../attempts/sections";
import { endStage, openStage, type StageEnd } from "../../attempts/stages";
import type { Queries } from "../../db/open";
import { deliveryRulesOf } from "../../delivery/rules";
import type { Dependencies } from "../dependencies";
import { finishAttempt, type FinishedAttempt } from "./finish";

interface Leaving {
  readonly end: StageEnd;
  /** The finish reason, if this was the last section. */
  readonly finishReason: FinishReason;
  readonly leaseEpoch: number;
  /** Further fields for the log row. */
  readonly more?: AttemptLogEntry["payload"];
  /** When the writer was last seen, if the writer leaves the section; by default, unchanged. */
  readonly seenAt?: number;
}

/** An attempt that goes on with another section, or is finished. */
export type LeftStage = FinishedAttempt | { readonly attempt: AttemptRow; readonly written: null };

/** Ends the section under way and opens the next one at the same time; after the last section, ends the attempt. */
export async function leaveStage(
  tx: Queries,
  deps: Pick<Dependencies, "catalogue">,
  attempt: AttemptRow,
  { end, finishReason, leaseEpoch, more = {}, seenAt = attempt.leaseSeenAt }: Leaving,
  now: number,
): Promise<LeftStage> {
  const test = await deps.catalogue.test(tx, attempt.menuId, attempt.version);
  const stages = stagesIn(test, attempt);
  const next = stages[stages.indexOf(attempt.stage) + 1];
  if (next === undefined) return finishAttempt(tx, deps, attempt, { reason: finishReason, at: end.at, more }, now);
  await endStage(tx, attempt, end);
  const stageDeadline = await openStage(tx, test, attempt, next, end.at);
  const opening = await deliveryRulesOf(test).laterItems?.(tx, test, attempt, next);
  await serveItems(tx, attempt, opening?.items ?? [], now);
  const payload = { stage: attempt.stage, reason: end.reason, ...opening?.reasons, ...more };
  const entry = { kind: "advance", payload, leaseEpoch } as const;
  const changes = { stage: next, stageDeadline, leaseSeenAt: seenAt };
  return { attempt: await append(tx, attempt, now, entry, changes), written: null };
}
