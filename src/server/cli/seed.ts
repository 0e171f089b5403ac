import { Command } from "commander";
import { readConfig } from "../config";
import { joinCluster } from "../db/embedded/cluster";
import { seed } from "../seed";
import { sentenceOf } from "../sentences";
import { openStorage } from "../storage";

new Command("seed")
  .description(
    "Make the demo accounts and the MAP tests in the database of DATABASE_URL, or of DATA_DIR. " +
      "Changes nothing where there are accounts already.",
  )
  .parse();

try {
  const storage = await openStorage(readConfig(process.env), console.error, () => undefined, joinCluster);
  try {
    const seeded = await seed(storage.db, Date.now());
    console.log(seeded ? "The accounts and the MAP tests are there." : "There are accounts already; nothing changed.");
  } finally {
    await storage.close();
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
