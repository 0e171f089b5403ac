import type { AnswerRecord } from "../../contract/report";
import { ownAttempts } from "./menu";
import { Refusal } from "./refusal";
import { fixedReport } from "./reports/fixed-report";
import { mapReport } from "./reports/map-report";
import { gather } from "./reports/material";
import { currentAttempt, isAdaptiveTest } from "./sitting/time";
import { summaryOf } from "./sitting/view";
import type { Caller, Tools } from "./tools";

/** The report of one finished sitting, or the list of all. */
export async function answerRecord(
  tools: Tools,
  caller: Caller,
  input: { attempt_id?: string | undefined },
): Promise<AnswerRecord> {
  if (input.attempt_id === undefined) return listOf(tools, caller);
  const attempt = await currentAttempt(tools, caller.userId, input.attempt_id);
  if (attempt.status !== "finished") throw new Refusal("notReleased");
  const test = await tools.catalogue.test(tools.db, attempt.menuId, attempt.version);
  const material = await gather(tools.db, test, attempt);
  return isAdaptiveTest(test) && attempt.prior !== null ? mapReport(material, attempt.prior) : fixedReport(material);
}

async function listOf(tools: Tools, caller: Caller): Promise<AnswerRecord> {
  const rows = await ownAttempts(tools, caller);
  const list = await Promise.all(
    rows.map(async (attempt) => {
      const { definition, family } = await tools.catalogue.test(tools.db, attempt.menuId, attempt.version);
      return { ...summaryOf(attempt), title: definition.title, family, exam_info: definition.exam_info };
    }),
  );
  return { kind: "list", list };
}
