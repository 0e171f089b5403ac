export const shortestRetryMs = 500;
export const longestRetryMs = 8_000;
/** A gateway may ask for an hour and be well again in seconds. */
export const longestAskedMs = 30_000;

interface Failure {
  /** How many tries have failed in a row, the last one included. */
  readonly failures: number;
  /** Names who tries, so that a whole class does not try again at the same moment; the same name waits the same. */
  readonly name: string;
  /** The server asked for at least so many milliseconds; obeyed up to `longestAskedMs`. */
  readonly atLeastMs?: number;
}

/** Every bit of a hash depends on every other (the end of MurmurHash3). */
const mixed = (hash: number): number => {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (whole ^ (whole >>> 16)) >>> 0;
};

/** Where a text lies between 0 and 1, evenly spread (FNV-1a, 32 bits), also where only its last letter is another. */
const spread = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return mixed(hash) / 0x1_0000_0000;
};

/** Milliseconds until the next try: the shortest wait, and on top a share of a span that doubles up to the longest. */
export const retryMs = ({ failures, name, atLeastMs = 0 }: Failure): number => {
  const span = Math.min(longestRetryMs, shortestRetryMs * 2 ** failures);
  return Math.round(
    Math.max(shortestRetryMs, Math.min(atLeastMs, longestAskedMs)) + spread(`${name} ${failures}`) * span,
  );
};
