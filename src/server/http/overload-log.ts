import type { FastifyInstance } from "fastify";

const sayEveryMs = 10_000;

/** Logs calls that a busy server refuses: one line for all within ten seconds. */
export interface OverloadLog {
  readonly note: () => void;
}

/** The last line is written when the server closes. */
export function createOverloadLog(app: FastifyInstance): OverloadLog {
  let refused = 0;
  let timer: NodeJS.Timeout | null = null;
  const say = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (refused > 0) app.log.warn({ refused }, "calls were refused, since the server is behind with those before them");
    refused = 0;
  };
  app.addHook("onClose", async () => say());
  return {
    note: () => {
      refused += 1;
      timer ??= setTimeout(say, sayEveryMs).unref();
    },
  };
}
