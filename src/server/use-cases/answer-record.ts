import type { AnswerRecord } from "../../contract/report";
import { CallRefusal } from "../refusal";
import type { Caller } from "./caller";
import type { Dependencies } from "./dependencies";
import { ownAttempts } from "./menu";
import { fixedReport } from "./reports/fixed-report";
import { mapReport } from "./reports/map-report";
import { gather } from "./reports/material";
import { currentAttempt, isAdaptiveTest } from "./sitting/time";
import { summaryOf } from "./sitting/view";

/** The report of one finished sitting, or the list of all. */
export async function answerRecord(
  deps: Dependencies,
  caller: Caller,
  input: { attempt_id?: string | undefined },
): Promise<AnswerRecord> {
  if (input.attempt_id === undefined) return listOf(deps, caller);
  const attempt = await currentAttempt(deps, caller.userId, input.attempt_id);
  if (attempt.status !== "finished") throw new CallRefusal("notReleased");
  const test = await deps.catalogue.test(deps.db, attempt.menuId, attempt.version);
  const material = await gather(deps.db, test, attempt);
  return isAdaptiveTest(test) && attempt.prior !== null ? mapReport(material, attempt.prior) : fixedReport(material);
}

async function listOf(deps: Dependencies, caller: Caller): Promise<AnswerRecord> {
  const rows = await ownAttempts(deps, caller);
  const list = await Promise.all(
    rows.map(async (attempt) => {
      const { definition, family } = await deps.catalogue.test(deps.db, attempt.menuId, attempt.version);
      return { ...summaryOf(attempt), title: definition.title, family };
    }),
  );
  return { kind: "list", list };
}
