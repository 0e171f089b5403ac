import type { FastifyServerFactory } from "fastify";
import type { Logger } from "pino";
import { makeApp } from "./app";
import type { Config } from "./config";
import { openDatabaseClock } from "./db/clock";
import { describeError } from "./db/failure";
import { createFileStore } from "./files/create-file-store";
import { installHistory } from "./history/install-history";
import { usualPressure } from "./http/back-pressure";
import { outboxPath } from "./http/outbox-page";
import { newId, newSecret } from "./identifiers";
import { isLoopbackHost } from "./loopback";
import { createSenders } from "./messages/senders";
import { demoAccounts, seed } from "./seed";
import { installInBackground } from "./shipped/install-in-background";
import { itemSalt } from "./shipped/item-salt";
import { createCatalogue } from "./sitting/catalogue";
import { createExposures } from "./sitting/exposure/exposures";
import { openIdProvider } from "./social/open-id-provider";
import { openStorage } from "./storage";
import { createBackoff } from "./use-cases/backoff";
import type { Dependencies } from "./use-cases/dependencies";
import { forgetExpired } from "./use-cases/forget-expired";
import { sweep } from "./use-cases/sweep";
import { createTurns } from "./use-cases/turns";
import { sweepUploads } from "./use-cases/uploads/sweep-uploads";
import { within } from "./within";

export interface Running {
  readonly close: () => Promise<void>;
}

const sweepEveryMs = 5_000;

/** A stop takes 10 s at most: this for open requests, this once they are cancelled, the rest for the database. */
const drainMs = 2_500;
const cancelledMs = 1_000;

/** Opens the database, listens, and sweeps. Throws what `sentenceOf` puts into words. */
export async function serve(
  config: Config,
  log: Logger,
  tell: (sentence: string) => void,
  serverFactory?: FastifyServerFactory,
): Promise<Running> {
  const storage = await openStorage(config, tell, (error) =>
    log.warn({ err: describeError(error) }, "a database connection was lost"),
  );
  try {
    const salt = await itemSalt({ db: storage.db, secret: newSecret });
    const seeded = storage.embedded && (await seed(storage.db, Date.now(), salt));
    const clock = await openDatabaseClock(storage.db);
    const deps: Dependencies = {
      db: storage.db,
      clock: clock.now,
      timeZone: config.timeZone,
      ids: newId,
      secret: newSecret,
      catalogue: createCatalogue(),
      exposures: createExposures(storage.db, clock.now),
      inTurn: createTurns(),
      files: createFileStore(config),
      ...createSenders(config.senders, config.keepsMessages, clock.now),
      social: Object.fromEntries(
        Object.entries(config.providers).map(([id, provider]) => [id, openIdProvider(provider, log)]),
      ),
    };
    const app = await makeApp({
      ...deps,
      config,
      log,
      pressure: usualPressure,
      ...(serverFactory === undefined ? {} : { serverFactory }),
    });
    await app.listen({ port: config.port, host: config.host });

    const backoff = createBackoff();
    const failed = (attemptId: string, error: unknown) =>
      log.error({ attempt: attemptId, err: describeError(error) }, "a sitting could not be finished");
    let sweeping: Promise<unknown> = Promise.resolve();
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      sweeping = Promise.all([
        sweep(deps, { backoff, failed }),
        deps.exposures.write(),
        sweepUploads(deps),
        forgetExpired(deps),
      ])
        .catch((error: unknown) => log.warn({ err: describeError(error) }, "sweeping failed"))
        .finally(() => (busy = false));
    }, sweepEveryMs);

    const installing = config.newTests ? installInBackground(storage.db, salt, clock.now) : null;
    const installed = installing?.done.catch((error: unknown) =>
      log.warn({ err: describeError(error) }, "the tests that come with the program could not all be installed"),
    );

    // who asks for no tests of the program's own asks for no history of them either
    let stopped = false;
    const remembered =
      storage.embedded && installing !== null
        ? installing.done
            .then(() => installHistory(deps, { onlyFresh: true, isStopped: () => stopped }))
            .catch((error: unknown) =>
              log.warn({ err: describeError(error) }, "the demo student's past sittings could not all be made"),
            )
        : null;

    const address = app.server.address();
    const port = typeof address === "object" && address !== null ? address.port : config.port;
    tell(`Invigil is ready: http://localhost:${port}`);
    if (isLoopbackHost(config.host)) tell("It listens on this machine alone; HOST=0.0.0.0 lets others in.");
    if (seeded)
      tell(
        "This is a fresh installation with accounts for trying it out; change their passwords before others come in.",
      );
    if (storage.embedded) {
      const demo = demoAccounts.map(({ username, password }) => `${username} / ${password}`).join(", ");
      tell(`For trying it out, sign in on this machine as ${demo}`);
    }
    if (deps.outbox !== undefined)
      tell(`No sender of codes is set up; read them at http://localhost:${port}${outboxPath}, on this machine.`);
    return {
      close: async () => {
        clearInterval(timer);
        clock.close();
        installing?.stop();
        stopped = true;
        const answered = app.close();
        const drained = Promise.all([answered, sweeping, installed, remembered]).then(() => deps.exposures.write());
        if (!(await within(drained, drainMs))) {
          await storage.interrupt();
          if (!(await within(drained, cancelledMs))) app.server.closeAllConnections();
        }
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
