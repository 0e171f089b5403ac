import { SingleBar } from "cli-progress";
import type { OnProgress } from "../backup/layout";

/** A progress bar; prints nothing where the output is not a terminal. */
export function partsBar(verb: string): { readonly progress: OnProgress; readonly stop: () => void } {
  if (!process.stderr.isTTY) return { progress: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: `${verb} {bar} {value}/{total} {name}`,
    stream: process.stderr,
    clearOnComplete: true,
  });
  let begun = false;
  return {
    progress: (done, of, name) => {
      if (begun) bar.update(done, { name });
      else bar.start(of, done, { name });
      begun = true;
    },
    stop: () => bar.stop(),
  };
}

export const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
