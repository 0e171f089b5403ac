import type { z } from "zod";
import type { ProgressRecord, progressRecordInput } from "../../../contract/report/progress";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { calendarOf } from "./calendar";
import { linesOf } from "./lines";

/** The days on which a person worked, and their scores over time. */
export async function progressRecord(
  deps: Dependencies,
  caller: Caller,
  { time_zone: timeZone }: z.output<typeof progressRecordInput>,
): Promise<ProgressRecord> {
  const [calendar, lines] = await Promise.all([calendarOf(deps, caller, timeZone), linesOf(deps, caller)]);
  return { ...calendar, lines };
}
