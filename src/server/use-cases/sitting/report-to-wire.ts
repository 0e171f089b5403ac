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
import { replacedReport } from "../regrading/replaced-report";
import { areResultsHeld } from "./held-results";
import { releaseOf } from "./release";

interface Asked {
  readonly reader: Owner;
  /** The regrade before which the report was as it is wanted; absent: the present report. */
  readonly replacedBy?: string | undefined;
}

/** The report of a finished attempt, as far as `reader` may see it now. */
export async function reportToWire(
  { db: queries, clock, usualTimes }: Pick<Dependencies, "db" | "clock" | "usualTimes">,
  test: TestVersion,
  attempt: AttemptRow,
  { reader, replacedBy }: Asked = { reader: ownerOf(attempt) },
): Promise<Report> {
  const {
    released,
    policy: release,
    sittingAgain: sitting_again,
  } = await releaseOf(queries, test, attempt, clock(), reader);
  const whole = await (replacedBy === undefined
    ? wholeReport(queries, test, attempt)
    : replacedReport(queries, attempt, replacedBy));
  const { gone, ...beside } = await reportExtras(queries, attempt.attemptId);
  const present = { ...whole, items: await itemsNow(usualTimes, test, whole, gone) };
  const isHeld = await areResultsHeld(queries, attempt);
  const isShown = showsScore(test.definition.exam_info) && !isHeld;
  const scored = isShown ? present : withoutScore(present);
  const then = isShown && replacedBy === undefined ? await scoreThen(queries, test, attempt) : null;
  const made = released ? await correctionsOf(queries, attempt) : [];
  const corrections = isShown ? made : made.map((one) => ({ ...one, before: null, after: null }));
  return {
    ...(released ? scored : withheld(scored)),
    release,
    sitting_again,
    ...(attempt.assignmentId === null ? {} : { assignment_id: attempt.assignmentId }),
    ...(isHeld ? { score_withheld: true as const } : {}),
    ...beside,
    ...(then === null ? {} : { score_then: then }),
    ...(corrections.length === 0 ? {} : { corrections }),
  };
}
