/** The body of every answer of the server: SPEC's `{code, msg, data}`. */
export interface Envelope<Data> {
  readonly code: number | string;
  readonly msg: string;
  readonly data: Data;
}

/** Codes that count as success (SPEC §5, §8); 100017 carries a list that is passed on as it is. */
export const successCodes: readonly (number | string)[] = [200, 0, "200", "0", 100017];

/** Every reply of the server carries it, so that one of something on the way is not taken for the server's word. */
export const serverReplyHeader = "x-invigil";
