import { compactDecrypt } from "jose";
import { createPrivateKey, generateKeyPairSync, type JsonWebKey } from "node:crypto";
import { rescueCopySchema, rescueKeySchema, type ReadRescueCopy, type RescueKey } from "../../contract/attempt/rescue";
import type { Dependencies } from "./dependencies";
import { installationSecret } from "./installation-secret";
import { RescueFault } from "./rescue-fault";

type Needed = Pick<Dependencies, "db" | "secret">;

const newPair = (): string =>
  JSON.stringify(generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }));

const privateKeyOf = async (deps: Needed): Promise<JsonWebKey> =>
  JSON.parse(await installationSecret(deps, "rescue", newPair)) as JsonWebKey;

/** The public key with which devices encrypt their copies of answers. */
export async function rescueKeyOf(deps: Needed): Promise<RescueKey> {
  const { kty, crv, x, y } = await privateKeyOf(deps);
  return rescueKeySchema.parse({ kty, crv, x, y });
}

const foreign = "This is no copy of answers that was made for this installation: nothing in it can be opened.";

async function opened(deps: Needed, sealed: string): Promise<Uint8Array> {
  const key = createPrivateKey({ key: await privateKeyOf(deps), format: "jwk" });
  try {
    const accepted = { keyManagementAlgorithms: ["ECDH-ES"], contentEncryptionAlgorithms: ["A256GCM"] };
    return (await compactDecrypt(sealed.trim(), key, accepted)).plaintext;
  } catch {
    throw new RescueFault(foreign);
  }
}

/**
 * Opens a device's copy of answers: encrypted with the key of this installation, or plain JSON if the device's page
 * could not encrypt. Throws a `RescueFault` for anything else.
 */
export async function openRescueCopy(deps: Needed, file: string): Promise<ReadRescueCopy> {
  const text = file.startsWith("{") ? file : new TextDecoder().decode(await opened(deps, file));
  try {
    return rescueCopySchema.parse(JSON.parse(text));
  } catch {
    throw new RescueFault("This copy was opened, and what it holds cannot be read: it was made by another version.");
  }
}
