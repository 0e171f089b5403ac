import { hkdfSync } from "node:crypto";
import { isOfGuest, nameOfOwner, type Owner } from "../attempts/owner";
import type { Dependencies } from "./dependencies";
import { installationSecret } from "./installation-secret";

const keyBytes = 32;

/** The key of one person or guest (HKDF-SHA-256), by which their devices seal what they keep; in base64. */
export const derivedDeviceKey = (secret: string, owner: Owner): string =>
  Buffer.from(
    hkdfSync(
      "sha256",
      secret,
      "",
      JSON.stringify([isOfGuest(owner) ? "guest" : "person", nameOfOwner(owner)]),
      keyBytes,
    ),
  ).toString("base64");

/** Answers the key of whoever asks: the same in every process of this installation, and kept nowhere. */
export function createDeviceKeys(deps: Pick<Dependencies, "db" | "secret">): (owner: Owner) => Promise<string> {
  let secret: string | null = null;
  return async (owner) => {
    secret ??= await installationSecret(deps, "answers");
    return derivedDeviceKey(secret, owner);
  };
}
