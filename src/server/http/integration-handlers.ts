import type { integrationCalls } from "../../contract/calls/integration-calls";
import type { Dependencies } from "../use-cases/dependencies";
import { checkSeb } from "../use-cases/lockdown/check-seb";
import { decideLockdown } from "../use-cases/lockdown/decide-lockdown";
import { saveSebPolicy, sebPolicy } from "../use-cases/lockdown/seb-policy";
import type { HandlersFor } from "./handler";
import { requestProof } from "./request-proof";

/** The calls about other programs that a school uses beside this one. */
export const integrationHandlers = (deps: Dependencies): HandlersFor<keyof typeof integrationCalls> => ({
  sebPolicy: (caller, input) => sebPolicy(deps, caller, input),
  saveSebPolicy: (caller, input, { ip: address }) => saveSebPolicy(deps, caller, { ...input, address }),
  checkSeb: (caller, input, request) => checkSeb(deps, caller, input, requestProof(deps, request)),
  decideLockdown: (caller, input, { ip: address }) => decideLockdown(deps, caller, { ...input, address }),
});
