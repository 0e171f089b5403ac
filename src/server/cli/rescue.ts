import { Command } from "commander";
import { readFile } from "node:fs/promises";
import { readConfig } from "../configuration/config";
import { joinCluster } from "../db/embedded/cluster";
import { historyDependencies } from "../history/dependencies";
import { cliErrorMessage } from "../process/cli-errors";
import { printAnswer, notifyTerminal } from "../process/terminal";
import { openStorage } from "../start/storage";
import { writeAudit } from "../use-cases/audit";
import { RescueFault } from "../use-cases/rescue-fault";
import { openRescueCopy } from "../use-cases/rescue-key";
import { rescueAnswers } from "../use-cases/sitting/rescue-answers";
import { rescueLines } from "./rescue-lines";

/** The longest copy in bytes; a copy of the longest possible sitting is far smaller. */
const longestCopy = 20_000_000;

async function read(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) throw new RescueFault("There is no such file, or it cannot be read.");
  return bytes.subarray(0, longestCopy).toString("utf8");
}

async function run(files: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const storage = await openStorage(config, notifyTerminal, () => undefined, joinCluster);
  const deps = historyDependencies(storage.db, config);
  try {
    for (const file of files) {
      try {
        const copy = await openRescueCopy(deps, await read(file));
        const rescued = await rescueAnswers(deps, copy);
        const held = rescued.answers.filter(({ outcome }) => outcome === "held").length;
        const facts = { whose: rescued.person, sitting: copy.attempt_id, items: String(held) };
        await writeAudit(deps, { kind: "answersRescued", account: "", address: "", facts });
        for (const line of rescueLines(copy, rescued)) printAnswer(line);
      } catch (error) {
        process.exitCode = 1;
        notifyTerminal(`${file}: ${cliErrorMessage(error)}`);
      }
    }
  } finally {
    await storage.close();
  }
}

const command = new Command("rescue")
  .description(
    "Take in copies of answers that students saved because the server was not there when their time was over. What " +
      "the server lacks is kept beside the result as late, for a person to judge; it never changes a score.",
  )
  .argument("<files...>", "what the students saved")
  .addHelpText(
    "after",
    "\nThe database is the server's: DATA_DIR (default .data), or DATABASE_URL. Works beside a running server, and " +
      "again with the same file: each answer is taken once.",
  )
  .parse();

try {
  await run(command.args);
} catch (error) {
  process.exitCode = 1;
  notifyTerminal(cliErrorMessage(error));
}
