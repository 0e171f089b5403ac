import type { AttemptRow } from "../../attempts/attempt";
import type { TestVersion } from "../../attempts/catalogue";
import { sectionsIn } from "../../attempts/sections";
import { stageBegunAt } from "../../attempts/stages";
import type { Queries } from "../../db/open";
import { CallRefusal } from "../../support/refusal";
import { clockErrorMs } from "../clock-error";

/** Throws `stageHeld` with the time of its end if the section under way may not be left early. */
export async function refuseLeavingEarly(
  tx: Queries,
  { definition }: TestVersion,
  attempt: AttemptRow,
  now: number,
): Promise<void> {
  const section = sectionsIn(definition, attempt).find(({ stage }) => stage === attempt.stage);
  if (section?.held !== true) return;
  const begunAt = (await stageBegunAt(tx, attempt)) ?? attempt.startedAt;
  const until = section.kind === "break" ? begunAt + (section.rest_ms ?? 0) : (attempt.stageDeadline ?? begunAt);
  if (now < until - clockErrorMs) throw new CallRefusal("stageHeld", { until });
}
