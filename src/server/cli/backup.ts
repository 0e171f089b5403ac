import { Command } from "commander";
import { takeBackup } from "../backup/take-backup";
import { readConfig } from "../configuration/config";
import { createFileStore } from "../configuration/create-file-store";
import { joinCluster } from "../db/embedded/cluster";
import { cliErrorMessage } from "../process/cli-errors";
import { printAnswer, notifyTerminal } from "../process/terminal";
import { openDatabaseUrl } from "../start/storage";
import { inMegabytes, partsBar } from "./parts-bar";

const dated = (now: Date): string =>
  `invigil-${now.toISOString().slice(0, 16).replaceAll(/[-:]/g, "").replace("T", "-")}.zip`;

const command = new Command("backup")
  .description("Write all that is kept, the database and the files, into one archive.")
  .argument("[file]", "where to; left out: invigil-DATE-TIME.zip here (UTC)")
  .addHelpText(
    "after",
    "\nThe database is the server's: DATA_DIR (default .data), or DATABASE_URL. It may be running. The archive holds " +
      "answers, password hashes and secrets: keep it as the database itself.",
  )
  .parse();

const bar = partsBar("Backing up");
try {
  const now = new Date();
  const file = command.args[0] ?? dated(now);
  const config = readConfig(process.env);
  const database = await openDatabaseUrl(config, notifyTerminal, joinCluster);
  try {
    const begun = performance.now();
    const { manifest, bytes } = await takeBackup(
      { url: database.url, files: createFileStore(config), file, now },
      bar.progress,
    );
    bar.stop();
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    printAnswer(
      `${file}: ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files, ` +
        `${inMegabytes(bytes)}, in ${((performance.now() - begun) / 1000).toFixed(1)} s.`,
    );
    if (manifest.missing.length > 0)
      printAnswer(
        `The database names ${manifest.missing.length} files that are not there: ${manifest.missing.join(", ")}`,
      );
  } finally {
    await database.stop();
  }
} catch (error) {
  bar.stop();
  process.exitCode = 1;
  notifyTerminal(cliErrorMessage(error));
}
