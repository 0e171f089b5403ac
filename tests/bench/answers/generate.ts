import { fork, type ChildProcess } from "node:child_process";
import type { BareJob } from "./bare";
import type { AnswersJob, AnswersReport } from "./generator";
import { makeBareTable } from "./raw";

/** The number of connections, as many as the server uses. */
export const connectionsOfServer = 20;
const spareMs = 60_000;

const start = (file: string): ChildProcess =>
  fork(new URL(file, import.meta.url), {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });

/** The reply of a separate process to one message. */
function told<Answer>(child: ChildProcess, job: object): Promise<Answer> {
  child.send(job);
  return new Promise((resolve, reject) => {
    child.once("message", (answer) => resolve(answer as Answer));
    child.once("exit", () => reject(new Error("A process of the measurement ended without an answer.")));
  });
}

/** Answers in a process of its own, which is ended where it takes too long. */
export async function generateAnswers(job: AnswersJob): Promise<AnswersReport> {
  const child = start("./generator.ts");
  const timer = setTimeout(() => child.kill("SIGKILL"), job.warmUpMs + job.lastsMs + spareMs);
  return told<AnswersReport>(child, job).finally(() => clearTimeout(timer));
}

interface BareServer {
  readonly url: string;
  readonly pid: number;
}

/** Runs `work` against a server whose only route inserts one row into a table of this database. */
export async function withBareServer<Result>(
  databaseUrl: string,
  work: (server: BareServer) => Promise<Result>,
): Promise<Result> {
  const child = start("./bare.ts");
  try {
    await makeBareTable(databaseUrl);
    const url = await told<string>(child, { databaseUrl, connections: connectionsOfServer } satisfies BareJob);
    return await work({ url, pid: child.pid ?? 0 });
  } finally {
    child.disconnect();
  }
}
