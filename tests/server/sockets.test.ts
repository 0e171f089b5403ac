import { sql } from "drizzle-orm";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCluster } from "../../src/server/db/embedded/cluster";
import { readConnection } from "../../src/server/db/embedded/connection";
import { socketFolderOf } from "../../src/server/db/embedded/socket";
import { openDatabase } from "../../src/server/db/open";
import { socketPathOf } from "../../src/server/db/socket-path";

const patience = 120_000;
const tell = () => undefined;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "invigil-socket-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The server address of a new connection; null: a socket. */
async function wayIn(url: string): Promise<string | null> {
  const { db, close } = openDatabase(url, tell);
  try {
    const { rows } = await db.execute<{ at: string | null }>(sql`select host(inet_server_addr()) as at`);
    return rows[0]?.at ?? null;
  } finally {
    await close();
  }
}

describe("the embedded cluster", () => {
  it(
    "is reached by a socket only its owner may open, and by its port if the socket is removed",
    async () => {
      const home = path.join(folder, "usual");
      const cluster = await openCluster(home, tell);
      const { port = 0, socketFolder = null } = (await readConnection(home)) ?? {};
      const socket = socketPathOf(home, port);
      expect([socketFolder, existsSync(socket), await wayIn(cluster.url)]).toEqual([home, true, null]);
      await rm(socket);
      expect(await wayIn(cluster.url)).toBe("127.0.0.1");
      await cluster.stop();
      const again = await openCluster(home, tell);
      expect(await wayIn(again.url)).toBeNull();
      await again.stop();
      expect((await readdir(home)).filter((name) => name.startsWith(".s."))).toEqual([]);
    },
    patience,
  );

  it(
    "is reached by its port where its folder does not support sockets",
    async () => {
      const home = path.join(folder, "none");
      await (await openCluster(home, tell)).stop();
      const { port = 0 } = (await readConnection(home)) ?? {};
      await mkdir(socketPathOf(home, port));
      const cluster = await openCluster(home, tell);
      expect([(await readConnection(home))?.socketFolder, await wayIn(cluster.url)]).toEqual([null, "127.0.0.1"]);
      await cluster.stop();
    },
    patience,
  );

  it.each([
    ["a folder", "/srv/invigil", "/srv/invigil"],
    ["one with spaces and letters of any kind", "/srv/my tests/考试", "/srv/my tests/考试"],
    ["one whose path is too long for a socket", `/srv/${"deep/".repeat(20)}`, null],
    ["one that PostgreSQL would read as two", "/srv/one,two", null],
    ["one with quotes", '/srv/"one"', null],
    ["one whose name ends in a blank", "/srv/one ", null],
  ])("has its socket in %s, or none", (_name, home, expected) => {
    expect(socketFolderOf({ home })).toBe(expected);
  });
});
