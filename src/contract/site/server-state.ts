import { z } from "zod";
import { instant } from "../calls/primitives";

/** What a process that answers calls says of itself; figures of calls and answers are those of its last minute. */
export const processStateSchema = z.strictObject({
  host: z.string(),
  pid: z.number().int(),
  started_at: instant,
  calls: z.number().int(),
  /** Calls that failed by the server's fault: an error, or no room. */
  failures: z.number().int(),
  /** Answers whose row was committed. */
  answers: z.number().int(),
  /** Answers that were not taken, such as those that came too late. */
  refused_answers: z.number().int(),
  /** Milliseconds from a call to its reply, of answers alone; null: there were none. */
  answer_p50: z.number().nullable(),
  answer_p95: z.number().nullable(),
  answer_p99: z.number().nullable(),
  /** Answers and marks that devices still hold, as their last heartbeats tell. */
  waiting_on_devices: z.number().int(),
  connections: z.strictObject({ open: z.number().int(), idle: z.number().int(), awaited: z.number().int() }),
  /** Milliseconds by which the event loop was late at worst in the last minute. */
  loop_delay: z.number(),
  memory_mb: z.number(),
});
export type ProcessState = z.infer<typeof processStateSchema>;

export const serverStateOutput = z.strictObject({
  now: instant,
  /** Those that were heard of lately, the oldest first. */
  processes: z.array(processStateSchema.extend({ seen_at: instant })),
  /** Answers committed in each slot, all processes together, the oldest first. */
  answers: z.array(z.strictObject({ from: instant, count: z.number().int() })),
  sittings: z.strictObject({
    open: z.number().int(),
    /** Whose window was heard of in the last half minute. */
    present: z.number().int(),
    begun_today: z.number().int(),
    finished_today: z.number().int(),
  }),
  /** What the server has not taken in and a person has to judge. */
  refused_operations: z.number().int(),
  database: z.strictObject({
    version: z.string(),
    megabytes: z.number(),
    connections: z.number().int(),
    most_connections: z.number().int(),
  }),
});
export type ServerState = z.infer<typeof serverStateOutput>;
