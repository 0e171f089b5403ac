import pg from "pg";

/** Advisory lock in the server's database while owners of its objects change. */
export const ownersLock = 7_215_330_116;

/**
 * Restricts name lookup to PostgreSQL's functions: else a superuser's statement could call a function that the server's
 * role made.
 */
const onlyPostgresOwn = "-c search_path=pg_catalog,pg_temp";

/** Runs this work on one superuser connection to the database in `url`. Tables must be named with their schema. */
export async function asSuperuser<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, options: onlyPostgresOwn });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
