import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { ltiLimits } from "../../../contract/integrations/lti-limits";
import { ltiPaths } from "../../../contract/integrations/lti-paths";
import type { LoginRequest } from "../../db/integration-shapes";
import { ltiLaunches, ltiRegistrations } from "../../db/integrations-schema";
import { secretHashOf } from "../../support/identifiers";
import type { Dependencies } from "../dependencies";
import { isOnSite, siteAddressOf } from "../site-address";
import { LaunchRefusal, type PlatformStorage } from "./launch-refusal";
import type { RegistrationRow } from "./registration-row";

const text = z.string().min(1).max(4_000);
const optional = text.optional().catch(undefined);
const loginSchema = z.object({
  iss: text,
  login_hint: text,
  target_link_uri: text,
  client_id: optional,
  lti_message_hint: optional,
  lti_deployment_id: optional,
  lti_storage_target: optional,
});

const missing = {
  iss: "issuerMissing",
  login_hint: "loginHintMissing",
  target_link_uri: "targetMissing",
} as const;

function readLogin(fields: Readonly<Record<string, string>>): LoginRequest {
  const parsed = loginSchema.safeParse(fields);
  if (!parsed.success) {
    const first = (["iss", "login_hint", "target_link_uri"] as const).find((name) =>
      parsed.error.issues.some(({ path }) => path[0] === name),
    );
    throw new LaunchRefusal(first === undefined ? "requestMalformed" : missing[first]);
  }
  const known = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as unknown as LoginRequest;
}

async function registrationFor({ db }: Pick<Dependencies, "db">, request: LoginRequest): Promise<RegistrationRow> {
  const { iss, client_id: clientId } = request;
  const rows = await db.select().from(ltiRegistrations).where(eq(ltiRegistrations.issuer, iss));
  if (rows.length === 0) throw new LaunchRefusal("issuerUnknown", { facts: { issuer: iss.slice(0, 100) } });
  if (clientId === undefined && rows.length > 1) throw new LaunchRefusal("clientAmbiguous");
  const found = clientId === undefined ? rows[0] : rows.find((row) => row.clientId === clientId);
  if (found === undefined)
    throw new LaunchRefusal("clientUnknown", { facts: { client: clientId?.slice(0, 100) ?? "" } });
  if (found.offAt !== null) throw new LaunchRefusal("registrationOff");
  return found;
}

/** A launch that has begun: where the browser goes, and the secret by which it is known when it comes back. */
export interface BegunLaunch {
  readonly to: string;
  readonly state: string;
  readonly browserSecret: string;
  /** The origin of the platform that stores the secret where cookies are refused, and the frame that does; or null. */
  readonly storage: PlatformStorage | null;
}

/** Begins a launch that a platform asks for. Throws a `LaunchRefusal`. */
export async function beginLogin(
  deps: Pick<Dependencies, "db" | "clock" | "secret" | "siteAddress">,
  fields: Readonly<Record<string, string>>,
): Promise<BegunLaunch> {
  const { db, clock, secret } = deps;
  const request = readLogin(fields);
  if (!isOnSite(deps, request.target_link_uri))
    throw new LaunchRefusal("targetElsewhere", { facts: { target: request.target_link_uri.slice(0, 100) } });
  const registration = await registrationFor(deps, request);
  const [state, nonce, browserSecret] = [secret(), secret(), secret()];
  await db.insert(ltiLaunches).values({
    stateHash: secretHashOf(state),
    registrationId: registration.registrationId,
    phase: "asked",
    need: "nothing",
    nonce,
    browserHash: secretHashOf(browserSecret),
    login: request,
    expiresAt: clock() + ltiLimits.launchMs,
  });
  const to = new URL(registration.authUrl);
  const asked = {
    scope: "openid",
    response_type: "id_token",
    response_mode: "form_post",
    prompt: "none",
    client_id: registration.clientId,
    redirect_uri: siteAddressOf(deps, ltiPaths.launch),
    login_hint: request.login_hint,
    ...(request.lti_message_hint === undefined ? {} : { lti_message_hint: request.lti_message_hint }),
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(asked)) to.searchParams.set(name, value);
  const frame = request.lti_storage_target;
  return {
    to: to.href,
    state,
    browserSecret,
    storage: frame === undefined ? null : { origin: to.origin, frame },
  };
}

/**
 * Where the launches of the platforms in use come from, for pages that may be shown in their frames; of one, if it has
 * tests opened in its frames.
 */
export async function platformOrigins({ db }: Pick<Dependencies, "db">, registrationId?: string): Promise<string[]> {
  const { issuer, authUrl, offAt, opens, registrationId: id } = ltiRegistrations;
  const rows = await db
    .select({ issuer, authUrl })
    .from(ltiRegistrations)
    .where(and(isNull(offAt), ...(registrationId === undefined ? [] : [eq(id, registrationId), eq(opens, "frame")])))
    .limit(ltiLimits.registrations);
  const origins = rows.flatMap(({ issuer, authUrl }) => [issuer, authUrl]).map((address) => new URL(address).origin);
  return [...new Set(origins)].toSorted();
}
