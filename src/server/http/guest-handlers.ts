import type { Dependencies } from "../use-cases/dependencies";
import type { createDeviceKeys } from "../use-cases/device-keys";
import { claimResult } from "../use-cases/guests/claim";
import { enterAsGuest, lookAtInvitation } from "../use-cases/guests/enter";
import { setShare } from "../use-cases/guests/set-share";
import { shareList, shareRecord } from "../use-cases/guests/shares";
import { visitOf } from "../use-cases/guests/visit";
import type { createAuditing } from "./auditing";
import { deviceOf } from "./device";
import type { HandlersFor } from "./handler";
import type { CountGuesses } from "./invitation-guesses";
import type { createAccountLimits } from "./limits";

interface GuestEdge {
  readonly deps: Dependencies;
  readonly limits: Pick<ReturnType<typeof createAccountLimits>, "invitation">;
  readonly guessing: CountGuesses;
  readonly audited: ReturnType<typeof createAuditing>["audited"];
  readonly deviceKeyOf: ReturnType<typeof createDeviceKeys>;
}

/** The calls about invitations and guests. */
export const guestHandlers = ({
  deps,
  limits,
  guessing,
  audited,
  deviceKeyOf,
}: GuestEdge): HandlersFor<
  | "setShareConfig"
  | "getShareConfig"
  | "getShareRecord"
  | "lookAtInvitation"
  | "enterAsGuest"
  | "visitInfo"
  | "claimResult"
> => ({
  setShareConfig: async (caller, input, request) => {
    if ("share_id" in input) return setShare(deps, caller, input);
    await limits.invitation(caller.userId);
    return audited(
      request,
      {
        kind: "invitationMade",
        account: caller.username,
        facts: () => ("menu_id" in input ? { test: input.menu_id } : { sitting: input.attempt_id }),
      },
      () => setShare(deps, caller, input),
    );
  },
  getShareConfig: (caller, input) => shareList(deps, caller, input),
  getShareRecord: (caller, input) => shareRecord(deps, caller, input),
  lookAtInvitation: (_caller, input, request, reply) =>
    guessing(input, request, reply, () => lookAtInvitation(deps, input)),
  enterAsGuest: (_caller, input, request, reply) =>
    guessing(input, request, reply, () => enterAsGuest(deps, input, deviceOf(request))),
  visitInfo: async (guest) => ({ ...(await visitOf(deps, guest)), device_key: await deviceKeyOf(guest) }),
  claimResult: (caller, input) => claimResult(deps, caller, input),
});
