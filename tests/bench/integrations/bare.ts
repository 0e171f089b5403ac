import Fastify from "fastify";
import { importJWK, jwtVerify, type JWK } from "jose";
import pg from "pg";
import { ltiPaths } from "../../../src/contract/integrations/lti-paths";

export interface BareLaunchJob {
  readonly databaseUrl: string;
  readonly connections: number;
  readonly key: JWK;
  readonly issuer: string;
  readonly clientId: string;
}

const table =
  "create table if not exists bench_launches (id bigint generated always as identity primary key, " +
  "subject text not null, nonce text not null, claims jsonb not null, launched_at bigint not null)";
const text = "insert into bench_launches (subject, nonce, claims, launched_at) values ($1, $2, $3, $4)";

/** The least possible cost of a launch: a route that verifies the token and inserts one row. */
async function serveBare({ databaseUrl, connections, key, issuer, clientId }: BareLaunchJob): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  await pool.query(table);
  const publicKey = await importJWK(key, "RS256");
  const app = Fastify();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: string }>(ltiPaths.launch, async ({ body }, reply) => {
    const token = new URLSearchParams(body).get("id_token") ?? "";
    const { payload } = await jwtVerify(token, publicKey, { algorithms: ["RS256"], issuer, audience: clientId });
    const values = [payload.sub, payload["nonce"], JSON.stringify(payload), Date.now()];
    await pool.query({ name: "launch", text, values });
    return reply.redirect("/assignment", 303);
  });
  return app.listen({ port: 0, host: "127.0.0.1" });
}

process.once("message", (job) => {
  void serveBare(job as BareLaunchJob).then(
    (url) => process.send?.(url),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once("disconnect", () => process.exit(0));
