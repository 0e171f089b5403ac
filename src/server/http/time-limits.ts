/** How long one connection may take, in ms. */
export interface TimeLimits {
  /** Time until the headers of a request have arrived. */
  readonly headersMs: number;
  /** Time until the whole request has arrived. */
  readonly requestMs: number;
  /** Time without traffic in either direction. */
  readonly idleMs: number;
  /** Interval at which the first two limits are checked. */
  readonly checkMs: number;
}

/** The defaults. A client gives up after 15 s; a database statement after 12 s. */
export const timeLimits: TimeLimits = { headersMs: 15_000, requestMs: 30_000, idleMs: 60_000, checkMs: 5_000 };
