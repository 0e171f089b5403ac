import pg from "pg";

const table =
  "create table if not exists bench_answers (id bigint generated always as identity primary key, " +
  "attempt text not null, item text not null, revision integer not null, payload json not null, " +
  "saved_at bigint not null)";
const insert = "insert into bench_answers (attempt, item, revision, payload, saved_at) values ($1, $2, $3, $4, $5)";
const values = ["0199a1f2-0000-7000-8000-000000000000", "item-1", 1, '{"type":"single_choice","option_id":"A"}', 0];

export const makeBareTable = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(table);
  await client.end();
};

/** Single rows per second inserted by this many connections; each inserts its next row when the last is on disk. */
export async function measureRawInserts(databaseUrl: string, connections: number, lastsMs: number): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: databaseUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  const end = performance.now() + lastsMs;
  let rows = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        await client.query({ name: "insert", text: insert, values });
        rows += 1;
      }
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
  return (rows * 1000) / lastsMs;
}
