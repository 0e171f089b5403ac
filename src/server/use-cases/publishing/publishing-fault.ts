/** A test cannot be published; `message` gives the reason in one sentence. */
export class PublishingFault extends Error {
  override readonly name = "PublishingFault";
}
