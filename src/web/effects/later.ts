/** Runs a function once after a delay in milliseconds; returns a function that cancels it. */
export type Later = (milliseconds: number, run: () => void) => () => void;

export const later: Later = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** A time limit was exceeded. */
export class TimeLimitError extends Error {
  override readonly name = "TimeLimitError";
}

/**
 * Runs `work` with a time limit in milliseconds. When it is exceeded, rejects with a `TimeLimitError` and aborts the
 * signal given to `work`; a later result is ignored.
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
