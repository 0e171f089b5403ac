import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { permissionsOf } from "../../../contract/account/roles";
import { ltiLimits } from "../../../contract/integrations/lti-limits";
import { ltiPaths } from "../../../contract/integrations/lti-paths";
import type { inviteLtiOutput } from "../../../contract/integrations/lti-registrations";
import { users } from "../../db/accounts-schema";
import { ltiRegistrations } from "../../db/integrations-schema";
import { CallRefusal } from "../../support/refusal";
import { refuseByStatus } from "../account-status";
import { callerHasPermission } from "../caller";
import type { Dependencies } from "../dependencies";
import { openValue, sealValue } from "../sealed-secret";
import { siteAddressOf } from "../site-address";
import { RegistrationRefusal } from "./registration-refusal";
import type { Manager } from "./registrations";

/** What a one-time address says, sealed: who made it, until when, and the key of the one registration it makes. */
const invitation = {
  purpose: "registration-invitation",
  schema: z.object({ by: z.string(), until: z.number(), key: z.string() }),
};

/** An address by which one platform may register itself, once and in its time, in the name of the caller. */
export async function inviteRegistration(
  deps: Dependencies,
  { userId }: Manager,
): Promise<z.input<typeof inviteLtiOutput>> {
  const until = deps.clock() + ltiLimits.invitationMs;
  const sealed = await sealValue(deps, invitation.purpose, { by: userId, until, key: deps.ids() });
  return { address: `${siteAddressOf(deps, ltiPaths.register)}?k=${sealed}`, until };
}

/** Whoever made an address, as long as the person may register platforms. */
async function inviterOf(deps: Dependencies, userId: string): Promise<Manager> {
  const [user] = await deps.db
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt)));
  if (user === undefined) throw new RegistrationRefusal("inviterRefused");
  try {
    refuseByStatus(deps, user.status, "accountRefused");
  } catch (error) {
    if (error instanceof CallRefusal) throw new RegistrationRefusal("inviterRefused");
    throw error;
  }
  if (!callerHasPermission({ admin: user.admin, permission: permissionsOf(user) }, "integration.manage"))
    throw new RegistrationRefusal("inviterRefused");
  return user;
}

/** Who registers a platform by an address, and the key of the registration. Throws a `RegistrationRefusal`. */
export async function readRegistrationInvitation(
  deps: Dependencies,
  sealed: string,
): Promise<{ readonly inviter: Manager; readonly key: string }> {
  const found = await openValue(deps, invitation, sealed);
  if (found === null) throw new RegistrationRefusal("invitationUnknown");
  const { by, until, key } = found;
  const [used] = await deps.db
    .select({ registrationId: ltiRegistrations.registrationId })
    .from(ltiRegistrations)
    .where(and(eq(ltiRegistrations.madeBy, by), eq(ltiRegistrations.createKey, key)));
  if (used !== undefined) throw new RegistrationRefusal("invitationUsed");
  if (deps.clock() > until) throw new RegistrationRefusal("invitationExpired");
  return { inviter: await inviterOf(deps, by), key };
}
