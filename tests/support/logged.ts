import { Writable } from "node:stream";
import { pino, type Logger } from "pino";

/** A log of every level, and the lines that were written to it. */
export function logged(): { readonly log: Logger; readonly lines: () => Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  return { log: pino({ level: "trace" }, stream), lines: () => lines };
}
