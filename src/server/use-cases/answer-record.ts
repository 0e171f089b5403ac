import type { AnswerRecord, RecordQuery } from "../../contract/attempt/answer-record";
import { ownerOf } from "../attempts/owner";
import { CallRefusal } from "../support/refusal";
import { isGuest, type Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import { ownerForReader, resultOwner } from "./guests/guest-rights";
import { recordPage } from "./my-attempts";
import { currentSitting } from "./sitting/current";
import { reportToWire } from "./sitting/report-to-wire";
import { studentName } from "./sitting/student-name";
import { summaryOfAttemptRow } from "./sitting/summary";

/** The report of one finished attempt, now or before a regrade, or a page of the list of all attempts. */
export async function answerRecord(
  deps: Dependencies,
  caller: Principal,
  input: RecordQuery & { attempt_id?: string | undefined; replaced_by?: string | undefined },
): Promise<AnswerRecord> {
  if (input.attempt_id === undefined) return listOf(deps, caller, input);
  const owner = isGuest(caller)
    ? resultOwner(caller, input.attempt_id)
    : await ownerForReader(deps.db, caller, input.attempt_id);
  const { attempt, test } = await currentSitting(deps, owner, input.attempt_id);
  if (attempt.status !== "finished") throw new CallRefusal("notReleased");
  const report = await reportToWire(deps, test, attempt, { reader: caller, replacedBy: input.replaced_by });
  const student = await studentName(deps.db, ownerOf(attempt));
  return {
    ...report,
    ...(student === "" ? {} : { student }),
    ...(isGuest(caller) || owner === caller ? {} : { of_guest: true }),
  };
}

async function listOf(deps: Dependencies, caller: Principal, asked: RecordQuery): Promise<AnswerRecord> {
  const { rows, counts } = await recordPage(deps, caller, asked);
  const outlines = await deps.catalogue.outlines(deps.db, rows);
  const list = rows.flatMap((attempt, place) => {
    const test = outlines[place];
    if (test === undefined) return [];
    const { definition, family } = test;
    return [
      { ...summaryOfAttemptRow(attempt, definition), title: definition.title, family, exam_info: definition.exam_info },
    ];
  });
  const { page, page_size } = asked;
  const total = counts
    .filter(({ family, status }) => (asked.family ?? family) === family && (asked.status ?? status) === status)
    .reduce((sum, { sittings }) => sum + sittings, 0);
  return { kind: "list", list, page, page_size, total, counts: [...counts] };
}
