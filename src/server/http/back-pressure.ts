import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { CallRefusal } from "../support/refusal";

/** The load above which a server refuses calls, because those already accepted wait long enough. */
export interface Pressure {
  /** Mean lateness of the event loop, in ms, over one sample. */
  readonly mostDelayMs: number;
  readonly sampleMs: number;
  /** Statements that wait for a connection. */
  readonly mostWaiting: number;
}

/** At either limit a reply takes about a second, which a student does not notice yet. */
export const usualPressure: Pressure = { mostDelayMs: 800, sampleMs: 1_000, mostWaiting: 2_000 };

const comeAgainAfterSeconds = 2;

const refusal = (): CallRefusal => new CallRefusal("unavailable", {}, comeAgainAfterSeconds);

/** Answers calls immediately with 503 and `Retry-After` while the server is behind with earlier calls. */
export async function relieve(
  scope: FastifyInstance,
  pool: Pick<pg.Pool, "waitingCount">,
  { mostDelayMs, sampleMs, mostWaiting }: Pressure,
): Promise<void> {
  await scope.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    sampleInterval: sampleMs,
    pressureHandler: () => Promise.reject(refusal()),
  });
  scope.addHook("onRequest", (_request, _reply, done) => {
    if (pool.waitingCount > mostWaiting) done(refusal());
    else done();
  });
}
