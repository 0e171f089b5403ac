import { readMigrationFiles } from "drizzle-orm/migrator";
import path from "node:path";

export const migrationsFolder = path.join(import.meta.dirname, "migrations");

export const knownMigrations = () => readMigrationFiles({ migrationsFolder });

const made = (kind: RegExp): string[] => [
  ...new Set(knownMigrations().flatMap(({ sql }) => [...sql.join("\n").matchAll(kind)].map(([, name = ""]) => name))),
];

/** What migrations have made, by the words in which they make it. */
export const tablesMade = (): string[] => made(/CREATE TABLE "?(\w+)"?/gi);
export const functionsMade = (): string[] => made(/CREATE (?:OR REPLACE )?FUNCTION "?(\w+)"?/gi);
