/**
 * Runs works in parallel, but starts their last steps in the order in which the works were added. `before` resolves
 * when all earlier works have started their last step or have failed; a work calls `begun` when it has started its own.
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
