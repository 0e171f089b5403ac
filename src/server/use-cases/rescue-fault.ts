/** A copy of answers cannot be taken in; `message` is one sentence for the person at the terminal. */
export class RescueFault extends Error {
  override readonly name = "RescueFault";
}
