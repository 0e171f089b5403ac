/** When a request went out and when its answer was there, by the monotonic clock. */
export interface RoundTrip {
  readonly sentAt: number;
  readonly receivedAt: number;
}

/**
 * The server's time as this window reckons it: the best that it was told, carried on by a monotonic clock, so that
 * neither the device's clock nor a slow reply changes anything.
 */
export interface ServerClock {
  /** Takes what the server said its time was (epoch ms) somewhere between the two ends of the round trip. */
  tell(serverTime: number, trip?: RoundTrip): void;
  /** Epoch ms; the device's own clock until the server has told. */
  now(): number;
  /** By how much `now` may be wrong (ms); Infinity until the server has told. */
  error(): number;
}

/** How far two clocks drift apart: quartz does half of that. */
const driftPerMs = 100e-6;
/** The server tells whole milliseconds, and so does `now`. */
const grainMs = 1;
/** Of a reply whose round trip is not known. */
const unknownTripErrorMs = 15_000;

interface Sample {
  readonly time: number;
  readonly at: number;
  readonly error: number;
}

const sampleOf = (serverTime: number, { sentAt, receivedAt }: RoundTrip): Sample => {
  const trip = Math.max(0, receivedAt - sentAt);
  return { time: serverTime + trip / 2, at: receivedAt, error: trip / 2 + trip * driftPerMs + grainMs };
};

export const makeServerClock = (monotonic: () => number, fallback: () => number): ServerClock => {
  let kept: Sample | null = null;

  const timeOf = (sample: Sample, at: number) => sample.time + at - sample.at;
  const errorOf = (sample: Sample, at: number) => sample.error + Math.max(0, at - sample.at) * driftPerMs;

  /** Two that cannot both be right: the monotonic clock has stood still in between, as some do in sleep. */
  const contradicts = (next: Sample, before: Sample) =>
    Math.abs(next.time - timeOf(before, next.at)) > next.error + errorOf(before, next.at);

  return {
    tell: (serverTime, trip) => {
      if (!Number.isFinite(serverTime)) return;
      const next =
        trip === undefined
          ? { time: serverTime, at: monotonic(), error: unknownTripErrorMs }
          : sampleOf(serverTime, trip);
      if (kept === null || next.error < errorOf(kept, next.at) || contradicts(next, kept)) kept = next;
    },
    now: () => Math.round(kept === null ? fallback() : timeOf(kept, monotonic())),
    error: () => (kept === null ? Number.POSITIVE_INFINITY : errorOf(kept, monotonic())),
  };
};
