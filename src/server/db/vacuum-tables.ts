import type pg from "pg";

const ownTables = `
  select quote_ident(relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_has_role(relowner, 'usage')
  order by relname`;

/**
 * Vacuums and analyzes every table that the connection's role may change: for tables that were filled or rewritten as a
 * whole. Otherwise the first statements that read a row write its page again, and plans are made without statistics.
 */
export async function vacuumTables(
  client: pg.ClientBase,
  next: (name: string) => void = () => undefined,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(ownTables);
  for (const { name } of rows) {
    next(name);
    await client.query(`vacuum (analyze) ${name}`);
  }
}
