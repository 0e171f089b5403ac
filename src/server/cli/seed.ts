import { Command } from "commander";
import { readConfig } from "../config";
import { joinCluster } from "../db/embedded/cluster";
import { historyDependencies } from "../history/dependencies";
import { installHistory } from "../history/install-history";
import { seed } from "../seed";
import { sentenceOf } from "../sentences";
import { installMissing } from "../shipped/install";
import { shippedTests } from "../shipped/shipped-tests";
import { openStorage } from "../storage";

const { history } = new Command("seed")
  .description(
    "Make the demo accounts, where there are no accounts, and the tests that come with the program, in the database " +
      "of DATABASE_URL, or of DATA_DIR.",
  )
  .option("--history", "give the demo student six months of past sittings as well, once")
  .parse()
  .opts<{ readonly history?: boolean }>();

try {
  const config = readConfig(process.env);
  const storage = await openStorage(config, console.error, () => undefined, joinCluster);
  try {
    const seeded = await seed(storage.db, Date.now());
    await installMissing(storage.db, shippedTests, Date.now());
    console.log(
      seeded
        ? "The accounts and all tests are there."
        : "There are accounts already, which stay as they are; all tests are there in their newest edition.",
    );
    if (history === true) {
      const made = await installHistory(historyDependencies(storage.db, config), { onlyFresh: false });
      console.log(
        made === 0
          ? "No sitting was added: the demo student has them all, or is there no more."
          : `The demo student has ${made} more past sittings.`,
      );
    }
  } finally {
    await storage.close();
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
