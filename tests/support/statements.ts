import type { PoolClient } from "pg";
import type { OwnDatabase } from "./database";

/** Budgets are written beside the calls, at times that no call knows. */
const besideCalls = (text: string): boolean => text.includes("insert into rate_limits");

/** The statements that a pool sends for calls while `work` goes on, those of its transactions too. */
export async function statementsOf<Result>(
  { db: { $client: pool } }: Pick<OwnDatabase, "db">,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly statements: string[] }> {
  const statements: string[] = [];
  const watched = new Set<PoolClient>();
  const watch = (client: PoolClient): void => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = Reflect.get(client, "query") as (...args: unknown[]) => unknown;
    const watching = (...args: unknown[]): unknown => {
      const [first] = args as [string | { readonly text: string }];
      const text = typeof first === "string" ? first : first.text;
      if (!besideCalls(text)) statements.push(text);
      return query.apply(client, args);
    };
    Object.assign(client, { query: watching });
  };
  pool.on("acquire", watch);
  try {
    return { result: await work(), statements };
  } finally {
    pool.off("acquire", watch);
    for (const client of watched) Reflect.deleteProperty(client, "query");
  }
}
