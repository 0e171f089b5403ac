import { Command } from "commander";
import { readConfig } from "../configuration/config";
import { joinCluster } from "../db/embedded/cluster";
import { historyDependencies } from "../history/dependencies";
import { installHistory } from "../history/install-history";
import { cliErrorMessage } from "../process/cli-errors";
import { printAnswer, notifyTerminal } from "../process/terminal";
import { installMissing, missingTests } from "../shipped/install";
import { itemSalt } from "../shipped/item-salt";
import { shippedTests } from "../shipped/shipped-tests";
import { seed } from "../start/seed";
import { openStorage } from "../start/storage";
import { newSecret } from "../support/identifiers";

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
  const storage = await openStorage(config, notifyTerminal, () => undefined, joinCluster);
  try {
    const salt = await itemSalt({ db: storage.db, secret: newSecret });
    const seeded = storage.embedded && (await seed(storage.db, Date.now(), salt));
    const published = await installMissing(storage.db, shippedTests, Date.now(), salt);
    const lacking = await missingTests(storage.db, shippedTests);
    if (lacking.length > 0) {
      const names = lacking.map(({ menuId }) => menuId).join(", ");
      throw new Error(`These tests could not be made: ${names}.`);
    }
    const news = published === 0 ? "" : ` (${published} ${published === 1 ? "is" : "are"} new)`;
    const accounts = seeded ? "the accounts for trying it out were made" : "accounts were left as they are";
    printAnswer(`All ${shippedTests.length} tests are there in their newest edition${news}; ${accounts}.`);
    if (history === true) {
      const made = await installHistory(historyDependencies(storage.db, config), { onlyFresh: false });
      printAnswer(
        made === 0
          ? "No sitting was added: the demo student has them all, or no longer exists."
          : `The demo student has ${made} more past sittings.`,
      );
    }
  } finally {
    await storage.close();
  }
} catch (error) {
  notifyTerminal(cliErrorMessage(error));
  process.exitCode = 1;
}
