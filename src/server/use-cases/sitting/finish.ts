import type { FinishReason } from "../../../contract/exam";
import type { Queries } from "../../db/open";
import { keepReport } from "../../families/kept-report";
import { gather } from "../../families/material";
import { scoreOf } from "../../families/score";
import { append, type AttemptRow } from "../../sitting/attempt";
import { endStage } from "../../sitting/stages";
import { fillWrongBook, isForWrongBook } from "../collections/fill-wrong-book";
import type { Dependencies } from "../dependencies";
import { noteHarvest } from "./harvest";

/** How a sitting ends: `at` is when, which the server may find out later. */
export interface Ending {
  readonly reason: FinishReason;
  readonly at: number;
  /** What the log keeps beside the reason. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Ends a locked sitting: log, section, status, score, report and wrong-answer book in one. */
export async function finishAttempt(
  tx: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  attempt: AttemptRow,
  { reason, at, more = {} }: Ending,
  now: number,
): Promise<AttemptRow> {
  const test = await catalogue.test(tx, attempt.menuId, attempt.version);
  await endStage(tx, attempt, { at, reason: reason === "expired" ? "expired" : "left" });
  const ended = {
    status: "finished",
    stage: "finished",
    stageDeadline: null,
    finishReason: reason,
    finishedAt: at,
  } as const;
  const material = await gather(tx, test, { ...attempt, ...ended });
  const finished = await append(
    tx,
    attempt,
    now,
    { kind: "finish", payload: { reason, ...more }, leaseEpoch: attempt.leaseEpoch },
    { ...ended, score: scoreOf(material) },
  );
  await keepReport(tx, { ...material, attempt: finished });
  if (material.outcomes.some(isForWrongBook)) await fillWrongBook(tx, finished, test.family, now);
  await noteHarvest(tx, finished, now);
  return finished;
}
