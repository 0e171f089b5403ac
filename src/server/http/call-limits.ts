import type { FastifyInstance } from "fastify";
import { describeError } from "../db/failure";
import { CallRefusal } from "../refusal";
import type { CallCounts } from "./call-counts";

/** Far above what a person or a class behind one address does, far below what starves the others. */
const callsAMinute = 6_000;
const writeEveryMs = 1_000;

/** Limits each person's calls, or each address's where nobody is signed in; over it: 429 with Retry-After. */
export function limitCalls(app: FastifyInstance, counts: CallCounts): void {
  const write = () =>
    counts.write().catch((error: unknown) => app.log.warn({ err: describeError(error) }, "calls could not be counted"));
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onRequest", (request, _reply, done) => {
    timer ??= setInterval(() => void write(), writeEveryMs).unref();
    if (counts.add(request.headers.authorization ?? request.ip) <= callsAMinute) return done();
    done(new CallRefusal("tooManyRequests", {}, Math.ceil(counts.untilNext() / 1000)));
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await write();
  });
}
