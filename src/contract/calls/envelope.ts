/** The body of every answer of the server: SPEC's `{code, msg, data}`. */
export interface Envelope<Data> {
  readonly code: number | string;
  readonly msg: string;
  readonly data: Data;
}

/** Codes that count as success (SPEC §5, §8); 100017 marks a list, which is passed on unchanged. */
export const successCodes: readonly (number | string)[] = [200, 0, "200", "0", 100017];

/**
 * Header of every reply of the server, which distinguishes it from a reply of something in between, such as a proxy.
 */
export const serverReplyHeader = "x-invigil";
