import Fastify from "fastify";
import type { AddressInfo } from "node:net";
import pg from "pg";

const [url = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 20 });
await pool.query("create table if not exists bench_bare (id int primary key, seen_at bigint)");
await pool.query("insert into bench_bare select generate_series(0, 1999), 0 on conflict do nothing");
const app = Fastify();
app.post<{ Body: { readonly id: number } }>("/bare", async ({ body }) => {
  await pool.query({
    name: "bare",
    text: "update bench_bare set seen_at = $2 where id = $1",
    values: [body.id, Date.now()],
  });
  return { code: 200 };
});
await app.listen({ port: 0, host: "127.0.0.1" });
process.send?.((app.server.address() as AddressInfo).port);
process.once("SIGTERM", () => process.exit(0));
