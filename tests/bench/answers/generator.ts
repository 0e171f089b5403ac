import { createAdaptiveSitter, createBareSitter, createFixedSitter, type Sitter } from "./sitter";
import { openWire, type Wire } from "./wire";

export interface AnswersJob {
  readonly url: string;
  readonly kind: "bare" | "fixed" | "adaptive";
  readonly menuId: string;
  readonly tokens: readonly string[];
  readonly warmUpMs: number;
  readonly lastsMs: number;
}

export interface AnswersReport {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const create = ({ kind, menuId }: AnswersJob, wire: Wire): Sitter =>
  kind === "bare"
    ? createBareSitter(wire)
    : kind === "fixed"
      ? createFixedSitter(wire, menuId)
      : createAdaptiveSitter(wire, menuId);

async function work(job: AnswersJob): Promise<AnswersReport> {
  const wires = await Promise.all(job.tokens.map((token) => openWire(job.url, token)));
  const sitters = wires.map((wire) => create(job, wire));
  await Promise.all(sitters.map((sitter) => sitter.ready()));
  const counted = performance.now() + job.warmUpMs;
  const end = counted + job.lastsMs;
  const latencies: number[] = [];
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
  for (const wire of wires) wire.close();
  latencies.sort((one, other) => one - other);
  const at = (share: number): number => latencies[Math.floor(share * (latencies.length - 1))] ?? Number.NaN;
  return { perSecond: (latencies.length * 1000) / job.lastsMs, p50: at(0.5), p99: at(0.99) };
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
