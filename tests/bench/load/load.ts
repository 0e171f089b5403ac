import { fork } from "node:child_process";
import type { Figure } from "../figure";
import { withSite } from "../site";
import { enrol } from "../students";
import type { LoadJob, LoadReport } from "./generator";
import type { LoadResult } from "./run-load";

const closedSeconds = 10;
const spareSeconds = 60;

/** The load generator is a process of its own: it must not share a thread with what it measures. */
function generate(job: LoadJob): Promise<LoadReport> {
  const child = fork(new URL("./generator.ts", import.meta.url), { execArgv: ["--import", "tsx"] });
  const timer = setTimeout(() => child.kill("SIGKILL"), (job.openSeconds + job.closedSeconds + spareSeconds) * 1000);
  child.send(job);
  return new Promise<LoadReport>((resolve, reject) => {
    child.once("message", (report) => resolve(report as LoadReport));
    child.once("exit", () => reject(new Error("The load generator ended without a report.")));
  }).finally(() => clearTimeout(timer));
}

const figuresOf = (name: string, result: LoadResult, answerBar: { atLeast: number } | null): Figure[] => [
  {
    measure: `${name}: answers`,
    value: result.perSecond,
    unit: "/s",
    ...(answerBar === null ? {} : { bar: answerBar }),
  },
  { measure: `${name}: an answer, p50`, value: result.p50, unit: "ms" },
  {
    measure: `${name}: an answer, p95`,
    value: result.p95,
    unit: "ms",
    ...(answerBar === null ? {} : { bar: { atMost: 300 } }),
  },
  {
    measure: `${name}: an answer, p99`,
    value: result.p99,
    unit: "ms",
    ...(answerBar === null ? {} : { bar: { atMost: 1000 } }),
  },
  { measure: `${name}: errors`, value: result.errors, unit: "", bar: { atMost: 0 } },
];

/** A class that sits the adaptive MAP test at the same time: at a steady pace, then as fast as it goes. */
export const measureLoad = (options: {
  readonly students: number;
  readonly seconds: number;
  readonly every: number;
  readonly tell: (sentence: string) => void;
}): Promise<Figure[]> =>
  withSite(async (site) => {
    const { students, seconds, every, tell } = options;
    const everyMs = every * 1000;
    const tokens = await enrol(site, students);
    const { beginning, open, closed, lost } = await generate({
      url: site.url,
      tokens,
      openSeconds: seconds,
      everyMs,
      closedSeconds,
    });
    for (const sentence of [...open.sentences, ...closed.sentences]) tell(`  ${sentence}`);
    const due = students / every;
    return [
      {
        measure: `${students} students begin at once: all have begun`,
        value: beginning,
        unit: "s",
        bar: { atMost: 10 },
      },
      ...figuresOf(`${students} students, an answer every ${every} s`, open, { atLeast: Math.floor(0.95 * due) }),
      ...figuresOf(`${students} students without pause`, closed, null),
      { measure: "confirmed answers that are not there", value: lost, unit: "", bar: { atMost: 0 } },
    ];
  });
