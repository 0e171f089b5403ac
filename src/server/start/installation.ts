import type { Logger } from "pino";
import type { Config } from "../configuration/config";
import { describeError } from "../db/failure";
import { installHistory } from "../history/install-history";
import { outboxPath, outboxSecret } from "../http/outbox-page";
import type { FirstTest } from "../shipped/first-test";
import { installInBackground } from "../shipped/install-in-background";
import { itemSalt } from "../shipped/item-salt";
import { demoAccounts } from "../support/demo-accounts";
import { newSecret } from "../support/identifiers";
import { isLoopbackHost } from "../support/loopback";
import { closeDemo, firstOutsideSign, type OutsideSign } from "../use-cases/demo-access";
import { makeDependencies } from "./make-dependencies";
import { seed } from "./seed";
import type { Storage } from "./storage";

/** The work done once per database, however many processes answer calls on it. */
export interface Installation {
  /** Prints the address and the accounts, and creates missing content while calls are answered. */
  readonly goOn: (port: number) => void;
  /** Aborts creating content; resolves once nothing is under way. */
  readonly stop: () => Promise<void>;
}

/** The setting that shows the site is reachable from other machines; null where there is none. */
function signOfSettings({ host, trustProxy }: Config): string | null {
  if (!isLoopbackHost(host)) return `HOST ${host}`;
  return typeof trustProxy === "number" && trustProxy === 0 ? null : "TRUST_PROXY";
}

const whyClosed = ({ at, sign }: OutsideSign): string =>
  `The demo passwords do not work: on ${new Date(at).toISOString().slice(0, 10)} the site was reached from outside ` +
  `this machine (${sign}). "npm run admin -- --demo on" lets them work again; "--create NAME" makes an administrator.`;

/**
 * Prepares the database: seeds a fresh one and closes the demo accounts where the site is reachable from outside.
 * `first` is the test for a fresh database, if it is being made already.
 */
export async function beginInstallation(
  config: Config,
  storage: Storage,
  log: Logger,
  tell: (sentence: string) => void,
  first: FirstTest | null = null,
): Promise<Installation> {
  const salt = await itemSalt({ db: storage.db, secret: newSecret }, first?.salt);
  const made = first?.salt === salt ? first.draft : undefined;
  const isFresh = storage.embedded && (await seed(storage.db, Date.now(), salt, made));
  const { deps, close } = await makeDependencies(config, storage.db, log);
  const sign = signOfSettings(config);
  if (sign !== null && !config.demoElsewhere && (await closeDemo(deps, sign)))
    log.warn({ sign }, "the site is reached from outside this machine: the demo passwords work no longer");
  const outside = config.demoElsewhere ? null : await firstOutsideSign(deps);
  const outboxKey = deps.outbox === undefined ? "" : await outboxSecret(deps);
  const stopped = new AbortController();
  const { signal } = stopped;
  const failed = (words: string) => (error: unknown) => log.warn({ err: describeError(error) }, words);

  const announce = (port: number): void => {
    const site = `http://localhost:${port}`;
    tell(`Invigil is ready: ${site}`);
    if (isLoopbackHost(config.host)) tell("It listens on this machine alone; HOST=0.0.0.0 lets others in.");
    if (isFresh)
      tell(
        "This is a fresh installation with accounts for trying it out; change their passwords before others come in.",
      );
    if (storage.embedded) {
      const demo = demoAccounts.map(({ username, password }) => `${username} / ${password}`).join(", ");
      tell(outside === null ? `For trying it out, sign in on this machine as ${demo}` : whyClosed(outside));
    }
    if (deps.outbox !== undefined)
      tell(`No sender of codes is set up; who has this link reads them: ${site}${outboxPath}?key=${outboxKey}`);
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
  /** Without the tests that come with the program there is no demo history either. */
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
