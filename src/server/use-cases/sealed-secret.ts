import { hkdfSync } from "node:crypto";
import type { z } from "zod";
import { parsedJson } from "../support/parsed-json";
import { openedBytes, sealedBytes } from "../support/sealing";
import type { Dependencies } from "./dependencies";
import { installationSecret } from "./installation-secret";

type Needed = Pick<Dependencies, "db" | "secret">;

const keyFor = async (deps: Needed, purpose: string): Promise<Buffer> =>
  Buffer.from(hkdfSync("sha256", await installationSecret(deps, "integrations"), "", purpose, 32));

/** A text that only this installation can read, for one purpose, in base64url (AES-256-GCM). */
export const sealSecret = async (deps: Needed, purpose: string, text: string): Promise<string> =>
  (await sealedBytes(await keyFor(deps, purpose), Buffer.from(text))).toString("base64url");

/** The text that was sealed for this purpose. Throws where it was not sealed by this installation, or is changed. */
export const openSecret = async (deps: Needed, purpose: string, sealed: string): Promise<string> =>
  openedBytes(await keyFor(deps, purpose), Buffer.from(sealed, "base64url")).toString();

/** The same of a value. */
export const sealValue = (deps: Needed, purpose: string, value: object): Promise<string> =>
  sealSecret(deps, purpose, JSON.stringify(value));

/** The value that was sealed for this purpose; null where this installation has not sealed it so. */
export async function openValue<Value>(
  deps: Needed,
  { purpose, schema }: { readonly purpose: string; readonly schema: z.ZodType<Value> },
  sealed: string,
): Promise<Value | null> {
  const text = await openSecret(deps, purpose, sealed).catch(() => "");
  return schema.safeParse(parsedJson(text)).data ?? null;
}
