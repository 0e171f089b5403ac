/** One choice of an option by a person with an ability in logits. */
export interface OptionChoice {
  readonly option: string;
  readonly theta: number;
}

export interface OptionUse {
  readonly option: string;
  readonly isKey: boolean;
  /** Share of all choices of the item. */
  readonly share: number;
  /** Mean ability of the people who chose it; NaN if there are none. */
  readonly meanTheta: number;
  /** Correlation between choosing it and ability; NaN if nobody or everybody chose it. */
  readonly pointBiserial: number;
  /**
   * A wrong option chosen by ten or more people whose mean ability is above that of the people who chose the key by
   * three standard errors.
   */
  readonly attractsTheAble: boolean;
}

const [leastChoosers, mostErrors] = [10, 3];

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
};

/** The use of each of an item's options. */
export const optionUse = (options: readonly string[], key: string, choices: readonly OptionChoice[]): OptionUse[] => {
  const all = choices.map(({ theta }) => theta);
  const spread = Math.sqrt(varianceOf(all));
  const of = (option: string) => choices.flatMap((choice) => (choice.option === option ? [choice.theta] : []));
  const right = of(key);
  return options.map((option) => {
    const own = of(option);
    const share = choices.length === 0 ? 0 : own.length / choices.length;
    const meanTheta = own.length === 0 ? NaN : meanOf(own);
    const isKey = option === key;
    const error = Math.sqrt(varianceOf(own) / (own.length - 1) + varianceOf(right) / (right.length - 1));
    return {
      option,
      isKey,
      share,
      meanTheta,
      pointBiserial: ((meanTheta - meanOf(all)) / spread) * Math.sqrt(share / (1 - share)),
      attractsTheAble:
        !isKey && Math.min(own.length, right.length) >= leastChoosers && meanTheta - meanOf(right) > mostErrors * error,
    };
  });
};
