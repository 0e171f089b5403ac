export const shortestRetryMs = 500;
export const longestRetryMs = 8_000;
/** Upper limit of an obeyed wait, in ms: a gateway may ask for an hour and recover within seconds. */
export const longestAskedMs = 30_000;

interface Failure {
  /** Failed tries in a row, the last one included. */
  readonly failures: number;
  /**
   * Identifies the client, so that the devices of a class retry at different moments; the same name always waits
   * equally long.
   */
  readonly name: string;
  /** The wait in ms that the server asked for; obeyed up to `longestAskedMs`. */
  readonly atLeastMs?: number;
}

/** Mixes a hash so that each bit depends on every other (finalizer of MurmurHash3). */
const mixed = (hash: number): number => {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (whole ^ (whole >>> 16)) >>> 0;
};

/** Maps a text evenly to [0, 1) (FNV-1a, 32 bits), even if texts differ only in the last letter. */
const spread = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return mixed(hash) / 0x1_0000_0000;
};

/** A time in ms, up to a tenth shorter or longer than the usual one; the same name always gets the same. */
export const jitteredMs = (usualMs: number, name: string): number => Math.round(usualMs * (0.9 + 0.2 * spread(name)));

/** Milliseconds until the next try: the shortest wait plus a share of a span that doubles up to the longest wait. */
export const retryMs = ({ failures, name, atLeastMs = 0 }: Failure): number => {
  const span = Math.min(longestRetryMs, shortestRetryMs * 2 ** failures);
  return Math.round(
    Math.max(shortestRetryMs, Math.min(atLeastMs, longestAskedMs)) + spread(`${name} ${failures}`) * span,
  );
};
