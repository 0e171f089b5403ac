import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { hasTable } from "./has-table";

/** An SQL function or trigger as this program requires it. */
export interface Routine {
  readonly name: string;
  /** Increases with each change of the text. */
  readonly number: number;
  /**
   * The statement that creates or replaces it, in PostgreSQL's formatting; for a retired one, the statement that drops
   * it.
   */
  readonly statement: string;
}

const routinesFolder = path.join(import.meta.dirname, "functions");
const suffix = ".sql";
const numberLine = /^-- number ([1-9]\d*)$/;
const isTrigger = ({ statement }: Routine): boolean => /^(CREATE OR REPLACE|DROP) TRIGGER /.test(statement);

/** Reads a file of the folder. Throws where its first line does not give its number. */
export const routineOf = (name: string, text: string): Routine => {
  const [first = "", ...rest] = text.split("\n");
  const number = numberLine.exec(first)?.[1];
  if (number === undefined) throw new Error(`The first line of ${name}${suffix} must be "-- number N".`);
  const from = rest.findIndex((line) => !line.startsWith("--"));
  return { name, number: Number(number), statement: rest.slice(from).join("\n").trim() };
};

/** All functions by name, then all triggers, since triggers call functions. */
export const knownRoutines = (): Routine[] =>
  readdirSync(routinesFolder)
    .filter((file) => file.endsWith(suffix))
    .toSorted()
    .map((file) => routineOf(file.slice(0, -suffix.length), readFileSync(path.join(routinesFolder, file), "utf8")))
    .toSorted((one, other) => Number(isTrigger(one)) - Number(isTrigger(other)));

/** The numbers of the routines in the database by name; empty where none were recorded yet. */
export async function appliedNumbers(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  if (!(await hasTable(client, "drizzle.routines"))) return new Map();
  const { rows } = await client.query<{ name: string; number: number }>("select name, number from drizzle.routines");
  return new Map(rows.map(({ name, number }) => [name, number]));
}

/** The statements that create all functions and triggers of the database, in PostgreSQL's formatting. */
async function definitionsOf(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ definition: string }>(`
    select rtrim(pg_get_functiondef(oid), E'\\n') as definition
      from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    union all
    select regexp_replace(pg_get_triggerdef(oid), '^CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER')
      from pg_trigger where not tgisinternal`);
  return new Set(rows.map(({ definition }) => definition));
}

/**
 * Applies these routines in the caller's transaction and records their numbers. A definition that is identical already
 * is only recorded: no table is locked for it, and it may belong to another role.
 */
export async function applyRoutines(client: pg.Client, routines: readonly Routine[]): Promise<void> {
  if (routines.length === 0) return;
  await client.query("create table if not exists drizzle.routines (name text primary key, number integer not null)");
  const definitions = await definitionsOf(client);
  for (const { name, number, statement } of routines) {
    if (!definitions.has(statement)) await client.query(statement);
    await client.query(
      "insert into drizzle.routines values ($1, $2) on conflict (name) do update set number = excluded.number",
      [name, number],
    );
  }
}
