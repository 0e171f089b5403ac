import { and, asc, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import { ltiLimits } from "../../../contract/integrations/lti-limits";
import { ltiPaths } from "../../../contract/integrations/lti-paths";
import type {
  LtiRegistration,
  ltiRegistrationsOutput,
  saveLtiInput,
  switchLtiInput,
} from "../../../contract/integrations/lti-registrations";
import { ltiRegistrations, ltiTokens } from "../../db/integrations-schema";
import type { Queries } from "../../db/open";
import { inTransaction } from "../../db/transaction";
import { refuseForbidden } from "../../outgoing/checked-address";
import { OutgoingFault } from "../../outgoing/outgoing-fault";
import { CallRefusal } from "../../support/refusal";
import { refuseUnseen } from "../../support/shown-name";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { siteAddressOf } from "../site-address";
import { findRegistration, registrationToWire, type RegistrationRow } from "./registration-row";
import { signingKeyIds } from "./signing-keys";

/** Whoever registers platforms. */
export type Manager = Pick<Caller, "userId" | "username">;

type Audited = { readonly address: string };
type SaveInput = z.output<typeof saveLtiInput> & Audited;

/** The registered platforms by name, and what they must be given of this site. */
export async function registrationList(deps: Dependencies): Promise<z.input<typeof ltiRegistrationsOutput>> {
  const rows = await deps.db
    .select()
    .from(ltiRegistrations)
    .orderBy(asc(ltiRegistrations.name), asc(ltiRegistrations.registrationId))
    .limit(ltiLimits.registrations);
  return {
    registrations: rows.map(registrationToWire),
    tool: {
      login: siteAddressOf(deps, ltiPaths.login),
      launch: siteAddressOf(deps, ltiPaths.launch),
      jwks: siteAddressOf(deps, ltiPaths.jwks),
      keys: await signingKeyIds(deps),
    },
  };
}

function refuseAddresses(addresses: readonly string[]): void {
  try {
    for (const address of addresses) refuseForbidden(new URL(address));
  } catch (error) {
    if (error instanceof OutgoingFault) throw new CallRefusal("addressForbidden", { host: error.host });
    throw error;
  }
}

interface RegistrationChange {
  readonly row: RegistrationRow;
  readonly change: "registered" | "updated" | "off" | "on";
  readonly address: string;
}

const audit = (tx: Queries, { clock }: Dependencies, caller: Manager, { row, change, address }: RegistrationChange) =>
  writeAudit(
    { db: tx, clock },
    { kind: "integrationChanged", account: caller.username, address, facts: { platform: row.name, change } },
  );

/**
 * Registers a platform, or changes its registration; keys and tokens that belong to an earlier address are forgotten.
 * Throws `registrationTaken` where the issuer has the client id already, and `addressForbidden`.
 */
export async function saveRegistration(
  deps: Dependencies,
  caller: Manager,
  input: SaveInput,
): Promise<LtiRegistration> {
  refuseUnseen(input.name);
  refuseAddresses([input.auth_url, input.token_url, input.jwks_url]);
  const terms = {
    name: input.name,
    issuer: input.issuer,
    clientId: input.client_id,
    deploymentIds: [...new Set(input.deployment_ids)],
    authUrl: input.auth_url,
    tokenUrl: input.token_url,
    jwksUrl: input.jwks_url,
    scoreRelease: input.score_release,
    opens: input.opens,
  };
  return inTransaction(deps.db, async (tx) => {
    const [made] = await tx
      .select()
      .from(ltiRegistrations)
      .where(and(eq(ltiRegistrations.madeBy, caller.userId), eq(ltiRegistrations.createKey, input.idempotency_key)));
    if (made !== undefined && input.registration_id === undefined) return registrationToWire(made);
    const before = input.registration_id === undefined ? null : await findRegistration(tx, input.registration_id);
    const registrationId = before?.registrationId ?? deps.ids();
    const [taken] = await tx
      .select({ name: ltiRegistrations.name })
      .from(ltiRegistrations)
      .where(
        and(
          eq(ltiRegistrations.issuer, terms.issuer),
          eq(ltiRegistrations.clientId, terms.clientId),
          ne(ltiRegistrations.registrationId, registrationId),
        ),
      );
    if (taken !== undefined) throw new CallRefusal("registrationTaken", { name: taken.name });
    const isElsewhere = before !== null && before.jwksUrl !== terms.jwksUrl;
    const [row] =
      before === null
        ? await tx
            .insert(ltiRegistrations)
            .values({
              ...terms,
              registrationId,
              createKey: input.idempotency_key,
              madeBy: caller.userId,
              madeAt: deps.clock(),
            })
            .returning()
        : await tx
            .update(ltiRegistrations)
            .set({ ...terms, fault: null, ...(isElsewhere ? { keySet: null, keysAskedAt: null } : {}) })
            .where(eq(ltiRegistrations.registrationId, registrationId))
            .returning();
    if (row === undefined) throw new CallRefusal("registrationUnknown");
    await tx.delete(ltiTokens).where(eq(ltiTokens.registrationId, registrationId));
    const change = before === null ? "registered" : "updated";
    await audit(tx, deps, caller, { row, change, address: input.address });
    return registrationToWire(row);
  });
}

/** Switches a platform off, so that nothing comes in from it or goes out to it, or on. */
export const switchRegistration = (
  deps: Dependencies,
  caller: Caller,
  { registration_id: registrationId, off, address }: z.output<typeof switchLtiInput> & Audited,
): Promise<LtiRegistration> =>
  inTransaction(deps.db, async (tx) => {
    const before = await findRegistration(tx, registrationId);
    if ((before.offAt !== null) === off) return registrationToWire(before);
    const row = { ...before, offAt: off ? deps.clock() : null };
    await tx
      .update(ltiRegistrations)
      .set({ offAt: row.offAt })
      .where(eq(ltiRegistrations.registrationId, registrationId));
    await audit(tx, deps, caller, { row, change: off ? "off" : "on", address });
    return registrationToWire(row);
  });
