import { createPrivateKey, createPublicKey } from "node:crypto";
import { credentialsSchema } from "../../contract/account/account";
import { CallRefusal } from "../support/refusal";
import { createOpener } from "./login-opener";

interface Credentials {
  readonly username: string;
  readonly password: string;
}

function readOrRefused(text: string | null): Credentials {
  try {
    return credentialsSchema.parse(JSON.parse(text ?? ""));
  } catch {
    throw new CallRefusal("credentialsWrong");
  }
}

/**
 * Decrypts the credentials of a login, which are encrypted in blocks of the key's length (128 bytes for 1024 bits)
 * where the site has a key; unencrypted credentials are then refused. The padding is random, so the same bytes twice
 * are a replayed recording: `isFirst` reports whether these bytes were never seen before.
 */
export function createLoginKey(pem: string | null, isFirst: (sealed: string) => Promise<boolean>) {
  const open = pem === null ? null : createOpener(pem);
  return {
    publicKey:
      pem === null ? "" : String(createPublicKey(createPrivateKey(pem)).export({ type: "spki", format: "pem" })),
    credentialsOf: async (input: Credentials | { readonly sealed: string }): Promise<Credentials> => {
      if ("sealed" in input !== (open !== null)) throw new CallRefusal("invalidRequest");
      if (!("sealed" in input) || open === null) return input as Credentials;
      const bytes = Buffer.from(input.sealed, "base64");
      const credentials = readOrRefused(await open(bytes));
      if (!(await isFirst(bytes.toString("base64")))) throw new CallRefusal("credentialsWrong");
      return credentials;
    },
  };
}
