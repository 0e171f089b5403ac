import { connect } from "./call";
import { runLoad, type LoadResult } from "./run-load";
import { createStudent } from "./student";

export interface LoadJob {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly openSeconds: number;
  readonly everyMs: number;
  readonly closedSeconds: number;
}

export interface LoadReport {
  /** The time in which all students started at the same time, in seconds. */
  readonly beginning: number;
  readonly open: LoadResult;
  readonly closed: LoadResult;
  /** Number of confirmed answers that the server lacks. */
  readonly lost: number;
  /** When each stretch began, and the last one ended, in milliseconds of the epoch. */
  readonly times: Readonly<Record<"beganAt" | "openedAt" | "closedAt" | "endedAt", number>>;
}

async function work({ url, tokens, openSeconds, everyMs, closedSeconds }: LoadJob): Promise<LoadReport> {
  const students = tokens.map((token, place) => createStudent(connect(url, token), place));
  const beganAt = Date.now();
  const began = performance.now();
  await Promise.all(students.map((student) => student.ready()));
  const beginning = (performance.now() - began) / 1000;
  const openedAt = Date.now();
  const open = await runLoad({ students, seconds: openSeconds, everyMs });
  const closedAt = Date.now();
  const closed = await runLoad({ students, seconds: closedSeconds });
  const endedAt = Date.now();
  const lost = await Promise.all(students.map((student) => student.lost()));
  const times = { beganAt, openedAt, closedAt, endedAt };
  return { beginning, open, closed, lost: lost.reduce((sum, one) => sum + one, 0), times };
}

process.once("message", (job) => {
  void work(job as LoadJob).then(
    (report) => process.send?.(report, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
