import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { foldForms, foldName } from "../../contract/validators/folding";
import type { Config } from "../configuration/config";
import { describeError } from "../db/failure";
import { demoAccounts } from "../support/demo-accounts";
import { CallRefusal } from "../support/refusal";
import { closeDemo, firstOutsideSign } from "../use-cases/demo-access";
import type { Dependencies } from "../use-cases/dependencies";
import { outsideSign } from "./outside-signs";

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Whether the demo accounts may be used. */
export interface DemoAccess {
  /** Throws `demoElsewhere` for the published demo passwords once they no longer work. */
  readonly refuse: (given: Credentials) => Promise<void>;
  readonly isDemo: (given: Credentials) => boolean;
  /** Whether the demo accounts work, cached for at most a second. */
  readonly isOpen: () => Promise<boolean>;
  /** Records that the site is reached from outside; every process then closes the demo accounts. */
  readonly noticed: (sign: string, log: FastifyBaseLogger) => Promise<void>;
}

/** How long one query result is cached: `npm run admin -- --demo on` may have changed it. */
const believedMs = 1_000;

const isDemo = (given: Credentials): boolean =>
  demoAccounts.some(
    ({ username, password }) =>
      foldName(username) === foldName(given.username) && foldForms(password) === foldForms(given.password),
  );

export function createDemoAccess(
  deps: Pick<Dependencies, "db" | "clock">,
  { demoElsewhere }: Pick<Config, "demoElsewhere">,
): DemoAccess {
  const { clock } = deps;
  let closedUntil = -Infinity;
  let seen: { readonly isOpen: boolean; readonly until: number } | null = null;
  let closing: Promise<unknown> | null = null;
  return {
    isDemo,
    refuse: async (given) => {
      if (!demoElsewhere && isDemo(given) && (await firstOutsideSign(deps)) !== null)
        throw new CallRefusal("demoElsewhere");
    },
    isOpen: async () => {
      if (demoElsewhere) return true;
      if (seen === null || clock() >= seen.until)
        seen = { isOpen: (await firstOutsideSign(deps)) === null, until: clock() + believedMs };
      return seen.isOpen;
    },
    noticed: async (sign, log) => {
      if (demoElsewhere || clock() < closedUntil) return;
      closing ??= closeDemo(deps, sign)
        .then((isFirst) => {
          [closedUntil, seen] = [clock() + believedMs, null];
          if (isFirst)
            log.warn({ sign }, "the site is reached from outside this machine: the demo passwords work no longer");
        })
        .catch((error: unknown) => log.error({ err: describeError(error) }, "a sign from outside was not written down"))
        .finally(() => (closing = null));
      await closing;
    },
  };
}

/** Checks every request for signs that it comes from outside this machine. */
export function watchForOutside(app: FastifyInstance, demo: DemoAccess): void {
  app.addHook("onRequest", async (request) => {
    const sign = outsideSign(request);
    if (sign !== null) await demo.noticed(sign, request.log);
  });
}
