import {
  DrizzleQueryError,
  getTableColumns,
  is,
  Param,
  Placeholder,
  sql,
  type Column,
  type GetColumnData,
  type SQL,
} from "drizzle-orm";
import { PgDialect, type PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Queries } from "./open";

const dialect = new PgDialect();

type Values<Names extends string> = Readonly<Record<Names, unknown>>;

/** Sends a statement with a value for each of its placeholders and returns the rows as the driver reads them. */
export type Statement<Row, Names extends string> = (queries: Queries, values: Values<Names>) => Promise<Row[]>;

function clientOf(queries: Queries): pg.Pool | pg.ClientBase {
  const client: unknown = "$client" in queries ? queries.$client : undefined;
  if (client instanceof pg.Pool || client instanceof pg.Client) return client;
  throw new Error("not a database that was opened here");
}

function valueOf(values: Readonly<Record<string, unknown>>, param: unknown): unknown {
  const [place, encoder] = is(param, Param) ? [param.value, param.encoder] : [param, null];
  if (!is(place, Placeholder)) return param;
  const value = values[place.name];
  if (value === undefined) throw new Error(`nothing stands for ${place.name}`);
  return encoder === null || value === null ? value : encoder.mapToDriverValue(value);
}

/**
 * A statement that is built at its first use only, and that each connection prepares once under its name: for
 * statements that every student sends at the same moment. `make` writes it with a `placeholder` for each value. A
 * connection may reuse its plan until a table's statistics are refreshed, so it should find every row by a key.
 */
export function statement<Row extends object = object, Names extends string = string>(
  name: string,
  make: () => SQL,
): Statement<Row, Names> {
  let made: { readonly text: string; readonly params: readonly unknown[] } | null = null;
  return async (queries, values) => {
    if (made === null) {
      const { sql: text, params } = dialect.sqlToQuery(make());
      made = { text, params };
    }
    const { text } = made;
    const params = made.params.map((param) => valueOf(values, param));
    try {
      return (await clientOf(queries).query<Row>({ name, text, values: params })).rows;
    } catch (error) {
      throw error instanceof Error ? new DrizzleQueryError(text, params, error) : error;
    }
  };
}

interface Kinds {
  readonly text: string | null;
  readonly uuid: string | null;
  readonly integer: number | null;
  readonly bigint: number | null;
  readonly float8: number | null;
  readonly jsonb: unknown;
}

/** The columns of rows passed to a statement, with their types. */
export type GivenColumns = Readonly<Record<string, keyof Kinds>>;
export type GivenRow<Columns extends GivenColumns> = { readonly [Name in keyof Columns]: Kinds[Columns[Name]] };

/**
 * Rows passed as one JSON array, the value of the placeholder `name`, as a table of that name. Columns with text that
 * the database cannot store are passed as `text` that contains JSON.
 */
export const givenRows = (name: string, columns: GivenColumns): SQL => {
  const typed = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  return sql`json_to_recordset(${placeholder(name)}::json) as ${sql.raw(`${name}(${typed.join(", ")})`)}`;
};

/** A placeholder for a value that is passed with each use of a statement, encoded as `column` encodes its values. */
export const placeholder = <Value = unknown>(name: string, column?: Column): SQL<Value> =>
  column === undefined ? sql<Value>`${sql.placeholder(name)}` : sql<Value>`${sql.param(sql.placeholder(name), column)}`;

/**
 * The columns of a row as one JSON object, which costs a fraction of as many fields. For text, numbers, booleans and
 * JSON.
 */
export const jsonOf = (columns: Readonly<Record<string, Column>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  )})`;

/** Every column of a table's row as one JSON object. */
export const rowAsJson = (table: PgTable): SQL => jsonOf(getTableColumns(table));

/** Only the values of columns, as a JSON array: for many rows two thirds of the work and half of the size. */
export const columnValues = (columns: Readonly<Record<string, Column>>): SQL =>
  sql`json_build_array(${sql.join(Object.values(columns), sql`, `)})`;

/** Adds the names again to the values that `columnValues` returned for the same columns. */
export const namedBy = <Columns extends Readonly<Record<string, Column>>>(columns: Columns) => {
  const names = Object.keys(columns);
  return (values: readonly unknown[]) =>
    Object.fromEntries(names.map((name, place) => [name, values[place]])) as {
      [Name in keyof Columns]: GetColumnData<Columns[Name]>;
    };
};
