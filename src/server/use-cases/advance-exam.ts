import type { Attempt } from "../../contract/attempt/attempt";
import { withSectionKey } from "./ahead/section-ahead";
import type { Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import { advanceInTransaction } from "./sitting/advance-in-transaction";
import { handInInOneStatement } from "./sitting/hand-in-in-one-statement";
import type { HandIns } from "./sitting/hand-ins";
import type { AdvanceInput } from "./sitting/leaving";

/** Leaves a section or the test. If it has been left already, returns the attempt as it is. */
export async function advanceExam(
  deps: Dependencies,
  handIns: HandIns,
  caller: Principal,
  input: AdvanceInput,
): Promise<Attempt> {
  const left =
    (await handInInOneStatement(deps, handIns, caller, input)) ?? (await advanceInTransaction(deps, caller, input));
  return withSectionKey(deps, left, input.ahead);
}
