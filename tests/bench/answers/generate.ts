import { answerOf, startChild } from "../child";
import type { BareJob } from "./bare";
import type { AnswersJob, AnswersReport } from "./generator";
import { makeBareTable } from "./raw";

/** The number of connections, as many as the server uses. */
export const connectionsOfServer = 20;
const spareMs = 60_000;

/** Answers in a process of its own, which is ended where it takes too long. */
export async function generateAnswers(job: AnswersJob): Promise<AnswersReport> {
  const child = startChild(new URL("./generator.ts", import.meta.url));
  const timer = setTimeout(() => child.kill("SIGKILL"), job.warmUpMs + job.lastsMs + spareMs);
  return answerOf<AnswersReport>(child, job).finally(() => clearTimeout(timer));
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
  const child = startChild(new URL("./bare.ts", import.meta.url));
  try {
    await makeBareTable(databaseUrl);
    const url = await answerOf<string>(child, { databaseUrl, connections: connectionsOfServer } satisfies BareJob);
    return await work({ url, pid: child.pid ?? 0 });
  } finally {
    child.disconnect();
  }
}
