import type pg from "pg";

/** Whether the database has this table; its name includes the schema. */
export async function hasTable(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>("select to_regclass($1) is not null as exists", [name]);
  return rows[0]?.exists === true;
}
