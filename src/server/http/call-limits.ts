import type { FastifyInstance, FastifyRequest } from "fastify";
import { addresses, type CallName } from "../../contract/calls/addresses";
import { describeError } from "../db/failure";
import type { Database } from "../db/open";
import { isLoopbackHost } from "../support/loopback";
import { CallRefusal } from "../support/refusal";
import { createCallCounts, type CallCounts } from "./call-counts";
import type { KnownBearers } from "./known-bearers";
import { networkOf } from "./network-of";

const minute = 60_000;
/** Far above what a person or a class behind one address does, far below what starves the others. */
const callsAMinute = 6_000;
/** Of everything else, by address: a school of a thousand, or one that calls itself somebody else each time. */
const requestsAMinute = 30_000;
/** Of the pages' files, which cost little: the same school on the day of a release, when each device keeps all. */
const filesAMinute = 300_000;
/** Of the health, which asks the database each time. */
const healthAMinute = 6_000;
/** Answers and marks of one person: every one of them stays in the log of a sitting. */
const operationsAnHour = 6_000;
const writeEveryMs = 1_000;

const operations: ReadonlySet<string> = new Set(
  (["answerExercise", "updateCheckStatus", "saveToolState", "countPlay"] satisfies CallName[]).map(
    (name) => addresses[name].path,
  ),
);

interface Limit {
  readonly counts: CallCounts;
  readonly most: number;
  /** Who is counted; null: nobody. */
  readonly who: (request: FastifyRequest) => string | null;
}

const refuseOver = ({ counts, most, who }: Limit, request: FastifyRequest): void => {
  const caller = who(request);
  if (caller === null || counts.add(caller) <= most) return;
  throw new CallRefusal("tooManyRequests", {}, Math.ceil(counts.untilNext() / 1000));
};

function limitBy(app: FastifyInstance, limit: Limit): void {
  const { counts } = limit;
  const write = () =>
    counts.write().catch((error: unknown) => app.log.warn({ err: describeError(error) }, "calls could not be counted"));
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onRequest", (request, _reply, done) => {
    timer ??= setInterval(() => void write(), writeEveryMs).unref();
    try {
      refuseOver(limit, request);
      done();
    } catch (error) {
      done(error as CallRefusal);
    }
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await write();
  });
}

const bearerOf = ({ headers, ip }: FastifyRequest): string => headers.authorization ?? ip;

const isOfPages = ({ url }: FastifyRequest): boolean => url.startsWith("/assets/");
const isOfHealth = ({ url }: FastifyRequest): boolean => /^\/healthz(?:\?|$)/.test(url);
/** Behind a proxy of this machine that is not believed stands everybody. */
const isOfMany = ({ ip }: FastifyRequest): boolean => isLoopbackHost(ip.replace(/^::ffff:/, ""));

/**
 * Limits what one address asks for, whatever it is and whoever it says it is; over it: 429 with Retry-After. From this
 * machine, behind whose proxy everybody may stand, who bears a token that was found good is counted by it alone. The
 * pages' files are counted by themselves: a school whose devices fetch them can still answer.
 */
export function limitRequests(
  app: FastifyInstance,
  db: Database,
  clock: () => number,
  { isKnown }: Pick<KnownBearers, "isKnown">,
  { requests, files, health } = { requests: requestsAMinute, files: filesAMinute, health: healthAMinute },
): void {
  limitBy(app, {
    counts: createCallCounts(db, clock, { name: "requests", turnMs: minute }),
    most: requests,
    who: (request) => (isOfPages(request) || (isOfMany(request) && isKnown(request)) ? null : networkOf(request.ip)),
  });
  limitBy(app, {
    counts: createCallCounts(db, clock, { name: "files", turnMs: minute }),
    most: files,
    who: (request) => (isOfPages(request) ? networkOf(request.ip) : null),
  });
  limitBy(app, {
    counts: createCallCounts(db, clock, { name: "health", turnMs: minute }),
    most: health,
    who: (request) => (isOfHealth(request) ? networkOf(request.ip) : null),
  });
}

/** Limits each person's calls, or each address's where nobody is signed in, and what a person adds to sittings. */
export function limitCalls(scope: FastifyInstance, db: Database, clock: () => number): void {
  limitBy(scope, { counts: createCallCounts(db, clock), most: callsAMinute, who: bearerOf });
  limitBy(scope, {
    counts: createCallCounts(db, clock, { name: "operations", turnMs: 60 * minute }),
    most: operationsAnHour,
    who: (request) => (operations.has(request.routeOptions.url ?? "") ? bearerOf(request) : null),
  });
}
