import { and, eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { DeliveryFaultCode } from "../../../contract/integrations/delivery-fault-messages";
import { ltiTokens } from "../../db/integrations-schema";
import { OutgoingFault } from "../../outgoing/outgoing-fault";
import type { OutgoingReply } from "../../outgoing/outgoing-requests";
import { parsedJson } from "../../support/parsed-json";
import type { Dependencies } from "../dependencies";
import { outgoingOf } from "../outgoing-of";
import { openSecret, sealSecret } from "../sealed-secret";
import type { RegistrationRow } from "./registration-row";
import { signClaims } from "./signing-keys";

const purpose = "platform-token";
const assertionSeconds = 300;
const usualSeconds = 3_600;
/** A token is used until this time before its end, in ms. */
const reserveMs = 30_000;

/** The scopes that this site asks for. */
export const ltiScopes = {
  score: "https://purl.imsglobal.org/spec/lti-ags/scope/score",
  result: "https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly",
  lineItem: "https://purl.imsglobal.org/spec/lti-ags/scope/lineitem",
  lineItemReadonly: "https://purl.imsglobal.org/spec/lti-ags/scope/lineitem.readonly",
  memberships: "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly",
} as const;

/**
 * A service of a platform gave no usable answer. `isLasting`: it would be the same the next time. `retryAfterMs`: what
 * the platform asks for.
 */
export class PlatformFault extends Error {
  override readonly name = "PlatformFault";
  readonly code: DeliveryFaultCode;
  readonly facts: Readonly<Record<string, string>>;
  readonly isLasting: boolean;
  readonly retryAfterMs: number;

  constructor(
    code: DeliveryFaultCode,
    facts: Readonly<Record<string, string>>,
    { isLasting = false, retryAfterMs = 0 }: { readonly isLasting?: boolean; readonly retryAfterMs?: number } = {},
  ) {
    super(code);
    this.code = code;
    this.facts = facts;
    this.isLasting = isLasting;
    this.retryAfterMs = retryAfterMs;
  }
}

const mostWaitSeconds = 3_600;
const shortened = 200;

/** The fault of an answer that is none of the expected ones. */
export function faultOfReply({ status, headers, text, url }: OutgoingReply): PlatformFault {
  const seconds = Number(headers["retry-after"] ?? 0);
  const waits = Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), mostWaitSeconds) : 0;
  const isLasting = status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
  return new PlatformFault(
    "platformAnswered",
    { host: new URL(url).host, status: String(status), text: text.slice(0, shortened) },
    { isLasting, retryAfterMs: waits * 1000 },
  );
}

/** The fault of a request that got no answer; another error stays what it is. */
export const faultOfRequest = (error: unknown): unknown =>
  error instanceof OutgoingFault ? new PlatformFault(error.code, { host: error.host }) : error;

const tokenSchema = z.looseObject({
  access_token: z.string().min(1).max(16_384),
  expires_in: z.coerce.number().min(0).max(31_536_000).optional(),
});

/** Stored tokens as they were opened, by the sealed text. */
const opened = new LRUCache<string, string>({ max: 200 });

async function openToken(deps: Dependencies, sealed: string): Promise<string> {
  const known = opened.get(sealed) ?? (await openSecret(deps, purpose, sealed));
  opened.set(sealed, known);
  return known;
}

async function fetchToken(deps: Dependencies, registration: RegistrationRow, scope: string) {
  const { clientId, tokenUrl } = registration;
  const seconds = Math.floor(deps.clock() / 1000);
  const assertion = await signClaims(deps, {
    iss: clientId,
    sub: clientId,
    aud: tokenUrl,
    iat: seconds,
    exp: seconds + assertionSeconds,
    jti: deps.secret(),
  });
  const body = new URLSearchParams({
    grant_type: "client_credentials",
    client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
    client_assertion: assertion,
    scope,
  }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const reply = await outgoingOf(deps)(tokenUrl, { method: "POST", headers, body }).catch((error: unknown) => {
    throw faultOfRequest(error);
  });
  if (reply.status !== 200) {
    const { code: _, facts, retryAfterMs } = faultOfReply(reply);
    throw new PlatformFault("tokenRefused", facts, { retryAfterMs });
  }
  const parsed = tokenSchema.safeParse(parsedJson(reply.text));
  if (!parsed.success) throw new PlatformFault("tokenMalformed", { host: new URL(tokenUrl).host });
  return parsed.data;
}

/**
 * An access token of a platform for a scope: the stored one until shortly before its end, or a new one where
 * `isRenewed` is asked for. Throws a `PlatformFault`.
 */
export async function platformToken(
  deps: Dependencies,
  registration: RegistrationRow,
  { scope, isRenewed }: { readonly scope: string; readonly isRenewed: boolean },
): Promise<string> {
  const { db, clock } = deps;
  const own = and(eq(ltiTokens.registrationId, registration.registrationId), eq(ltiTokens.scope, scope));
  const [known] = isRenewed ? [] : await db.select().from(ltiTokens).where(own);
  if (known !== undefined && clock() < known.endsAt - reserveMs) return openToken(deps, known.sealed);
  const { access_token: token, expires_in: seconds = usualSeconds } = await fetchToken(deps, registration, scope);
  const row = { sealed: await sealSecret(deps, purpose, token), endsAt: clock() + seconds * 1000 };
  await db
    .insert(ltiTokens)
    .values({ registrationId: registration.registrationId, scope, ...row })
    .onConflictDoUpdate({ target: [ltiTokens.registrationId, ltiTokens.scope], set: row });
  return token;
}
