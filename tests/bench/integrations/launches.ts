import type { Database } from "../../../src/server/db/open";
import { connectionsOfServer } from "../answers/generate";
import { answerOf, startChild } from "../child";
import type { Figure } from "../figure";
import type { Site } from "../site";
import type { BareLaunchJob } from "./bare";
import { prepareLaunches, type BenchCourse } from "./bench-course";
import type { BenchPlatform } from "./bench-platform";
import type { LaunchesJob, LaunchesReport, PreparedLaunch } from "./generator";

const rounds = 3;
const atOnce = 32;
const warmUpMs = 500;
const lastsMs = 1_500;
const prepared = 30_000;
const spareMs = 30_000;

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

async function launch(job: LaunchesJob): Promise<LaunchesReport> {
  const child = startChild(new URL("./generator.ts", import.meta.url));
  const timer = setTimeout(() => child.kill("SIGKILL"), job.warmUpMs + job.lastsMs + spareMs);
  return answerOf<LaunchesReport>(child, job).finally(() => clearTimeout(timer));
}

interface Measured {
  readonly site: Site;
  readonly db: Database;
  readonly databaseUrl: string;
  readonly platform: BenchPlatform;
  readonly course: BenchCourse;
}

/**
 * Launches of learners who have come before, compared with a route that verifies the same tokens and inserts one row;
 * both in turn, because only their ratio is reliable.
 */
export async function measureLaunches({ site, db, databaseUrl, platform, course }: Measured): Promise<Figure[]> {
  let left = await prepareLaunches(db, platform, course, { siteUrl: site.url, count: prepared });
  const spent: readonly PreparedLaunch[] = left;
  const own: LaunchesReport[] = [];
  const bare: LaunchesReport[] = [];
  const child = startChild(new URL("./bare.ts", import.meta.url));
  try {
    const { key, issuer, clientId } = platform;
    const connections = connectionsOfServer;
    const bareJob: BareLaunchJob = { databaseUrl, connections, key, issuer, clientId };
    const bareUrl = await answerOf<string>(child, bareJob);
    const job = { atOnce, warmUpMs, lastsMs };
    await db.$client.query("analyze");
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await launch({ ...job, url: bareUrl, launches: spent, mayRepeat: true }));
      const report = await launch({ ...job, url: site.url, launches: left, mayRepeat: false });
      own.push(report);
      left = left.slice(report.used);
    }
  } finally {
    child.disconnect();
  }
  const speed = (reports: readonly LaunchesReport[]): number => mean(reports.map(({ perSecond }) => perSecond));
  return [
    { measure: "integrations: a bare route that verifies the token and inserts a row", value: speed(bare), unit: "/s" },
    { measure: "integrations: launches of learners who have come before", value: speed(own), unit: "/s" },
    { measure: "the same: a launch, p50", value: mean(own.map(({ p50 }) => p50)), unit: "ms" },
    { measure: "the same: a launch, p95", value: mean(own.map(({ p95 }) => p95)), unit: "ms" },
    {
      measure: "integrations: launches / bare route",
      value: speed(own) / speed(bare),
      unit: "",
      bar: { atLeast: 0.4 },
    },
  ];
}
