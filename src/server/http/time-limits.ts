/** How long one connection may take, in ms. */
export interface TimeLimits {
  /** Until the headers of a request are there. */
  readonly headersMs: number;
  /** Until the whole request is there. */
  readonly requestMs: number;
  /** With nothing said on either side. */
  readonly idleMs: number;
  /** How often the first two are looked after. */
  readonly checkMs: number;
}

/** A client gives up after 15 s; a database statement after 12. */
export const timeLimits: TimeLimits = { headersMs: 15_000, requestMs: 30_000, idleMs: 60_000, checkMs: 5_000 };
