import { desc } from "drizzle-orm";
import { exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK, type JWTPayload } from "jose";
import { signingKeys } from "../../db/integrations-schema";
import type { Dependencies } from "../dependencies";
import { openSecret, sealSecret } from "../sealed-secret";

type Needed = Pick<Dependencies, "db" | "clock" | "ids" | "secret">;

/** How many keys are published: the one that signs, and the one before, which platforms may still need. */
const published = 2;
const algorithm = "RS256";
const purpose = "signing-key";

const newest = ({ db }: Pick<Needed, "db">) =>
  db.select().from(signingKeys).orderBy(desc(signingKeys.madeAt), desc(signingKeys.kid)).limit(published);

/** Makes a key with which this site signs from now on; returns its id. */
export async function renewSigningKey(deps: Needed): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
  const kid = deps.ids();
  const { kty = "", n = "", e = "" } = await exportJWK(publicKey);
  await deps.db.insert(signingKeys).values({
    kid,
    sealed: await sealSecret(deps, purpose, JSON.stringify(await exportJWK(privateKey))),
    publicKey: { kty, n, e },
    madeAt: deps.clock(),
  });
  return kid;
}

async function presentKeys(deps: Needed) {
  const known = await newest(deps);
  if (known.length > 0) return known;
  await renewSigningKey(deps);
  return newest(deps);
}

/** The ids of the published keys with their times, the one that signs first. Makes the first key. */
export const signingKeyIds = async (deps: Needed): Promise<{ kid: string; made_at: number }[]> =>
  (await presentKeys(deps)).map(({ kid, madeAt }) => ({ kid, made_at: madeAt }));

/** The public keys of this site (RFC 7517). */
export async function publicKeySet(deps: Needed): Promise<{ keys: Record<string, string>[] }> {
  const keys = await presentKeys(deps);
  return { keys: keys.map(({ kid, publicKey }) => ({ ...publicKey, kid, alg: algorithm, use: "sig" })) };
}

/** Signs claims with the newest key. Times are in seconds since 1970. */
export async function signClaims(deps: Needed, claims: JWTPayload): Promise<string> {
  const [key] = await presentKeys(deps);
  if (key === undefined) throw new Error("there is no key to sign with");
  const jwk = JSON.parse(await openSecret(deps, purpose, key.sealed)) as JWK;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: "JWT", kid: key.kid })
    .sign((await importJWK(jwk, algorithm)) as CryptoKey);
}
