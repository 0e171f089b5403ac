import pg from "pg";

/** Calls are counted behind their replies, so perhaps after the backup was begun. */
const settled: Readonly<Record<string, string>> = { rate_limits: "where t.key !~ '^(calls|operations|requests):'" };

const allTables = async (client: pg.Client): Promise<readonly Listed[]> =>
  (
    await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    )
  ).rows;

interface Listed {
  readonly name: string;
  /** Left out: all of them. */
  readonly columns?: readonly string[];
}

/**
 * Every row of every table except the migrations' own records, as PostgreSQL writes it. `tables`: of these tables and
 * columns alone.
 */
export async function rowsOf(url: string, tables?: readonly Listed[]): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found: Record<string, string[]> = {};
    for (const { name, columns } of tables ?? (await allTables(client))) {
      const row = columns === undefined ? "t" : `row(${columns.map((column) => `t."${column}"`).join(", ")})`;
      const { rows } = await client.query<{ line: string }>(
        `select ${row}::text as line from "${name}" t ${settled[name] ?? ""} order by 1`,
      );
      found[name] = rows.map(({ line }) => line);
    }
    return found;
  } finally {
    await client.end();
  }
}
