/** One choice of an option by somebody of an ability in logits. */
export interface OptionChoice {
  readonly option: string;
  readonly theta: number;
}

export interface OptionUse {
  readonly option: string;
  readonly isKey: boolean;
  /** Of all choices of the item. */
  readonly share: number;
  /** Mean ability of those who chose it; NaN where nobody did. */
  readonly meanTheta: number;
  /** Correlation of choosing it with ability; NaN where all or none did. */
  readonly pointBiserial: number;
  /** A wrong option, chosen by ten or more, whose choosers are abler than those of the right one by three errors. */
  readonly attractsTheAble: boolean;
}

const [leastChoosers, mostErrors] = [10, 3];

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
};

/** How each of an item's options was used. */
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
