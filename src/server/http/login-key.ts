import { constants, createPrivateKey, createPublicKey, privateDecrypt, type KeyObject } from "node:crypto";
import { credentialsSchema } from "../../contract/account";
import { CallRefusal } from "../refusal";

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Without the padding of PKCS#1 v1.5: 00 02, at least eight bytes that are not 00, 00, then the message. */
function unpadded(block: Buffer): Buffer {
  const end = block.indexOf(0, 2);
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw new Error("padding");
  return block.subarray(end + 1);
}

/** As many as the longest name and password fill; each costs up to a millisecond of the main thread. */
const mostBlocks = 12;

/**
 * Node no longer takes PKCS#1 v1.5 off by itself, since telling a wrong padding apart is what attackers listen for:
 * every failure is the same refusal here.
 */
function opened(key: KeyObject, bytes: Buffer): Credentials {
  const size = (key.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  if (bytes.length > mostBlocks * size) throw new Error("size");
  const blocks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const text = Buffer.concat(
    blocks.map((block) => unpadded(privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, block))),
  ).toString("utf8");
  return credentialsSchema.parse(JSON.parse(text));
}

function openedOrRefused(key: KeyObject, bytes: Buffer): Credentials {
  try {
    return opened(key, bytes);
  } catch {
    throw new CallRefusal("credentialsWrong");
  }
}

/**
 * Opens the credentials of a login, sealed in blocks of the key's length (128 bytes for 1024 bits) where the site has
 * a key; then none come unsealed. Sealing is padded by chance, so that the same bytes twice are a recording: `isFirst`
 * says whether these were never seen.
 */
export function createLoginKey(pem: string | null, isFirst: (sealed: string) => Promise<boolean>) {
  const key = pem === null ? null : createPrivateKey(pem);
  return {
    publicKey: key === null ? "" : String(createPublicKey(key).export({ type: "spki", format: "pem" })),
    credentialsOf: async (input: Credentials | { readonly sealed: string }): Promise<Credentials> => {
      if ("sealed" in input !== (key !== null)) throw new CallRefusal("invalidRequest");
      if (!("sealed" in input) || key === null) return input as Credentials;
      const bytes = Buffer.from(input.sealed, "base64");
      const credentials = openedOrRefused(key, bytes);
      if (!(await isFirst(bytes.toString("base64")))) throw new CallRefusal("credentialsWrong");
      return credentials;
    },
  };
}
