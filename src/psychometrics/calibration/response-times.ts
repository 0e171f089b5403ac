import { quantile } from "./medians";

export interface TimedAnswer {
  readonly elapsedMs: number;
  readonly isRapid: boolean;
}

/** Times of an item in milliseconds, without those of rapid answers. */
export interface ResponseTimes {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  /** Share of all answers. */
  readonly rapidShare: number;
}

/** Median and quartiles; NaN if all answers are rapid or there are none. */
export const responseTimes = (answers: readonly TimedAnswer[]): ResponseTimes => {
  const read = answers.filter(({ isRapid }) => !isRapid).map(({ elapsedMs }) => elapsedMs);
  return {
    lower: quantile(read, 0.25),
    median: quantile(read, 0.5),
    upper: quantile(read, 0.75),
    rapidShare: answers.length === 0 ? NaN : 1 - read.length / answers.length,
  };
};
