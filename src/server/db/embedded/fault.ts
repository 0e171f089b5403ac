/** Thrown where the embedded database cannot be used; `message` is one sentence for the person at the terminal. */
export class EmbeddedFault extends Error {
  override readonly name = "EmbeddedFault";
}
