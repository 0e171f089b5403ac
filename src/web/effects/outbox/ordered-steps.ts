/**
 * Lets works go on side by side but begin their last step in the order in which they came: `before` resolves when all
 * earlier ones have begun it or have failed; a work calls `begun` when it has.
 */
export const makeOrderedSteps = () => {
  let last: Promise<void> = Promise.resolve();
  return <Result>(work: (before: Promise<void>, begun: () => void) => Promise<Result>): Promise<Result> => {
    const before = last;
    let begun: () => void = () => undefined;
    const mine = new Promise<void>((resolve) => (begun = resolve));
    last = before.then(() => mine);
    return work(before, begun).finally(begun);
  };
};
