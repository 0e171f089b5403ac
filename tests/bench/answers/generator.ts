import { setTimeout } from "node:timers/promises";
import { ownProcessorTime } from "../processor-time";
import { createAdaptiveSitter, createBareSitter, createFixedSitter, type OpenWire, type Sitter } from "./sitter";
import { openConnection, type Connection } from "./wire";

export interface AnswersJob {
  readonly url: string;
  readonly kind: "bare" | "fixed" | "adaptive";
  readonly menuId: string;
  readonly tokens: readonly string[];
  /**
   * Number of students who answer at the same time; in tests that end, each has a share of the tokens for further
   * attempts.
   */
  readonly atOnce: number;
  readonly warmUpMs: number;
  readonly lastsMs: number;
  /** The process that answers. */
  readonly pid: number;
}

export interface AnswersReport {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the process that answers, user and system, in ms an answer. */
  readonly processorMs: number;
}

function create({ kind, menuId }: AnswersJob, opens: readonly OpenWire[]): Sitter {
  const [open] = opens;
  if (open === undefined) throw new Error("fewer tokens than students");
  if (kind === "adaptive") return createAdaptiveSitter(opens, menuId);
  return kind === "bare" ? createBareSitter(open) : createFixedSitter(open, menuId);
}

const at = (moment: number): Promise<void> => setTimeout(moment - performance.now());

/** Processor seconds that a process uses between two moments. */
async function usedBetween(pid: number, from: number, to: number): Promise<number> {
  await at(from);
  const before = ownProcessorTime(pid);
  await at(to);
  return ownProcessorTime(pid) - before;
}

async function work(job: AnswersJob): Promise<AnswersReport> {
  const connections: Connection[] = [];
  const sitters = Array.from({ length: job.atOnce }, (_, place) => {
    let own: Connection | null = null;
    const connection = async (): Promise<Connection> => {
      if (own === null) connections.push((own = await openConnection(job.url)));
      return own;
    };
    const tokens = job.tokens.filter((_token, index) => index % job.atOnce === place);
    return create(
      job,
      tokens.map(
        (token): OpenWire =>
          async () =>
            (await connection()).of(token),
      ),
    );
  });
  await Promise.all(sitters.map((sitter) => sitter.ready()));
  const counted = performance.now() + job.warmUpMs;
  const end = counted + job.lastsMs;
  const latencies: number[] = [];
  const processor = usedBetween(job.pid, counted, end);
  await Promise.all(
    sitters.map(async (sitter) => {
      while (performance.now() < end) {
        await sitter.ready();
        const sent = performance.now();
        await sitter.answer();
        const now = performance.now();
        if (sent >= counted && now <= end) latencies.push(now - sent);
      }
    }),
  );
  for (const connection of connections) connection.close();
  latencies.sort((one, other) => one - other);
  const quantile = (share: number): number => latencies[Math.floor(share * (latencies.length - 1))] ?? Number.NaN;
  const processorMs = ((await processor) * 1000) / latencies.length;
  return { perSecond: (latencies.length * 1000) / job.lastsMs, p50: quantile(0.5), p99: quantile(0.99), processorMs };
}

process.once("message", (job) => {
  void work(job as AnswersJob).then(
    (report) => process.send?.(report, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
