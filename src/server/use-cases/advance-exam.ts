import type { Attempt } from "../../contract/attempt";
import { withKey } from "./ahead/next-section";
import type { Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import { advanceSlowly } from "./sitting/advance-slowly";
import { handInAtOnce } from "./sitting/hand-in-at-once";
import type { HandIns } from "./sitting/hand-ins";
import type { AdvanceInput } from "./sitting/leaving";

/** Leaves a section or the test. Leaving what has been left already answers with the sitting as it stands. */
export async function advanceExam(
  deps: Dependencies,
  handIns: HandIns,
  caller: Principal,
  input: AdvanceInput,
): Promise<Attempt> {
  const left = (await handInAtOnce(deps, handIns, caller, input)) ?? (await advanceSlowly(deps, caller, input));
  return withKey(deps, left, input.ahead);
}
