import pg from "pg";

/** Held in the server's database while the owners of what is in it change. */
export const ownersLock = 7_215_330_116;

/** Where the server's role may make functions, PostgreSQL could choose one of them for a superuser's statement. */
const onlyPostgresOwn = "-c search_path=pg_catalog,pg_temp";

/** One connection for this work, to the database that the superuser's address names; tables need their schema there. */
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
