import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { nativeFolder } from "../../src/server/db/embedded/binaries";
import { openCluster } from "../../src/server/db/embedded/cluster";
import {
  freePort,
  readConnection,
  serverUrlOf,
  superuser,
  superuserUrlOf,
  type Connection,
} from "../../src/server/db/embedded/connection";
import { chooseIdentity } from "../../src/server/db/embedded/identity";
import { startPostmaster, stopPostmaster } from "../../src/server/db/embedded/postmaster";
import { migrateDatabase } from "../../src/server/db/migrate";

const silent = (): void => undefined;

/** An address that leads to one database at a time. */
async function movableAddress(first: number) {
  let port = first;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(port, "127.0.0.1");
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(one);
      one
        .on("error", () => other.destroy())
        .on("close", () => {
          open.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    moveTo: (next: number): void => {
      port = next;
      for (const socket of open) socket.destroy();
    },
    close: (): Promise<void> => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export interface Replicated {
  /** Of the database that an address names, the primary at first. */
  readonly url: string;
  /** Of the standby itself. */
  readonly standbyUrl: string;
  /** The primary is killed, with everything that it was doing. */
  readonly killPrimary: () => void;
  /** The address names the standby from now on. */
  readonly move: () => void;
  /** The standby takes writes. */
  readonly promote: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A migrated PostgreSQL with a synchronous standby: committed data is on both disks. */
export async function openReplicated(): Promise<Replicated> {
  const folder = await mkdtemp(path.join(tmpdir(), "invigil-replicated-"));
  const first = path.join(folder, "primary");
  const made = await openCluster(first, silent);
  await migrateDatabase(made.url);
  await made.stop();
  const password = (await readConnection(first))?.password ?? "";

  const native = await nativeFolder();
  const start = async (home: string): Promise<{ connection: Connection; pid: number }> => {
    const connection = { port: await freePort(), password, socketFolder: null };
    const begun = await startPostmaster(await chooseIdentity(native, home), connection);
    if (begun.kind !== "answering") throw new Error(`${home} does not start: ${JSON.stringify(begun)}`);
    return { connection, pid: begun.pid };
  };
  const second = path.join(folder, "standby");
  await mkdir(second, { mode: 0o700 });
  await cp(path.join(first, "postgresql"), path.join(second, "postgresql"), { recursive: true });
  const primary = await start(first);
  const words = [
    "host=127.0.0.1",
    `port=${primary.connection.port}`,
    `user=${superuser}`,
    `password=${password}`,
    "application_name=standby",
  ].join(" ");
  await appendFile(path.join(second, "postgresql", "postgresql.auto.conf"), `primary_conninfo = '${words}'\n`);
  await writeFile(path.join(second, "postgresql", "standby.signal"), "");
  const standby = await start(second);

  const ask = async (connection: Connection, ...statements: string[]): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: superuserUrlOf(connection) });
    client.on("error", silent);
    await client.connect();
    try {
      let rows: unknown[] = [];
      for (const statement of statements) ({ rows } = await client.query(statement));
      return rows;
    } finally {
      await client.end();
    }
  };
  await ask(primary.connection, "alter system set synchronous_standby_names = 'standby'", "select pg_reload_conf()");
  const address = await movableAddress(primary.connection.port);
  return {
    url: serverUrlOf({ port: address.port, password, socketFolder: null }),
    standbyUrl: serverUrlOf(standby.connection),
    killPrimary: () => void process.kill(primary.pid, "SIGKILL"),
    move: () => address.moveTo(standby.connection.port),
    promote: async () => void (await ask(standby.connection, "select pg_promote()")),
    close: async () => {
      await address.close();
      await Promise.all([primary.pid, standby.pid].map(stopPostmaster));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
