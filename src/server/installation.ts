import type { Logger } from "pino";
import type { Config } from "./config";
import { describeError } from "./db/failure";
import { installHistory } from "./history/install-history";
import { outboxPath } from "./http/outbox-page";
import { newSecret } from "./identifiers";
import { isLoopbackHost } from "./loopback";
import { makeDependencies } from "./make-dependencies";
import { demoAccounts, seed } from "./seed";
import { installInBackground } from "./shipped/install-in-background";
import { itemSalt } from "./shipped/item-salt";
import type { Storage } from "./storage";

/** What is done once for a database, however many processes answer calls on it. */
export interface Installation {
  /** Says where the site is and how to come in, and makes what the database lacks while calls are answered. */
  readonly goOn: (port: number) => void;
  /** Gives up what is still being made; resolves once nothing is under way. */
  readonly stop: () => Promise<void>;
}

/** Seeds a fresh database. */
export async function beginInstallation(
  config: Config,
  storage: Storage,
  log: Logger,
  tell: (sentence: string) => void,
): Promise<Installation> {
  const salt = await itemSalt({ db: storage.db, secret: newSecret });
  const isFresh = storage.embedded && (await seed(storage.db, Date.now(), salt));
  const { deps, close } = await makeDependencies(config, storage.db, log);
  const stopped = new AbortController();
  const { signal } = stopped;
  const failed = (words: string) => (error: unknown) => log.warn({ err: describeError(error) }, words);

  const announce = (port: number): void => {
    tell(`Invigil is ready: http://localhost:${port}`);
    if (isLoopbackHost(config.host)) tell("It listens on this machine alone; HOST=0.0.0.0 lets others in.");
    if (isFresh)
      tell(
        "This is a fresh installation with accounts for trying it out; change their passwords before others come in.",
      );
    if (storage.embedded) {
      const demo = demoAccounts.map(({ username, password }) => `${username} / ${password}`).join(", ");
      tell(`For trying it out, sign in on this machine as ${demo}`);
    }
    if (deps.outbox !== undefined)
      tell(`No sender of codes is set up; read them at http://localhost:${port}${outboxPath}, on this machine.`);
  };
  const makeTests = async (): Promise<void> => {
    const { done, stop } = installInBackground(storage.db, salt, deps.clock);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    await done;
  };
  const makeHistory = async (): Promise<void> => {
    await installHistory(deps, { onlyFresh: true, isStopped: () => signal.aborted });
    await deps.exposures.write();
  };
  /** Who asks for no tests of the program's own asks for no history of them either. */
  const make = async (): Promise<void> => {
    if (!config.newTests) return;
    await makeTests();
    if (storage.embedded) await makeHistory().catch(failed("the demo student's past sittings could not all be made"));
  };
  let making: Promise<unknown> = Promise.resolve();
  return {
    goOn: (port) => {
      announce(port);
      making = make().catch(failed("the tests that come with the program could not all be installed"));
    },
    stop: async () => {
      close();
      stopped.abort();
      await making;
    },
  };
}
