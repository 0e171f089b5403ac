import pg from "pg";
import type { Database } from "./open";

/** Passes on what is notified on a channel; returns a function that ends this. */
export type ListenTo = (channel: string, hear: (payload: string) => void) => () => void;

const reopenMs = 1_000;

/**
 * Listens by one connection of the process, outside the pool. While it is lost, nothing is heard, also not afterwards:
 * whoever listens must find out by reading.
 */
export const listening =
  ({ $client: pool }: Pick<Database, "$client">, failed: (error: unknown) => void): ListenTo =>
  (channel, hear) => {
    const Client = (pool.options.Client ?? pg.Client) as typeof pg.Client;
    let client: pg.Client | null = null;
    let isOver = false;
    let timer: NodeJS.Timeout | undefined;
    const open = (): void => {
      const own = new Client({ ...pool.options, application_name: "invigil listening" });
      client = own;
      const lose = (error?: unknown): void => {
        if (client !== own) return;
        client = null;
        own.end().catch(() => undefined);
        if (isOver) return;
        if (error !== undefined) failed(error);
        timer = setTimeout(open, reopenMs).unref();
      };
      own.on("error", lose).on("end", () => lose());
      own.on("notification", ({ payload = "" }) => hear(payload));
      own
        .connect()
        .then(() => own.query(`listen ${pg.escapeIdentifier(channel)}`))
        .catch(lose);
    };
    open();
    return () => {
      isOver = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      last?.end().catch(() => undefined);
    };
  };
