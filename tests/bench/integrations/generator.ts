import { ltiPaths } from "../../../src/contract/integrations/lti-paths";
import { openConnection } from "../answers/wire";

/** A launch as the browser of a learner posts it. */
export interface PreparedLaunch {
  readonly cookie: string;
  readonly fields: string;
}

export interface LaunchesJob {
  readonly url: string;
  readonly launches: readonly PreparedLaunch[];
  /** Whether a launch may be posted more than once. */
  readonly mayRepeat: boolean;
  readonly atOnce: number;
  readonly warmUpMs: number;
  readonly lastsMs: number;
}

export interface LaunchesReport {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  /** How many launches were used up. */
  readonly used: number;
}

async function work({ url, launches, mayRepeat, atOnce, warmUpMs, lastsMs }: LaunchesJob): Promise<LaunchesReport> {
  const connections = await Promise.all(Array.from({ length: atOnce }, () => openConnection(url)));
  const counted = performance.now() + warmUpMs;
  const end = counted + lastsMs;
  const latencies: number[] = [];
  let used = 0;
  await Promise.all(
    connections.map(async ({ form }) => {
      while (performance.now() < end) {
        const launch = launches[mayRepeat ? used % launches.length : used];
        if (launch === undefined) throw new Error("more launches than were prepared");
        used += 1;
        const sent = performance.now();
        const body = await form(ltiPaths.launch, launch.cookie, launch.fields);
        const now = performance.now();
        if (body !== "") throw new Error(`A launch was refused: ${body.slice(0, 2_000)}`);
        if (sent >= counted && now <= end) latencies.push(now - sent);
      }
    }),
  );
  for (const { close } of connections) close();
  latencies.sort((one, other) => one - other);
  const quantile = (share: number): number => latencies[Math.floor(share * (latencies.length - 1))] ?? Number.NaN;
  return { perSecond: (latencies.length * 1000) / lastsMs, p50: quantile(0.5), p95: quantile(0.95), used };
}

process.once("message", (job) => {
  void work(job as LaunchesJob).then(
    (report) => process.send?.(report, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
