import { Command } from "commander";
import { openBackup } from "../backup/open-backup";
import { restoreBackup } from "../backup/restore-backup";
import { readConfig } from "../configuration/config";
import { createFileStore } from "../configuration/create-file-store";
import { openCluster } from "../db/embedded/cluster";
import { migrateDatabase } from "../db/migrate";
import { cliErrorMessage } from "../process/cli-errors";
import { printAnswer, notifyTerminal } from "../process/terminal";
import { openDatabaseUrl, whereAllMayChange } from "../start/storage";
import { partsBar } from "./parts-bar";

const command = new Command("restore")
  .description("Put what `npm run backup` wrote in the place of what the database holds, all of it or nothing.")
  .argument("<file>", "the archive")
  .option("--replace", "even where the database has accounts already: what it holds is lost")
  .option("--check", "only read the archive and say whether it is whole and this program can restore it")
  .addHelpText(
    "after",
    "\nThe database is the server's: DATA_DIR (default .data), or DATABASE_URL; the server must not run. Answers " +
      "that are newer than the backup and still lie on students' devices come by themselves once it runs again.",
  )
  .parse();
const { replace = false, check = false } = command.opts<{ replace?: boolean; check?: boolean }>();
const [file = ""] = command.args;

const bar = partsBar(check ? "Reading" : "Restoring");
try {
  const backup = await openBackup(file);
  try {
    const { madeAt, tables, files } = backup.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const contents = `${rows} rows of ${tables.length} tables and ${files.length} files`;
    if (check) {
      await backup.check(bar.progress);
      bar.stop();
      printAnswer(`${file} is whole: ${contents}, made ${madeAt}.`);
    } else {
      const config = readConfig(process.env);
      const database = await openDatabaseUrl(config, notifyTerminal, openCluster);
      try {
        const { url } = database;
        await whereAllMayChange(database, async () => {
          await restoreBackup({ url, files: createFileStore(config), replace }, backup, bar.progress);
          await migrateDatabase(url);
        });
        bar.stop();
        printAnswer(`Restored ${contents}, as they were ${madeAt}.`);
      } finally {
        await database.stop();
      }
    }
  } finally {
    backup.close();
  }
} catch (error) {
  bar.stop();
  process.exitCode = 1;
  notifyTerminal(cliErrorMessage(error));
}
