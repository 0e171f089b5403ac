import type { CheckStatusOutput } from "../../contract/exam";
import type { Recorder } from "../sitting/fast/recorder";
import type { CheckStatusInput } from "../sitting/operation";
import type { Bearer } from "./caller";
import type { Dependencies } from "./dependencies";
import { checkAtOnce } from "./sitting/check-at-once";
import { checkSlowly } from "./sitting/check-slowly";

/** Marks an item for review, or takes the mark back. */
export const updateCheckStatus = async (
  deps: Dependencies,
  recorder: Pick<Recorder<unknown>, "known" | "record">,
  bearer: Bearer,
  input: CheckStatusInput,
): Promise<CheckStatusOutput> => {
  // The one statement of the ordinary case knows of accounts that are switched off, and of no other status.
  if (deps.checksStatus?.() === true) await bearer.caller();
  return (await checkAtOnce(recorder, bearer, input)) ?? checkSlowly(deps, await bearer.caller(), input);
};
