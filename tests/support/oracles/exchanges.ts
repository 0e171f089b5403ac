import { eq } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { CallName } from "../../../src/contract/calls/addresses";
import { sessions } from "../../../src/server/db/accounts-schema";
import type { Database } from "../../../src/server/db/open";
import { attempts } from "../../../src/server/db/schema";
import { secretHashOf } from "../../../src/server/support/identifiers";
import { codeOf, dataOf, type Exchange, type Upstream } from "../chaos-proxy";
import { found, type Finding } from "./oracle";
import type { Taken } from "./sittings";

const operations: ReadonlySet<CallName | null> = new Set<CallName>(["answerExercise", "updateCheckStatus"]);

/**
 * The names of fields that only keys, explanations, parameters or secrets of the server have, and the words planted in
 * keys.
 */
const secrets = ["CANARY", '"key":', '"explanation":', '"irt":', '"mark":', '"credit":', '"seed":', '"lease_hash":'];

const wellSaid = ({ upstream }: Exchange): Upstream[] => upstream.filter((reply) => codeOf(reply) === 200);

/** Every operation that the server has acknowledged, whether or not the reply arrived. */
export const takenIn = (exchanges: readonly Exchange[]): Taken[] =>
  exchanges.flatMap((exchange) =>
    operations.has(exchange.call)
      ? wellSaid(exchange).map((reply) => ({
          attemptId: String(exchange.sent["attempt_id"]),
          key: String(exchange.sent["idempotency_key"]),
          seq: Number(dataOf(reply)["seq"]),
        }))
      : [],
  );

/** The part of a reply that a repetition must return again: of an operation its row, of a hand-in the end. */
const lastingOf = (call: CallName | null, reply: Upstream): unknown => {
  const { seq, saved_at, applied, next, finished_at, finish_reason } = dataOf(reply);
  return call === "advanceExam" ? [finished_at, finish_reason] : [seq, saved_at, applied, next ?? null];
};

/** Repetitions that were answered otherwise than the first time, and sittings that ended more than once. */
function answeredTwice(exchanges: readonly Exchange[]): string[] {
  const first = new Map<string, unknown>();
  return exchanges.flatMap((exchange) => {
    const { call, sent } = exchange;
    // an invigilator has let a student go on, whose next hand-in is another one
    if (call === "reopenSeat") for (const name of first.keys()) if (name.startsWith("advanceExam")) first.delete(name);
    if (!operations.has(call) && call !== "advanceExam") return [];
    return wellSaid(exchange).flatMap((reply) => {
      if (call === "advanceExam" && dataOf(reply)["status"] !== "finished") return [];
      const name = [call, sent["attempt_id"], sent["idempotency_key"]].join();
      const lasting = lastingOf(call, reply);
      if (!first.has(name)) first.set(name, lasting);
      return isDeepStrictEqual(first.get(name), lasting)
        ? []
        : [`${name} was answered ${JSON.stringify(first.get(name))}, then ${JSON.stringify(lasting)}`];
    });
  });
}

/** The server's own internal errors; forged replies are not the server's. */
const failures = (exchanges: readonly Exchange[]): string[] =>
  exchanges.flatMap(({ call, upstream }) =>
    upstream.filter(({ status }) => status >= 500).map(({ status, body }) => `${call}: ${status} ${body.toString()}`),
  );

/** Secrets that were sent to a person before their test was over, or that must never be sent. */
async function secretsTold(db: Database, exchanges: readonly Exchange[]): Promise<string[]> {
  const begun = await db
    .select({ attemptId: attempts.attemptId, userId: attempts.userId, finishedAt: attempts.finishedAt })
    .from(attempts);
  const userOf = new Map<string, string>();
  for (const bearer of new Set(exchanges.map((one) => one.bearer))) {
    const [session] = await db
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(eq(sessions.tokenHash, secretHashOf(bearer)));
    if (session !== undefined) userOf.set(bearer, session.userId);
  }
  return exchanges.flatMap(({ bearer, call, at, upstream }) => {
    const user = userOf.get(bearer);
    if (user === undefined) return [];
    const own = begun.filter(({ userId }) => userId === user);
    const isOver = own.some(({ finishedAt }) => finishedAt !== null && finishedAt <= at + 1_000);
    const others = begun.flatMap(({ attemptId, userId }) =>
      userId === user || userId === null ? [] : [attemptId, userId],
    );
    return upstream.flatMap(({ body }) => {
      const text = body.toString();
      const told = [...(isOver ? [] : secrets), ...others].filter((secret) => text.includes(secret));
      return told.map((secret) => `${call} told ${secret}`);
    });
  });
}

/** The faults in the server's replies; `db` identifies the callers. */
export async function wrongInExchanges(db: Database, exchanges: readonly Exchange[]): Promise<Finding[]> {
  return [
    ...answeredTwice(exchanges).map(found("O3 once")),
    ...failures(exchanges).map(found("O5 errors")),
    ...(await secretsTold(db, exchanges)).map(found("O7 secrecy")),
  ];
}
