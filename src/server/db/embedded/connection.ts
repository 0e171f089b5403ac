import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import pg from "pg";

/** How this machine's programs reach the embedded cluster; a file that only the owner may read. */
export interface Connection {
  readonly port: number;
  readonly password: string;
}

const connectionFileOf = (folder: string) => path.join(folder, "connection.json");

export const databaseName = "invigil";

export const urlOf = ({ port, password }: Connection, database: string = databaseName): string =>
  `postgres://invigil:${password}@127.0.0.1:${port}/${database}`;

export const newPassword = (): string => randomBytes(24).toString("hex");

export const readConnection = (folder: string): Promise<Connection | null> =>
  readFile(connectionFileOf(folder), "utf8")
    .then((text) => JSON.parse(text) as Connection)
    .catch(() => null);

export const writeConnection = (folder: string, connection: Connection): Promise<void> =>
  writeFile(connectionFileOf(folder), JSON.stringify(connection), { mode: 0o600 });

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

/** Whether the cluster takes this connection now. */
export async function isAnswering(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(connection, "postgres"), connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
