import { showsScore } from "../../../contract/item/scoring";
import type { Report } from "../../../contract/report/report";
import type { AttemptRow } from "../../attempts/attempt";
import type { TestVersion } from "../../attempts/catalogue";
import { ownerOf, type Owner } from "../../attempts/owner";
import { reportExtras } from "../../attempts/report-extras";
import { itemsNow } from "../../families/items-now";
import { scoreThen } from "../../families/score";
import { wholeReport } from "../../families/stored-report";
import { withheld } from "../../families/withheld-report";
import { withoutScore } from "../../families/without-score";
import type { Dependencies } from "../dependencies";
import { correctionsOf } from "../regrading/corrections";
import { areResultsHeld } from "./held-results";
import { releaseOf } from "./release";

/** The report of a finished attempt, as far as `reader` may see it now. */
export async function reportToWire(
  { db: queries, clock, usualTimes }: Pick<Dependencies, "db" | "clock" | "usualTimes">,
  test: TestVersion,
  attempt: AttemptRow,
  reader: Owner = ownerOf(attempt),
): Promise<Report> {
  const {
    released,
    policy: release,
    sittingAgain: sitting_again,
  } = await releaseOf(queries, test, attempt, clock(), reader);
  const whole = await wholeReport(queries, test, attempt);
  const { gone, ...beside } = await reportExtras(queries, attempt.attemptId);
  const present = { ...whole, items: await itemsNow(usualTimes, test, whole, gone) };
  const isShown = showsScore(test.definition.exam_info) && !(await areResultsHeld(queries, attempt));
  const scored = isShown ? present : withoutScore(present);
  const then = isShown ? await scoreThen(queries, test, attempt) : null;
  const corrections = released ? await correctionsOf(queries, attempt) : [];
  return {
    ...(released ? scored : withheld(scored)),
    release,
    sitting_again,
    ...beside,
    ...(then === null ? {} : { score_then: then }),
    ...(corrections.length === 0 ? {} : { corrections }),
  };
}
