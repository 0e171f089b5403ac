import type { Logger } from "pino";
import type { Config } from "../configuration/config";
import { openDatabase } from "../db/open";
import type { Relay } from "../messages/local-outbox";
import { cliErrorMessage } from "../process/cli-errors";
import { beginAnswering } from "../start/answering";
import { drainAll, type Running } from "../start/serve";
import { logConnectionLost } from "../start/storage";
import { isOurs, type FromWorker, type ToWorker } from "./messages";

const say = (message: FromWorker): void => void process.send?.(message, () => undefined);

const relay: Relay = {
  pass: (message) => say({ kind: "kept", message }),
  onPassed: (take) =>
    process.on("message", (message: unknown) => {
      if (isOurs<ToWorker>(message) && message.kind === "kept") take(message.message);
    }),
};

const told = (): Promise<Extract<ToWorker, { kind: "begin" }>> =>
  new Promise((resolve) => {
    process.on("message", (message: unknown) => {
      if (isOurs<ToWorker>(message) && message.kind === "begin") resolve(message);
    });
    say({ kind: "hearing" });
  });

/** Runs one of several processes that answer calls on one port; the first process opens and maintains the database. */
export async function answerAsWorker(config: Config, log: Logger): Promise<Running> {
  try {
    const { url, poolSize } = await told();
    const { db, interrupt, close } = openDatabase(url, logConnectionLost(log), { size: poolSize });
    const { port, drain, cut } = await beginAnswering(config, db, log, { relay });
    say({ kind: "listening", port });
    return {
      close: async () => {
        await drainAll(drain(), interrupt, cut);
        await close();
      },
    };
  } catch (error) {
    await new Promise((resolve) => process.send?.({ kind: "failed", sentence: cliErrorMessage(error) }, resolve));
    throw error;
  }
}
