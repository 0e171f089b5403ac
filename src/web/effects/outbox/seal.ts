/** A value as it lies in the browser's storage. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
  /** Whose key opens it; left out: the key of the browser, as earlier versions had it. */
  readonly person?: string;
}

/** What seals: the key of a person, or that of the browser where theirs is not here. */
export interface SealingKey {
  readonly key: CryptoKey;
  /** null: the browser's. */
  readonly person: string | null;
}

/** The key of a person or guest as far as it is here; null: it comes when they are here again. */
export type KeyFor = (person: string) => Promise<CryptoKey | null>;

/**
 * A key of the browser for AES-GCM that no script can read out. Throws where the page is not served securely (no
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
