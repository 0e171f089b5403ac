/** An encrypted value as stored by the browser. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
  /** Person whose key decrypts it; left out: the browser's key, as in earlier versions. */
  readonly person?: string;
}

/** A key to encrypt with: that of a person, or the browser's where theirs is not available. */
export interface SealingKey {
  readonly key: CryptoKey;
  /** null: it is the browser's key. */
  readonly person: string | null;
}

/** The key of a person or guest; null while it is not available on this device, until they sign in again. */
export type KeyFor = (person: string) => Promise<CryptoKey | null>;

/**
 * Generates an AES-GCM key of the browser that no script can read out. Throws where the page is not served securely (no
 * `crypto.subtle`).
 */
export const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

export const seal = async ({ key, person }: SealingKey, value: unknown): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return {
    iv,
    bytes: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(JSON.stringify(value))),
    ...(person === null ? {} : { person }),
  };
};

export const unseal = async (key: CryptoKey, { iv, bytes }: Pick<Sealed, "iv" | "bytes">): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes)));
