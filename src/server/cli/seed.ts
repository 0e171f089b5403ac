import { Command } from "commander";
import { readConfig } from "../config";
import { joinCluster } from "../db/embedded/cluster";
import { seed } from "../seed";
import { sentenceOf } from "../sentences";
import { installMissing } from "../shipped/install";
import { shippedTests } from "../shipped/shipped-tests";
import { openStorage } from "../storage";

new Command("seed")
  .description(
    "Make the demo accounts, where there are no accounts, and the tests that come with the program, in the database " +
      "of DATABASE_URL, or of DATA_DIR.",
  )
  .parse();

try {
  const storage = await openStorage(readConfig(process.env), console.error, () => undefined, joinCluster);
  try {
    const seeded = await seed(storage.db, Date.now());
    await installMissing(storage.db, shippedTests, Date.now());
    console.log(
      seeded
        ? "The accounts and all tests are there."
        : "There are accounts already, which stay as they are; all tests are there in their newest edition.",
    );
  } finally {
    await storage.close();
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
