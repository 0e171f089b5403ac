/** Counts the questions read of one file on the last line of a terminal; prints nothing elsewhere. */
export const questionCounter = (
  name: string,
): { readonly progress: (done: number) => void; readonly stop: () => void } => {
  if (!process.stderr.isTTY) return { progress: () => undefined, stop: () => undefined };
  const say = (words: string): void => {
    process.stderr.write(`\r\u001b[K${words}`);
  };
  return { progress: (done) => say(`Reading ${name}: ${done}`), stop: () => say("") };
};
