/** The data of a reply that are JSON already. */
export abstract class WrittenReply<Output> {
  /** The JSON of the reply; `before`: that of the envelope up to its data. */
  abstract reply(before: string): string | Buffer;
  /** The data as an object. */
  abstract output(): Output;
}
