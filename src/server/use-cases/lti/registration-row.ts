import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { LtiRegistration } from "../../../contract/integrations/lti-registrations";
import { ltiRegistrations } from "../../db/integrations-schema";
import type { Queries } from "../../db/open";
import { CallRefusal } from "../../support/refusal";
import type { Dependencies } from "../dependencies";

export type RegistrationRow = typeof ltiRegistrations.$inferSelect;

/** Throws `registrationUnknown`. */
export async function findRegistration(queries: Queries, registrationId: string): Promise<RegistrationRow> {
  const [row] = await queries
    .select()
    .from(ltiRegistrations)
    .where(eq(ltiRegistrations.registrationId, registrationId));
  if (row === undefined) throw new CallRefusal("registrationUnknown");
  return row;
}

/** A registration as its managers see it. */
export const registrationToWire = (row: RegistrationRow): LtiRegistration => ({
  registration_id: row.registrationId,
  name: row.name,
  issuer: row.issuer,
  client_id: row.clientId,
  deployment_ids: [...row.deploymentIds],
  auth_url: row.authUrl,
  token_url: row.tokenUrl,
  jwks_url: row.jwksUrl,
  score_release: row.scoreRelease,
  opens: row.opens,
  off: row.offAt !== null,
  made_at: row.madeAt,
  used_at: row.usedAt,
  fault: row.fault === null ? null : { ...row.fault, facts: { ...row.fault.facts } },
});

/** Stores what went wrong last with a platform. */
export const noteRegistrationFault = (
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  registrationId: string,
  { code, facts }: { readonly code: string; readonly facts: Readonly<Record<string, string>> },
): Promise<unknown> =>
  db
    .update(ltiRegistrations)
    .set({ fault: { at: clock(), code, facts } })
    .where(eq(ltiRegistrations.registrationId, registrationId));

/** The last use of a registration is stored to this precision, in ms: launches do not wait for each other. */
export const useNotedMs = 60_000;

/** Stores that a registration is in use now. */
export const noteRegistrationUse = (queries: Queries, registrationId: string, now: number): Promise<unknown> =>
  queries
    .update(ltiRegistrations)
    .set({ usedAt: now })
    .where(
      and(
        eq(ltiRegistrations.registrationId, registrationId),
        or(isNull(ltiRegistrations.usedAt), lt(ltiRegistrations.usedAt, now - useNotedMs)),
      ),
    );
