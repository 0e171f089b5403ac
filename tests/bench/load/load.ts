import { fork } from "node:child_process";
import type { ProcessState } from "../../../src/contract/site/server-state";
import { joinCluster } from "../../../src/server/db/embedded/cluster";
import { openDatabase } from "../../../src/server/db/open";
import type { Figure } from "../figure";
import { withSite, type Site } from "../site";
import { enrol } from "../students";
import type { LoadJob, LoadReport } from "./generator";
import type { LoadResult } from "./run-load";
import { tellsWaits, watchWaits } from "./waits";

const closedSeconds = 10;
const spareSeconds = 60;

/** The load generator is a separate process: it must not share a thread with the measured server. */
export function generateLoad(job: LoadJob): Promise<LoadReport> {
  const child = fork(new URL("./generator.ts", import.meta.url), { execArgv: ["--import", "tsx"] });
  const timer = setTimeout(() => child.kill("SIGKILL"), (job.openSeconds + job.closedSeconds + spareSeconds) * 1000);
  child.send(job);
  return new Promise<LoadReport>((resolve, reject) => {
    child.once("message", (report) => resolve(report as LoadReport));
    child.once("exit", () => reject(new Error("The load generator ended without a report.")));
  }).finally(() => clearTimeout(timer));
}

/** The longest wait for a confirmation during a lesson, before students would notice it. */
const bars = { p95: 150, p99: 500 } as const;

const steadyFigures = (name: string, result: LoadResult, due: number): Figure[] => [
  { measure: `${name}: answers`, value: result.perSecond, unit: "/s", bar: { atLeast: Math.floor(0.95 * due) } },
  { measure: `${name}: an answer, p50`, value: result.p50, unit: "ms" },
  { measure: `${name}: an answer, p95`, value: result.p95, unit: "ms", bar: { atMost: bars.p95 } },
  { measure: `${name}: an answer, p99`, value: result.p99, unit: "ms", bar: { atMost: bars.p99 } },
  { measure: `${name}: errors`, value: result.errors, unit: "", bar: { atMost: 0 } },
];

const saturatedFigures = (name: string, result: LoadResult): Figure[] => [
  { measure: `${name}: answers`, value: result.perSecond, unit: "/s" },
  { measure: `${name}: an answer, p50`, value: result.p50, unit: "ms" },
  { measure: `${name}: an answer, p99`, value: result.p99, unit: "ms" },
  { measure: `${name}: errors`, value: result.errors, unit: "", bar: { atMost: 0 } },
];

const tell = (sentence: string | Error): void => console.error(sentence);

/** The processes' reports on the administrator's page. */
async function toldByProcesses({ dataDir }: Site): Promise<readonly ProcessState[]> {
  const cluster = await joinCluster(dataDir, tell);
  const { db, close } = openDatabase(cluster.url, tell, { size: 1 });
  try {
    const { rows } = await db.$client.query<{ state: ProcessState }>("select state from server_processes");
    return rows.map(({ state }) => state);
  } finally {
    await close();
    await cluster.stop();
  }
}

interface LoadOptions {
  readonly students: number;
  readonly seconds: number;
  readonly every: number;
  /** Number of server processes. */
  readonly workers: number;
}

/** A class that takes the adaptive MAP test at the same time: at a steady pace, then as fast as possible. */
const measureLoad = ({ students, seconds, every, workers }: LoadOptions): Promise<Figure[]> =>
  withSite(
    async (site) => {
      const tokens = await enrol(site, students);
      const job = { url: site.url, tokens, openSeconds: seconds, everyMs: every * 1000, closedSeconds };
      const { result, waits } = await watchWaits(site, () => generateLoad(job));
      const { beginning, open, closed, lost, times } = result;
      tell(`  While they began: ${waits.between(times.beganAt, times.openedAt)}`);
      tell(`  While they answered steadily: ${waits.between(times.openedAt, times.closedAt)}`);
      tell(`  Without pause: ${waits.between(times.closedAt, times.endedAt)}`);
      for (const sentence of [...open.sentences, ...closed.sentences]) tell(`  ${sentence}`);
      const processes = await toldByProcesses(site);
      const on = workers === 1 ? "1 process" : `${workers} processes`;
      return [
        {
          measure: `${on}: ${students} students begin at once: all have begun`,
          value: beginning,
          unit: "s",
          bar: { atMost: 10 },
        },
        ...steadyFigures(`${on}: an answer every ${every} s`, open, students / every),
        ...saturatedFigures(`${on}: without pause`, closed),
        { measure: `${on}: confirmed answers that are not there`, value: lost, unit: "", bar: { atMost: 0 } },
        {
          measure: `${on}: longest stall of an event loop, without pause`,
          value: Math.max(...processes.map(({ loop_delay: delay }) => delay)),
          unit: "ms",
        },
        {
          measure: `${on}: memory, all together`,
          value: processes.reduce((sum, { memory_mb: memory }) => sum + memory, 0),
          unit: "MB",
        },
      ];
    },
    workers === 1 ? [] : ["--workers", String(workers)],
    tellsWaits,
  );

/** The same load on a fresh site for each number of processes. */
export async function measureLoads(
  options: Omit<LoadOptions, "workers">,
  workers: readonly number[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of workers) figures.push(...(await measureLoad({ ...options, workers: count })));
  return figures;
}
