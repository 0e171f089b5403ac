import type { ltiCalls } from "../../contract/calls/lti-calls";
import type { Dependencies } from "../use-cases/dependencies";
import { chooseForLaunch } from "../use-cases/lti/choose-for-launch";
import { ltiRoster } from "../use-cases/lti/lti-roster";
import { inviteRegistration } from "../use-cases/lti/registration-invitation";
import { registrationList, saveRegistration, switchRegistration } from "../use-cases/lti/registrations";
import { linkLaunch, pendingLaunch } from "../use-cases/lti/settle-launch";
import { renewSigningKey } from "../use-cases/lti/signing-keys";
import { tryRegistration } from "../use-cases/lti/try-registration";
import { outgoingList, resendOutgoing } from "../use-cases/outgoing/outgoing-list";
import type { createAuditing } from "./auditing";
import type { HandlersFor } from "./handler";
import { browserSecretsOf } from "./lti/lti-request";

type Audited = ReturnType<typeof createAuditing>["audited"];

/** The calls about other systems of the school. */
export const ltiHandlers = (deps: Dependencies, audited: Audited): HandlersFor<keyof typeof ltiCalls> => ({
  ltiRegistrations: () => registrationList(deps),
  saveLti: (caller, input, { ip: address }) => saveRegistration(deps, caller, { ...input, address }),
  inviteLti: async (caller, _input, request) => {
    const action = {
      kind: "integrationChanged",
      account: caller.username,
      facts: () => ({ change: "invited" }),
    } as const;
    return audited(request, action, () => inviteRegistration(deps, caller));
  },
  switchLti: (caller, input, { ip: address }) => switchRegistration(deps, caller, { ...input, address }),
  tryLti: (_caller, input) => tryRegistration(deps, input),
  renewLtiKey: async (caller, _input, request) => {
    const action = {
      kind: "integrationChanged",
      account: caller.username,
      facts: () => ({ change: "newKey" }),
    } as const;
    return audited(request, action, async () => ({ kid: await renewSigningKey(deps) }));
  },
  outgoingList: (_caller, input) => outgoingList(deps, input),
  resendOutgoing: (_caller, input) => resendOutgoing(deps, input),
  pendingLaunch: (_caller, input) => pendingLaunch(deps, input),
  linkLaunch: (caller, input, request) =>
    linkLaunch(deps, caller, { ...input, browserSecrets: browserSecretsOf(request), address: request.ip }),
  chooseForLaunch: (caller, input) => chooseForLaunch(deps, caller, input),
  ltiRoster: (caller, input) => ltiRoster(deps, caller, input),
});
