/** A statistic of a sample of `n` answers, with the limits of its 95 % interval; null: it cannot be computed. */
export interface SampleEstimate {
  readonly value: number | null;
  readonly n: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The estimate of a statistic that `n` answers do not allow. */
export const noEstimate = (n: number): SampleEstimate => ({ value: null, n, low: null, high: null });
