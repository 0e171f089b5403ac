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
}

const connectionFileOf = (folder: string) => path.join(folder, "connection.json");

export const databaseName = "invigil";

/** Who made the cluster: for making and repairing it alone, since a superuser can run programs on the machine. */
export const superuser = "invigil";

/** Who owns the database and may nothing beside: the server and all commands. */
export const serverRole = "invigil_server";

export const superuserUrlOf = ({ port, password }: Connection, database: string = databaseName): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;

/** Its password follows from the superuser's, and tells nothing of that. */
export const serverUrlOf = ({ port, password }: Connection, database: string = databaseName): string =>
  `postgres://${serverRole}:${createHmac("sha256", password).update(serverRole).digest("hex")}` +
  `@127.0.0.1:${port}/${database}`;

export const newPassword = (): string => randomBytes(24).toString("hex");

const isConnection = (value: unknown): value is Connection => {
  if (typeof value !== "object" || value === null) return false;
  const { port, password } = value as Partial<Record<keyof Connection, unknown>>;
  return (
    Number.isInteger(port) &&
    Number(port) >= 0 &&
    Number(port) < 65_536 &&
    typeof password === "string" &&
    /^[\w-]{16,}$/.test(password)
  );
};

/** null where it is missing or not whole. */
export const readConnection = (folder: string): Promise<Connection | null> =>
  readFile(connectionFileOf(folder), "utf8")
    .then((text) => JSON.parse(text) as unknown)
    .then((value) => (isConnection(value) ? value : null))
    .catch(() => null);

export const writeConnection = (folder: string, { port, password }: Connection): Promise<void> =>
  writeDurably(connectionFileOf(folder), JSON.stringify({ port, password }));

/** A free port on the loopback: the wanted one if it is free. */
export const freePort = (wanted = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", (error) => (wanted === 0 ? reject(error) : resolve(freePort())));
    probe.listen(wanted, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

export type Standing = "answering" | "starting" | "locked" | "silent";

/** How a cluster takes this address now; `locked`: it knows another password. */
export async function standingOf(url: string): Promise<Standing> {
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
