import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shippedTests } from "../../src/server/shipped/shipped-tests";
import { emptyDatabase } from "../support/database";
import { wordsOfCommand } from "../support/programs";
import { startServer } from "../support/server-process";

const patience = 240_000;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "invigil-empty-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The last output of `npm run seed`, and its exit status. */
async function seed(url: string): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, wordsOfCommand("seed"), {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += String(chunk)));
  const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { status, output };
}

async function rowsOf<Row extends pg.QueryResultRow>(url: string, words: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(words)).rows;
  } finally {
    await client.end();
  }
}

const publishedIn = async (url: string) =>
  (await rowsOf<{ name: string }>(url, "select menu_id || '@' || version as name from tests where published"))
    .map(({ name }) => name)
    .toSorted();
const all = shippedTests.map(({ menuId }) => `${menuId}@1`).toSorted();

describe("F72: a new, empty database named by DATABASE_URL", () => {
  it(
    "F72: two simultaneous seeds make every test once and no accounts; a third makes nothing",
    async () => {
      const url = await emptyDatabase();
      const [one, other] = await Promise.all([seed(url), seed(url)]);
      expect([one.status, other.status]).toEqual([0, 0]);
      for (const { output } of [one, other])
        expect(output).toMatch(/All 12 tests are there in their newest edition.*; accounts were left as they are\.\n$/);
      expect(await publishedIn(url)).toEqual(all);
      expect(await seed(url)).toEqual({
        status: 0,
        output: "All 12 tests are there in their newest edition; accounts were left as they are.\n",
      });
      expect(await rowsOf(url, "select 1 from users")).toEqual([]);
    },
    patience,
  );

  it(
    "F72: two servers starting simultaneously make every test once, while they answer",
    async () => {
      const url = await emptyDatabase();
      const env = { DATABASE_URL: url, NEW_TESTS: "install" };
      const servers = await Promise.all([startServer(folder, env), startServer(folder, env)]);
      await expect.poll(() => publishedIn(url), { timeout: patience / 2, interval: 500 }).toEqual(all);
      expect(await rowsOf(url, "select 1 from users")).toEqual([]);
      for (const server of servers) expect(await server.end("SIGTERM")).toBe(0);
      expect(await publishedIn(url)).toEqual(all);
    },
    patience,
  );
});
