import type { OpenedSection, SealedSection } from "../../../contract/attempt/next-section";

const algorithm = "AES-GCM";
const vectorBytes = 12;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The key that came as a section opened, in base64; good for nothing but opening. */
export const importSectionKey = (base64: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", bytesOf(base64), algorithm, false, ["decrypt"]);

/** Opens what the server has sealed behind its vector. Throws by another key. */
export const unsealed = (key: CryptoKey, sealed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: algorithm, iv: sealed.subarray(0, vectorBytes) }, key, sealed.subarray(vectorBytes));

/** A section as its student may see it now. Throws by another key. */
export const openedSection = async (
  key: CryptoKey,
  { sealed }: Pick<SealedSection, "sealed">,
): Promise<OpenedSection> => {
  const whole = await unsealed(key, bytesOf(sealed));
  const packed = whole.slice(4, 4 + new DataView(whole).getUint32(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(unpacked).json()) as OpenedSection;
};
