/** The embedded database cannot be had; `message` is one sentence for the person at the terminal. */
export class EmbeddedFault extends Error {
  override readonly name = "EmbeddedFault";
}
