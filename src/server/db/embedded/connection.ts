import { createHmac, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import pg from "pg";
import { sqlStateOf } from "../failure";
import { writeDurably } from "./durable";

/** How this machine's programs reach the embedded cluster; a file that only the owner may read. */
export interface Connection {
  readonly port: number;
  /** Of the superuser; that of the server's role is made of it. */
  readonly password: string;
  /** The folder of the socket that it listens on beside the loopback, where a statement costs less; null: none. */
  readonly socketFolder: string | null;
}

const connectionFileOf = (folder: string) => path.join(folder, "connection.json");

export const databaseName = "invigil";

/** Who made the cluster: for making and repairing it alone, since a superuser can run programs on the machine. */
export const superuser = "invigil";

/** Who owns what is in the database, but the audit log, and may nothing beside: the server and all commands. */
export const serverRole = "invigil_server";

/** Who owns the audit log; nobody signs in as it. */
export const auditRole = "invigil_audit";

const urlOf = (user: string, password: string, { port, socketFolder }: Connection, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}` +
  (socketFolder === null ? "" : `?host=${encodeURIComponent(socketFolder)}`);

export const superuserUrlOf = (connection: Connection, database: string = databaseName): string =>
  urlOf(superuser, connection.password, connection, database);

/** Its password follows from the superuser's, and tells nothing of that. */
export const serverUrlOf = (connection: Connection, database: string = databaseName): string =>
  urlOf(serverRole, createHmac("sha256", connection.password).update(serverRole).digest("hex"), connection, database);

export const newPassword = (): string => randomBytes(24).toString("hex");

/** An older server has written none of a socket. */
const connectionOf = (value: unknown): Connection | null => {
  if (typeof value !== "object" || value === null) return null;
  const { port, password, socketFolder } = value as Partial<Record<keyof Connection, unknown>>;
  const isWhole =
    typeof port === "number" &&
    Number.isInteger(port) &&
    port >= 0 &&
    port < 65_536 &&
    typeof password === "string" &&
    /^[\w-]{16,}$/.test(password);
  return isWhole ? { port, password, socketFolder: typeof socketFolder === "string" ? socketFolder : null } : null;
};

/** null where it is missing or not whole. */
export const readConnection = (folder: string): Promise<Connection | null> =>
  readFile(connectionFileOf(folder), "utf8")
    .then((text) => connectionOf(JSON.parse(text)))
    .catch(() => null);

export const writeConnection = (folder: string, { port, password, socketFolder }: Connection): Promise<void> =>
  writeDurably(connectionFileOf(folder), JSON.stringify({ port, password, socketFolder }));

/** A free port on the loopback: the wanted one if it is free. */
export const freePort = (wanted = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", (error) => (wanted === 0 ? reject(error) : resolve(freePort())));
    probe.listen(wanted, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

export type ClusterStanding = "answering" | "starting" | "locked" | "silent";

/** How a cluster takes this address now; `locked`: it knows another password. */
export async function clusterStanding(url: string): Promise<ClusterStanding> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return "answering";
  } catch (error) {
    const state = sqlStateOf(error) ?? "";
    return state.startsWith("28") ? "locked" : state === "57P03" ? "starting" : "silent";
  } finally {
    await client.end().catch(() => undefined);
  }
}
