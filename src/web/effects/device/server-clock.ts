/** Times at which a request was sent and its reply received, by the monotonic clock. */
export interface RoundTrip {
  readonly sentAt: number;
  readonly receivedAt: number;
}

/**
 * The server's time as estimated by this window: the most exact sample, advanced by a monotonic clock, so that neither
 * changes of the device's clock nor slow replies affect it.
 */
export interface ServerClock {
  /** Adds a sample: the server's time (epoch ms) at some moment between the two ends of the round trip. */
  tell(serverTime: number, trip?: RoundTrip): void;
  /** Epoch ms; the device's own clock until there is a sample. */
  now(): number;
  /** Largest possible error of `now` in ms; Infinity until there is a sample. */
  error(): number;
}

/** Allowed drift between two clocks; quartz drifts by half of that. */
const driftPerMs = 100e-6;
/** Resolution: the server sends whole milliseconds, and `now` returns whole ones. */
const grainMs = 1;
/** Error of a sample whose round trip is not known. */
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

  /**
   * Whether two samples cannot both be right, because the monotonic clock stood still in between (some do in sleep).
   */
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
