import { compactVerify, importJWK, type CryptoKey, type JWK } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { ltiLimits } from "../../../contract/integrations/lti-limits";
import { parsedJson } from "../../support/parsed-json";
import { isObject, shownClaim } from "./claim-values";
import { LaunchRefusal } from "./launch-refusal";
import type { PlatformKeys } from "./platform-keys";
import type { RegistrationRow } from "./registration-row";

const fewestBits = 2048;
const bitsOfSymbol = 6;

/** The claims of a token whose signature, parties and times are right. */
export type LaunchClaims = Readonly<Record<string, unknown>>;

interface Expected {
  readonly registration: RegistrationRow;
  readonly nonce: string;
  readonly now: number;
}

/** What a part of a token says; null: it is no object. */
function objectOf(part: string | undefined): LaunchClaims | null {
  const value = parsedJson(Buffer.from(part ?? "", "base64url").toString("utf8"));
  return isObject(value) ? value : null;
}

/** The id of the key that signed. Only RS256 is taken, whatever the header says. */
function keyIdOf(token: string): string {
  const header = objectOf(token.split(".")[0]);
  if (header === null || !/^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)) throw new LaunchRefusal("tokenMalformed");
  if (header["alg"] !== "RS256")
    throw new LaunchRefusal("algorithmOther", { facts: { algorithm: shownClaim(header["alg"]) } });
  if (header["crit"] !== undefined) throw new LaunchRefusal("headerUnknown");
  if (typeof header["kid"] !== "string" || header["kid"] === "") throw new LaunchRefusal("keyUnnamed");
  return header["kid"];
}

const imported = new LRUCache<string, CryptoKey>({ max: 200 });

/** The key of a JWK; null: it is none for RS256. */
async function keyOfJwk(jwk: JWK): Promise<CryptoKey | null> {
  const name = `${jwk.n ?? ""} ${jwk.e ?? ""}`;
  const known = imported.get(name);
  if (known !== undefined) return known;
  const key = (await importJWK(jwk, "RS256").catch(() => null)) as CryptoKey | null;
  if (key !== null) imported.set(name, key);
  return key;
}

async function verifiedBy(jwk: JWK, token: string): Promise<LaunchClaims> {
  const isFit =
    jwk.kty === "RSA" &&
    (jwk.alg === undefined || jwk.alg === "RS256") &&
    (jwk.use === undefined || jwk.use === "sig") &&
    (jwk.n ?? "").length * bitsOfSymbol >= fewestBits;
  const key = isFit ? await keyOfJwk(jwk) : null;
  if (key === null) throw new LaunchRefusal("keyUnfit", { facts: { kid: shownClaim(jwk.kid) } });
  try {
    await compactVerify(token, key, { algorithms: ["RS256"] });
  } catch {
    throw new LaunchRefusal("signatureWrong");
  }
  const claims = objectOf(token.split(".")[1]);
  if (claims === null) throw new LaunchRefusal("claimsMalformed");
  return claims;
}

const audienceSchema = z.union([z.string().transform((one) => [one]), z.array(z.string()).min(1)]);

/** Who signed, and for whom. */
function refuseParties(claims: LaunchClaims, { issuer, clientId }: RegistrationRow): void {
  const { iss, aud, azp } = claims;
  if (iss !== issuer) throw new LaunchRefusal("issuerOther", { facts: { issuer: shownClaim(iss) } });
  const audience = audienceSchema.safeParse(aud);
  if (!audience.success) throw new LaunchRefusal("audienceMissing");
  if (!audience.data.includes(clientId))
    throw new LaunchRefusal("audienceOther", { facts: { audience: shownClaim(aud) } });
  if (azp === undefined && audience.data.length > 1) throw new LaunchRefusal("partyMissing");
  if (azp !== undefined && azp !== clientId)
    throw new LaunchRefusal("partyOther", { facts: { party: shownClaim(azp) } });
}

const secondsSchema = z.number().min(0).max(8.64e12);
const optionalSecondsSchema = secondsSchema.optional();
const timeOf = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace("T", " ")} UTC`;

function refuseTimes(claims: LaunchClaims, now: number): void {
  const exp = secondsSchema.safeParse(claims["exp"]);
  if (!exp.success) throw new LaunchRefusal("expiryMissing");
  const iat = secondsSchema.safeParse(claims["iat"]);
  if (!iat.success) throw new LaunchRefusal("issueTimeMissing");
  const both = (seconds: number) => ({ facts: { platform: timeOf(seconds * 1000), here: timeOf(now) } });
  if (now > exp.data * 1000 + ltiLimits.clockMs) throw new LaunchRefusal("expired", both(exp.data));
  if (iat.data * 1000 > now + ltiLimits.clockMs) throw new LaunchRefusal("issuedInFuture", both(iat.data));
  const nbf = optionalSecondsSchema.safeParse(claims["nbf"]);
  if (nbf.data !== undefined && nbf.data * 1000 > now + ltiLimits.clockMs)
    throw new LaunchRefusal("notYetValid", both(nbf.data));
}

/**
 * The claims of a token of a platform: signed by a key of its key set with RS256, from its issuer, for our client id,
 * in its time, in answer to our nonce. Throws a `LaunchRefusal` that names what is wrong.
 */
export async function verifiedClaims(
  token: string,
  keyOf: PlatformKeys,
  { registration, nonce, now }: Expected,
): Promise<LaunchClaims> {
  const claims = await verifiedBy(await keyOf(registration, keyIdOf(token)), token);
  refuseParties(claims, registration);
  refuseTimes(claims, now);
  if (typeof claims["nonce"] !== "string" || claims["nonce"] === "") throw new LaunchRefusal("nonceMissing");
  if (claims["nonce"] !== nonce) throw new LaunchRefusal("nonceOther");
  return claims;
}
