import { Worker } from "node:worker_threads";

/** The most blocks that the longest name and password fill; decrypting one takes up to a millisecond. */
const mostBlocks = 12;

interface Waiting {
  readonly resolve: (text: string | null) => void;
  readonly reject: (error: Error) => void;
}
interface Opened {
  readonly number: number;
  /** The decrypted text; null where the bytes were not encrypted with this key. */
  readonly text: string | null;
}

/** Decrypts RSA blocks in a separate thread, started at the first use, so that other calls do not wait. */
export function createOpener(pem: string): (bytes: Buffer) => Promise<string | null> {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let last = 0;

  function end(ended: Worker, error: Error): void {
    // an error is followed by the exit of the same thread, when another may have begun
    if (thread !== ended) return;
    thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function begin(): Worker {
    const begun = new Worker(new URL("./opening-thread.js", import.meta.url), {
      execArgv: [],
      workerData: { pem, mostBlocks },
    });
    begun.on("message", ({ number, text }: Opened) => {
      waiting.get(number)?.resolve(text);
      waiting.delete(number);
      if (waiting.size === 0) begun.unref();
    });
    begun
      .once("error", (error) => end(begun, error))
      .once("exit", () => end(begun, new Error("the thread that opens sealed credentials has ended")));
    return begun;
  }

  return (bytes) =>
    new Promise((resolve, reject) => {
      thread ??= begin();
      thread.ref();
      last += 1;
      waiting.set(last, { resolve, reject });
      thread.postMessage({ number: last, bytes });
    });
}
