import { hkdfSync } from "node:crypto";
import { isOfGuest, nameOfOwner, type Owner } from "../attempts/owner";
import type { Dependencies } from "./dependencies";
import { installationSecret } from "./installation-secret";

const keyBytes = 32;

/** The key of one user or guest (HKDF-SHA-256) with which their devices encrypt stored data; in base64. */
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

/**
 * Returns a function for the key of an owner: the same in every process of this installation, derived and not stored.
 */
export function createDeviceKeys(deps: Pick<Dependencies, "db" | "secret">): (owner: Owner) => Promise<string> {
  let secret: string | null = null;
  return async (owner) => {
    secret ??= await installationSecret(deps, "answers");
    return derivedDeviceKey(secret, owner);
  };
}
