import { createRandom, type Random } from "../../src/psychometrics/random";

export interface Chance {
  readonly random: Random;
  /** A whole number from `least` to `most`. */
  readonly whole: (least: number, most: number) => number;
  readonly oneOf: <Value>(values: readonly Value[]) => Value;
  readonly happens: (share: number) => boolean;
}

/** All random choices of a campaign, determined by its seed. */
export function chanceOf(seed: string): Chance {
  const random = createRandom(seed);
  const whole = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  return {
    random,
    whole,
    oneOf: (values) => values[whole(0, values.length - 1)] as (typeof values)[number],
    happens: (share) => random() < share,
  };
}
