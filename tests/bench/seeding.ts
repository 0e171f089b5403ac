import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { joinCluster } from "../../src/server/db/embedded/cluster";
import { openDatabase } from "../../src/server/db/open";
import { missingTests } from "../../src/server/shipped/install";
import { shippedTests } from "../../src/server/shipped/shipped-tests";
import { buildWebIfNeeded } from "../../src/server/start/build-web";
import { wordsOfCommand } from "../support/programs";
import type { Figure } from "./figure";
import { processorTime } from "./processor-time";
import { withSite, type Site } from "./site";

const lookEveryMs = 50;
const longestMs = 240_000;

const tell = (sentence: string | Error): void => console.error(sentence);

/** Resolves once every test that comes with the program is published. */
async function untilAllTests({ dataDir }: Site): Promise<void> {
  const cluster = await joinCluster(dataDir, tell);
  const { db, close } = openDatabase(cluster.url, tell, { size: 1 });
  try {
    const latest = Date.now() + longestMs;
    while ((await missingTests(db, shippedTests)).length > 0) {
      if (Date.now() > latest) throw new Error("Some tests were not there in time.");
      await pause(lookEveryMs);
    }
  } finally {
    await close();
    await cluster.stop();
  }
}

/** Duration of `npm run seed` on an empty data folder, including the creation of the database, in seconds. */
async function seedingSeconds(): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "invigil-bench-"));
  try {
    const launched = Date.now();
    const child = spawn(process.execPath, wordsOfCommand("seed"), {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const status = await new Promise((resolve) => child.once("close", resolve));
    if (status !== 0) throw new Error(`Seeding ended with ${String(status)}.`);
    return (Date.now() - launched) / 1_000;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A first start on an empty data folder, from the launch of the server until all shipped tests exist. */
async function measureFirstStart(): Promise<Figure[]> {
  await buildWebIfNeeded(tell);
  return withSite(
    async (site) => {
      const readySeconds = (Date.now() - site.launched) / 1_000;
      await untilAllTests(site);
      const allSeconds = (Date.now() - site.launched) / 1_000;
      const processor = processorTime(site.pid);
      return [
        { measure: "first start: calls are answered and the first test is there", value: readySeconds, unit: "s" },
        { measure: "first start: every test is there", value: allSeconds, unit: "s" },
        ...(processor === null
          ? []
          : [{ measure: "first start: processor time until then, database included", value: processor, unit: "s" }]),
      ];
    },
    [],
    { NEW_TESTS: "install" },
  );
}

/** The time until a new installation has all tests: by the command, and while a server already answers. */
export const measureSeeding = async (): Promise<Figure[]> => [
  { measure: "npm run seed on an empty folder", value: await seedingSeconds(), unit: "s", bar: { atMost: 10 } },
  ...(await measureFirstStart()),
];
