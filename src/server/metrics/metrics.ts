import os from "node:os";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { CallName } from "../../contract/calls/addresses";
import type { FaultName } from "../../contract/calls/faults";
import type { ProcessState } from "../../contract/site/server-state";
import type { Database } from "../db/open";
import type { AnswerSlots } from "../db/process-schema";
import { createLastMinute } from "./last-minute";
import { createLoopDelay } from "./loop-delay";
import { createWaitingOnDevices } from "./waiting-on-devices";

/** The outcome of a call. */
export interface CallEnded {
  readonly call: CallName;
  /** The fault; null where the call succeeded. */
  readonly fault: FaultName | null;
  readonly seconds: number;
  /** For an accepted answer: false where a newer one has already replaced it. */
  readonly applied?: boolean;
}

export interface Metrics {
  readonly registry: Registry;
  readonly ended: (call: CallEnded) => void;
  /** Records the number of undelivered operations that a device reported with a heartbeat. */
  readonly beat: (attemptId: string, pending: number) => void;
  /** The present state of this process. */
  readonly state: () => ProcessState;
  readonly answerSlots: () => AnswerSlots;
  readonly close: () => void;
}

const ownFaults: ReadonlySet<FaultName | null> = new Set(["serverError", "unavailable"]);
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];

export interface MetricsSources {
  readonly pool: Pick<Database["$client"], "totalCount" | "idleCount" | "waitingCount">;
  readonly clock: () => number;
  /** The number of sittings under way; queries the database. */
  readonly openSittings: () => Promise<number>;
}

/** The counts of this process, for Prometheus and for the administrator's page. */
export function createMetrics({ pool, clock, openSittings }: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: "invigil_calls_total",
    help: "Calls by name and outcome: ok, or the fault they were answered with.",
    labelNames: ["call", "outcome"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "invigil_call_duration_seconds",
    help: "From a call to its reply.",
    labelNames: ["call"] as const,
    buckets: seconds,
    registers,
  });
  const answers = new Counter({
    name: "invigil_answers_total",
    help: "Answers by outcome: confirmed, superseded (kept in the log while a newer one stands), or the fault.",
    labelNames: ["outcome"] as const,
    registers,
  });
  const waiting = createWaitingOnDevices(clock);
  new Gauge({
    name: "invigil_operations_waiting_on_devices",
    help: "Answers and marks that devices still hold, as their heartbeats tell this process.",
    registers,
    collect() {
      this.set(waiting.total());
    },
  });
  new Gauge({
    name: "invigil_database_connections",
    help: "Connections of this process's pool; awaited: statements that wait for one.",
    labelNames: ["state"] as const,
    registers,
    collect() {
      this.set({ state: "open" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "awaited" }, pool.waitingCount);
    },
  });
  new Gauge({
    name: "invigil_sittings_open",
    help: "Sittings that are under way in the database, the same in every process.",
    registers,
    aggregator: "max",
    async collect() {
      const open = await openSittings().catch(() => null);
      if (open === null) this.reset();
      else this.set(open);
    },
  });
  const lastMinute = createLastMinute(clock);
  const loop = createLoopDelay(clock);
  const startedAt = clock();
  return {
    registry,
    ended: ({ call, fault, seconds: took, applied }) => {
      calls.inc({ call, outcome: fault ?? "ok" });
      durations.observe({ call }, took);
      const isAnswer = call === "answerExercise";
      if (isAnswer) answers.inc({ outcome: fault ?? (applied === false ? "superseded" : "confirmed") });
      lastMinute.note({
        seconds: took,
        failed: ownFaults.has(fault),
        answerTaken: isAnswer ? fault === null : null,
      });
    },
    beat: waiting.tell,
    state: () => ({
      host: os.hostname(),
      pid: process.pid,
      started_at: startedAt,
      ...lastMinute.sums(),
      waiting_on_devices: waiting.total(),
      connections: { open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount },
      loop_delay: loop.worst(),
      memory_mb: process.memoryUsage().rss / 1e6,
    }),
    answerSlots: lastMinute.answerSlots,
    close: () => {
      loop.close();
      registry.clear();
    },
  };
}
