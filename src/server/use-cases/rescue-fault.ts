/** A copy of answers cannot be accepted; `message` gives the reason in one sentence for the person at the terminal. */
export class RescueFault extends Error {
  override readonly name = "RescueFault";
}
