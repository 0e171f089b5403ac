/** Audio cannot be made or measured; `message` is one sentence that says why. */
export class AudioFault extends Error {
  override readonly name = "AudioFault";
}
