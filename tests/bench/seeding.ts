import { setTimeout as pause } from "node:timers/promises";
import { buildWebIfNeeded } from "../../src/server/build-web";
import { joinCluster } from "../../src/server/db/embedded/cluster";
import { openDatabase } from "../../src/server/db/open";
import { missingTests } from "../../src/server/shipped/install";
import { shippedTests } from "../../src/server/shipped/shipped-tests";
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

/** A first start on an empty data folder, from the launch of the server until every test of the product is there. */
export async function measureSeeding(): Promise<Figure[]> {
  await buildWebIfNeeded(tell);
  return withSite(
    async (site) => {
      const readySeconds = (Date.now() - site.launched) / 1_000;
      await untilAllTests(site);
      const allSeconds = (Date.now() - site.launched) / 1_000;
      const processor = processorTime(site.pid);
      return [
        { measure: "first start: calls are answered and the first test is there", value: readySeconds, unit: "s" },
        { measure: "first start: every test is there", value: allSeconds, unit: "s", bar: { atMost: 10 } },
        ...(processor === null
          ? []
          : [{ measure: "first start: processor time until then, database included", value: processor, unit: "s" }]),
      ];
    },
    [],
    { NEW_TESTS: "install" },
  );
}
