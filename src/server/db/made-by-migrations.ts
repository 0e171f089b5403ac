import { readMigrationFiles } from "drizzle-orm/migrator";
import path from "node:path";

export const migrationsFolder = path.join(import.meta.dirname, "migrations");

export const knownMigrations = () => readMigrationFiles({ migrationsFolder });

const made = (kind: RegExp): string[] => [
  ...new Set(knownMigrations().flatMap(({ sql }) => [...sql.join("\n").matchAll(kind)].map(([, name = ""]) => name))),
];

/** Names of tables that migrations have created, read from their SQL. */
export const tablesMade = (): string[] => made(/CREATE TABLE "?(\w+)"?/gi);
export const functionsMade = (): string[] => made(/CREATE (?:OR REPLACE )?FUNCTION "?(\w+)"?/gi);
