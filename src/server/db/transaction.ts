import { DatabaseError } from "pg";
import type { Database, Queries } from "./open";

const retried = new Set(["40001", "40P01"]);
const tries = 5;

/** PostgreSQL's SQLSTATE behind an error, however wrapped. */
export function sqlStateOf(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof DatabaseError) return cause.code ?? null;
  }
  return null;
}

/** One transaction, done again (5 tries in all) when PostgreSQL gave it up for another one. */
export async function inTransaction<Result>(db: Database, work: (tx: Queries) => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (count >= tries || !retried.has(sqlStateOf(error) ?? "")) throw error;
    }
  }
}
