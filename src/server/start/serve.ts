import type { FastifyServerFactory } from "fastify";
import type { Logger } from "pino";
import type { Config } from "../configuration/config";
import { endsWithin } from "../support/ends-within";
import { beginAnswering } from "./answering";
import { openInstallation } from "./open-installation";

export interface Running {
  readonly close: () => Promise<void>;
}

/**
 * A stop takes at most 10 s: this long for open requests, `cancelledMs` after their statements are cancelled, the rest
 * for the database.
 */
const drainMs = 2_500;
const cancelledMs = 1_000;

/** Waits for the work under way; after a time it cancels statements, then closes connections. */
export async function drainAll(
  drained: Promise<unknown>,
  interrupt: () => Promise<void>,
  cut: () => void,
): Promise<void> {
  if (await endsWithin(drained, drainMs)) return;
  await interrupt();
  if (!(await endsWithin(drained, cancelledMs))) cut();
}

/**
 * Opens the database, answers calls and runs the periodic work, all in this process. Throws errors that
 * `cliErrorMessage` puts into words.
 */
export async function serve(
  config: Config,
  log: Logger,
  tell: (sentence: string) => void,
  serverFactory?: FastifyServerFactory,
): Promise<Running> {
  const { storage, installation } = await openInstallation(config, log, tell);
  try {
    const answering = await beginAnswering(
      config,
      storage.db,
      log,
      serverFactory === undefined ? {} : { serverFactory },
    );
    installation.goOn(answering.port);
    return {
      close: async () => {
        const drained = Promise.all([answering.drain(), installation.stop()]);
        await drainAll(drained, storage.interrupt, answering.cut);
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
