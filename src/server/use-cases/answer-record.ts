import type { AnswerRecord } from "../../contract/report";
import { gather } from "../families/material";
import { familyRules } from "../families/rules";
import { scoreThen } from "../families/score";
import { CallRefusal } from "../refusal";
import { isGuest, type Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import { ownerForReader, resultOwner } from "./guests/guest-rights";
import { ownAttempts } from "./menu";
import { currentSitting } from "./sitting/current";
import { releaseOf } from "./sitting/release";
import { summaryOf } from "./sitting/summary";

/** The report of one finished sitting, or the list of all. */
export async function answerRecord(
  deps: Dependencies,
  caller: Principal,
  input: { attempt_id?: string | undefined },
): Promise<AnswerRecord> {
  if (input.attempt_id === undefined) return listOf(deps, caller);
  const owner = isGuest(caller)
    ? resultOwner(caller, input.attempt_id)
    : await ownerForReader(deps.db, caller, input.attempt_id);
  const { attempt, test } = await currentSitting(deps, owner, input.attempt_id);
  if (attempt.status !== "finished") throw new CallRefusal("notReleased");
  const release = await releaseOf(deps.db, test, attempt, deps.clock(), caller);
  const report = familyRules[test.family].report(await gather(deps.db, test, attempt, release));
  const then = scoreThen(test, attempt);
  return then === null ? report : { ...report, score_then: then };
}

async function listOf(deps: Dependencies, caller: Principal): Promise<AnswerRecord> {
  const rows = await ownAttempts(deps, caller);
  const outlines = await deps.catalogue.outlines(deps.db, rows);
  const list = rows.flatMap((attempt, place) => {
    const test = outlines[place];
    if (test === undefined) return [];
    const { definition, family } = test;
    return [{ ...summaryOf(attempt), title: definition.title, family, exam_info: definition.exam_info }];
  });
  return { kind: "list", list };
}
