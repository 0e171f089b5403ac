/** Runs something each time so many ms have passed; returns a function that ends this. */
export type Every = (ms: number, run: () => void) => () => void;

/** By timers that do not keep the process running. */
export const every: Every = (ms, run) => {
  const timer = setInterval(run, ms).unref();
  return () => clearInterval(timer);
};
