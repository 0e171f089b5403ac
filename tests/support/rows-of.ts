import pg from "pg";

/** Calls are counted behind their replies, so perhaps after the backup was begun. */
const settled: Readonly<Record<string, string>> = { rate_limits: "where t.key !~ '^(calls|operations|requests):'" };

/** Every row of every table except the migrations' own records, as PostgreSQL writes it. */
export async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: names } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const found: Record<string, string[]> = {};
    for (const { name } of names) {
      const { rows } = await client.query<{ line: string }>(
        `select t::text as line from "${name}" t ${settled[name] ?? ""} order by 1`,
      );
      found[name] = rows.map(({ line }) => line);
    }
    return found;
  } finally {
    await client.end();
  }
}
