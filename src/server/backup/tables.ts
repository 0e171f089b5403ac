import type pg from "pg";

export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
}

const columnsSql = `
  select c.relname as table_name, json_agg(a.attname order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  group by c.relname order by c.relname`;

/** All tables of the schema `public`, by name. */
export async function tablesOf(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<{ table_name: string; columns: string[] }>(columnsSql);
  return rows.map(({ table_name: name, columns }) => ({ name, columns }));
}

const referencesSql = `
  select conrelid::regclass::text as table_name, quote_ident(conname) as name, pg_get_constraintdef(oid) as words
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`;

/**
 * Drops all foreign keys during this work and adds them again after it, because tables may refer to each other in a
 * circle.
 */
export async function withoutReferences(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ table_name: string; name: string; words: string }>(referencesSql);
  for (const { table_name: table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  await work();
  for (const { table_name: table, name, words } of rows)
    await client.query(`alter table ${table} add constraint ${name} ${words}`);
}

/** Sets the sequences of identity columns past the highest values in the tables. */
export async function moveSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table_name: string; column_name: string; sequence: string }>(`
    select c.relname as table_name, a.attname as column_name,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''`);
  for (const { table_name: table, column_name: column, sequence } of rows)
    await client.query(`select setval($1, (select coalesce(max("${column}"), 0) + 1 from "${table}"), false)`, [
      sequence,
    ]);
}
