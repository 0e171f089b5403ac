/** Thrown when audio cannot be made or measured; `message` is one sentence with the reason. */
export class AudioFault extends Error {
  override readonly name = "AudioFault";
}
