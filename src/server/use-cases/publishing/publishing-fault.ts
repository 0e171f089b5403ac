/** A test cannot be published; `message` is one sentence that says why. */
export class PublishingFault extends Error {
  override readonly name = "PublishingFault";
}
