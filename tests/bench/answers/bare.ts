import Fastify from "fastify";
import pg from "pg";
import { addresses } from "../../../src/contract/calls/addresses";

export interface BareJob {
  readonly databaseUrl: string;
  readonly connections: number;
}

const text = "insert into bench_answers (attempt, item, revision, payload, saved_at) values ($1, $2, $3, $4, $5)";

interface Body {
  readonly attempt_id: string;
  readonly exercise_id: string;
  readonly revision: number;
  readonly answer: unknown;
}

/** The least possible cost of an answer: a route that checks nothing and inserts one row. */
async function serveBare({ databaseUrl, connections }: BareJob): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const app = Fastify();
  app.post<{ Body: Body }>(addresses.answerExercise.path, async ({ body }) => {
    const { attempt_id, exercise_id, revision, answer } = body;
    const now = Date.now();
    const values = [attempt_id, exercise_id, revision, JSON.stringify(answer), now];
    await pool.query({ name: "insert", text, values });
    return { code: 200, msg: "OK", data: { exercise_id, revision, saved_at: now } };
  });
  return app.listen({ port: 0, host: "127.0.0.1" });
}

process.once("message", (job) => {
  void serveBare(job as BareJob).then(
    (url) => process.send?.(url),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once("disconnect", () => process.exit(0));
