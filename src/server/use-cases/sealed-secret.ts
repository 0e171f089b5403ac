import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Dependencies } from "./dependencies";
import { installationSecret } from "./installation-secret";

const algorithm = "aes-256-gcm";
const vectorBytes = 12;
const tagBytes = 16;

type Needed = Pick<Dependencies, "db" | "secret">;

const keyFor = async (deps: Needed, purpose: string): Promise<Buffer> =>
  Buffer.from(hkdfSync("sha256", await installationSecret(deps, "integrations"), "", purpose, 32));

/** A text that only this installation can read, for one purpose, in base64url (AES-256-GCM). */
export async function sealSecret(deps: Needed, purpose: string, text: string): Promise<string> {
  const vector = randomBytes(vectorBytes);
  const cipher = createCipheriv(algorithm, await keyFor(deps, purpose), vector);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([vector, sealed, cipher.getAuthTag()]).toString("base64url");
}

/** The text that was sealed for this purpose. Throws where it was not sealed by this installation, or is changed. */
export async function openSecret(deps: Needed, purpose: string, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(algorithm, await keyFor(deps, purpose), bytes.subarray(0, vectorBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(vectorBytes, -tagBytes)), decipher.final()]).toString("utf8");
}
