import { z } from "zod";
import { instant } from "../calls/primitives";

/** The report of a server process; its figures of calls and answers cover the last minute. */
export const processStateSchema = z.strictObject({
  host: z.string(),
  pid: z.number().int(),
  started_at: instant,
  calls: z.number().int(),
  /** Calls that failed because of the server: an error, or a lack of capacity. */
  failures: z.number().int(),
  /** Number of answers committed to the database. */
  answers: z.number().int(),
  /** Number of answers refused, such as late ones. */
  refused_answers: z.number().int(),
  /** Median time from call to reply for answers, in ms; null: there were none. */
  answer_p50: z.number().nullable(),
  answer_p95: z.number().nullable(),
  answer_p99: z.number().nullable(),
  /** Answers and marks not yet delivered by devices, according to their last heartbeats. */
  waiting_on_devices: z.number().int(),
  connections: z.strictObject({ open: z.number().int(), idle: z.number().int(), awaited: z.number().int() }),
  /** Longest delay of the event loop in the last minute, in ms. */
  loop_delay: z.number(),
  memory_mb: z.number(),
});
export type ProcessState = z.infer<typeof processStateSchema>;

export const serverStateOutput = z.strictObject({
  now: instant,
  /** Processes that reported recently, the oldest first. */
  processes: z.array(processStateSchema.extend({ seen_at: instant })),
  /** Answers committed in each slot by all processes together, the oldest slot first. */
  answers: z.array(z.strictObject({ from: instant, count: z.number().int() })),
  sittings: z.strictObject({
    open: z.number().int(),
    /** Number of attempts with a sign of life from their window in the last half minute. */
    present: z.number().int(),
    begun_today: z.number().int(),
    finished_today: z.number().int(),
  }),
  /** Operations that the server did not accept and a person has to judge. */
  refused_operations: z.number().int(),
  database: z.strictObject({
    version: z.string(),
    megabytes: z.number(),
    connections: z.number().int(),
    most_connections: z.number().int(),
  }),
});
export type ServerState = z.infer<typeof serverStateOutput>;
