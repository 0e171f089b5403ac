import { Command } from "commander";
import { readConfig } from "../config";
import { joinCluster } from "../db/embedded/cluster";
import { historyDependencies } from "../history/dependencies";
import { installHistory } from "../history/install-history";
import { newSecret } from "../identifiers";
import { seed } from "../seed";
import { sentenceOf } from "../sentences";
import { installMissing } from "../shipped/install";
import { itemSalt } from "../shipped/item-salt";
import { shippedTests } from "../shipped/shipped-tests";
import { openStorage } from "../storage";
import { answer, tell } from "../terminal";

const { history } = new Command("seed")
  .description(
    "Make the tests that come with the program in the database of DATABASE_URL, or of DATA_DIR; there also the demo " +
      "accounts, where there are none.",
  )
  .option("--history", "give the demo student six months of past sittings as well, once")
  .parse()
  .opts<{ readonly history?: boolean }>();

try {
  const config = readConfig(process.env);
  const storage = await openStorage(config, tell, () => undefined, joinCluster);
  try {
    const salt = await itemSalt({ db: storage.db, secret: newSecret });
    const seeded = storage.embedded && (await seed(storage.db, Date.now(), salt));
    await installMissing(storage.db, shippedTests, Date.now(), salt);
    answer(
      seeded
        ? "The accounts and all tests are there."
        : "All tests are there in their newest edition; accounts were left as they are.",
    );
    if (history === true) {
      const made = await installHistory(historyDependencies(storage.db, config), { onlyFresh: false });
      answer(
        made === 0
          ? "No sitting was added: the demo student has them all, or no longer exists."
          : `The demo student has ${made} more past sittings.`,
      );
    }
  } finally {
    await storage.close();
  }
} catch (error) {
  tell(sentenceOf(error));
  process.exitCode = 1;
}
