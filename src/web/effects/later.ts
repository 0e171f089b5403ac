/** Runs something once, after so many milliseconds; answers how to stop it. */
export type Later = (milliseconds: number, run: () => void) => () => void;

export const later: Later = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Something took longer than it was given. */
export class TimeLimitError extends Error {
  override readonly name = "TimeLimitError";
}

/**
 * Gives `work` so many milliseconds, then rejects with a `TimeLimitError` and aborts the signal that `work` was given;
 * what it does afterwards is nobody's.
 */
export const withTimeout = <Result>(
  wait: Later,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const limit = new AbortController();
    const stop = wait(milliseconds, () => {
      const late = new TimeLimitError(`no answer within ${milliseconds} ms`);
      reject(late);
      limit.abort(late);
    });
    work(limit.signal).then(resolve, reject).finally(stop);
  });
