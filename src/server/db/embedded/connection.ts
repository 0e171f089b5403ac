import { createHmac, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import pg from "pg";
import { sqlStateOf } from "../failure";
import { writeDurably } from "./durable";

/** The connection to the embedded cluster, stored in a file that only the owner may read. */
export interface Connection {
  readonly port: number;
  /** The superuser's password; the password of the server's role is derived from it. */
  readonly password: string;
  /** The folder of the Unix socket beside the loopback port, on which a statement is cheaper; null: no socket. */
  readonly socketFolder: string | null;
}

const connectionFileOf = (folder: string) => path.join(folder, "connection.json");

export const databaseName = "invigil";

/** The superuser, used only to create and repair the cluster, since a superuser can run programs on the machine. */
export const superuser = "invigil";

/**
 * The role of the server and all commands: it owns everything in the database but the audit log, and has no other
 * rights.
 */
export const serverRole = "invigil_server";

/** The role that owns the audit log; it has no login. */
export const auditRole = "invigil_audit";

const urlOf = (user: string, password: string, { port, socketFolder }: Connection, database: string): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}` +
  (socketFolder === null ? "" : `?host=${encodeURIComponent(socketFolder)}`);

export const superuserUrlOf = (connection: Connection, database: string = databaseName): string =>
  urlOf(superuser, connection.password, connection, database);

/** The address of the server's role. Its password is an HMAC of the superuser's password, which it does not reveal. */
export const serverUrlOf = (connection: Connection, database: string = databaseName): string =>
  urlOf(serverRole, createHmac("sha256", connection.password).update(serverRole).digest("hex"), connection, database);

export const newPassword = (): string => randomBytes(24).toString("hex");

/** The parsed connection file; an older server wrote no socket folder. */
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

/** The stored connection; null where the file is missing or incomplete. */
export const readConnection = (folder: string): Promise<Connection | null> =>
  readFile(connectionFileOf(folder), "utf8")
    .then((text) => connectionOf(JSON.parse(text)))
    .catch(() => null);

export const writeConnection = (folder: string, { port, password, socketFolder }: Connection): Promise<void> =>
  writeDurably(connectionFileOf(folder), JSON.stringify({ port, password, socketFolder }));

/** A free port on the loopback interface: the wanted one if it is free. */
export const freePort = (wanted = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", (error) => (wanted === 0 ? reject(error) : resolve(freePort())));
    probe.listen(wanted, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

export type ClusterStanding = "answering" | "starting" | "locked" | "silent";

/** The reply of a cluster at this address; `locked`: it requires another password. */
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
