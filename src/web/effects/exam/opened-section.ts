import type { OpenedSection, SealedSection } from "../../../contract/attempt/next-section";

const algorithm = "AES-GCM";
const vectorBytes = 12;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Imports the base64 key that came when the section opened; it can only decrypt. */
export const importSectionKey = (base64: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytesOf(base64), algorithm, false, ["decrypt"]);

/** Decrypts data that the server has encrypted, with the vector in front. Throws where the key does not fit. */
export const unsealed = (key: CryptoKey, sealed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: algorithm, iv: sealed.subarray(0, vectorBytes) }, key, sealed.subarray(vectorBytes));

/** A decrypted section as its student may see it now. Throws where the key does not fit. */
export const openedSection = async (
  key: CryptoKey,
  { sealed }: Pick<SealedSection, "sealed">,
): Promise<OpenedSection> => {
  const whole = await unsealed(key, bytesOf(sealed));
  const packed = whole.slice(4, 4 + new DataView(whole).getUint32(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(unpacked).json()) as OpenedSection;
};
