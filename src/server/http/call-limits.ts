import type { FastifyInstance, FastifyRequest } from "fastify";
import { addresses, type CallName } from "../../contract/calls/addresses";
import { describeError } from "../db/failure";
import type { Database } from "../db/open";
import { isLoopbackHost } from "../support/loopback";
import { CallRefusal } from "../support/refusal";
import { bearerKey, callerKey } from "./bearer-key";
import { createCallCounts, type CallCounts } from "./call-counts";
import type { KnownBearers } from "./known-bearers";
import { networkOf } from "./network-of";

const minute = 60_000;
/** Far more than a person or a class behind one address sends, far less than would starve others. */
const callsAMinute = 6_000;
/**
 * Limit for all other requests, by address: enough for a school of a thousand; also bounds a client that changes its
 * token each time.
 */
const requestsAMinute = 30_000;
/**
 * Limit for the files of the pages, which are cheap to send: enough for the same school on the day of a release, when
 * each device caches all files.
 */
const filesAMinute = 300_000;
/** Limit for the health check, which queries the database each time. */
const healthAMinute = 6_000;
/** Limit for one person's answers and marks: each of them stays in the log of an attempt. */
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
  /** The hash of the caller that is counted; null: the request is not counted. */
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

const bearerOf = ({ headers, ip }: FastifyRequest): string =>
  headers.authorization === undefined ? callerKey(ip) : bearerKey(headers);
const addressOf = ({ ip }: FastifyRequest): string => callerKey(networkOf(ip));

const isOfPages = ({ url }: FastifyRequest): boolean => url.startsWith("/assets/");
const isOfHealth = ({ url }: FastifyRequest): boolean => /^\/healthz(?:\?|$)/.test(url);
/** A loopback address may stand for all clients, behind a proxy on this machine that is not trusted. */
const isOfMany = ({ ip }: FastifyRequest): boolean => isLoopbackHost(ip.replace(/^::ffff:/, ""));

/**
 * Limits the requests of one address, whatever its token; above the limit: 429 with Retry-After. A loopback address may
 * stand for all clients of a proxy on this machine; from it, requests with a token that was found valid count only
 * towards the limit of that token. The files of the pages are counted separately, so that a school whose devices fetch
 * them can still send answers.
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
    who: (request) => (isOfPages(request) || (isOfMany(request) && isKnown(request)) ? null : addressOf(request)),
  });
  limitBy(app, {
    counts: createCallCounts(db, clock, { name: "files", turnMs: minute }),
    most: files,
    who: (request) => (isOfPages(request) ? addressOf(request) : null),
  });
  limitBy(app, {
    counts: createCallCounts(db, clock, { name: "health", turnMs: minute }),
    most: health,
    who: (request) => (isOfHealth(request) ? addressOf(request) : null),
  });
}

/**
 * Limits the calls of each person, or of each address for callers without a session, and the operations that a person
 * adds to attempts.
 */
export function limitCalls(scope: FastifyInstance, db: Database, clock: () => number): void {
  limitBy(scope, { counts: createCallCounts(db, clock), most: callsAMinute, who: bearerOf });
  limitBy(scope, {
    counts: createCallCounts(db, clock, { name: "operations", turnMs: 60 * minute }),
    most: operationsAnHour,
    who: (request) => (operations.has(request.routeOptions.url ?? "") ? bearerOf(request) : null),
  });
}
