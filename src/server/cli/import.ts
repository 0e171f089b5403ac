import { Command, InvalidArgumentError, Option } from "commander";
import path from "node:path";
import type { Language } from "../../contract/item/content";
import { ImportFault } from "../../items/import/faults";
import type { ImportOptions, PackageReading, ReadingProgress } from "../../items/import/qti/package";
import { readPackageApart } from "../../items/import/read-apart";
import { importReportLines } from "../../items/import/report-lines";
import { readConfig } from "../configuration/config";
import { joinCluster } from "../db/embedded/cluster";
import type { Database } from "../db/open";
import { cliErrorMessage } from "../process/cli-errors";
import { printAnswer, notifyTerminal } from "../process/terminal";
import { openStorage } from "../start/storage";
import { writeAudit } from "../use-cases/audit";
import { importPackage, type ImportWishes } from "../use-cases/import-package";
import { partsBar } from "./parts-bar";

const complain = (sentence: string): void => {
  process.exitCode = 1;
  notifyTerminal(sentence);
};

/** The options of the command line for all packages. */
interface Wanted {
  readonly title?: string;
  readonly subject?: string;
  readonly description?: string;
  readonly language?: Language;
  /** 0: no limit. */
  readonly minutes?: number;
  /** 0: no limit. */
  readonly attempts?: number;
}

const optionsOf = ({ title, subject, language }: Wanted): ImportOptions => ({
  ...(title === undefined ? {} : { title }),
  ...(subject === undefined ? {} : { subject }),
  ...(language === undefined ? {} : { language }),
});

const wishesOf = ({ description, minutes, attempts }: Wanted): ImportWishes => ({
  ...(description === undefined ? {} : { description }),
  ...(minutes === undefined ? {} : { timeLimitMs: minutes === 0 ? null : minutes * 60_000 }),
  ...(attempts === undefined ? {} : { attempts: attempts === 0 ? null : attempts }),
});

async function read(file: string, wanted: Wanted): Promise<PackageReading | null> {
  const bar = partsBar("Reading");
  const progress: ReadingProgress = (done, of) => bar.progress(done, of, path.basename(file));
  try {
    return await readPackageApart(path.resolve(file), optionsOf(wanted), progress).finally(bar.stop);
  } catch (error) {
    complain(`${file}: ${error instanceof ImportFault ? error.sentence("en") : cliErrorMessage(error)}`);
    return null;
  }
}

const timesOf = (attempts = 1): string => {
  if (attempts === 0) return "as often as they like";
  return attempts === 1 ? "once" : `${attempts} times`;
};

async function importOne(db: Database, file: string, reading: PackageReading, wanted: Wanted): Promise<void> {
  for (const line of importReportLines(reading, "en")) printAnswer(line);
  const imported = await importPackage(db, reading, Date.now(), wishesOf(wanted));
  if (imported.outcome === "nothing") printAnswer(`${file}: nothing in it can be read, so no test was made.`);
  else if (imported.outcome === "known")
    printAnswer(`${file}: already imported as ${imported.menuId}, nothing changed.`);
  else if (imported.outcome === "limitChanged")
    printAnswer(
      `${file}: already imported as ${imported.menuId}; from now on one person may sit it ${timesOf(wanted.attempts)}.`,
    );
  else {
    const facts = { test: imported.menuId, items: String(imported.items) };
    await writeAudit({ db, clock: Date.now }, { kind: "testImported", account: "", address: "", facts });
    printAnswer(`${file}: imported as ${imported.menuId} with ${imported.items} items.`);
  }
}

async function run(files: readonly string[], wanted: Wanted): Promise<void> {
  if (files.length > 1 && (wanted.title ?? wanted.description) !== undefined)
    return complain("A title or a description is of one package: import these one by one.");
  const readings: [string, PackageReading][] = [];
  for (const file of files) {
    const reading = await read(file, wanted);
    if (reading !== null) readings.push([file, reading]);
  }
  if (readings.length === 0) return;
  const storage = await openStorage(readConfig(process.env), notifyTerminal, () => undefined, joinCluster);
  try {
    for (const [file, reading] of readings) {
      try {
        await importOne(storage.db, file, reading, wanted);
      } catch (error) {
        complain(`${file}: ${cliErrorMessage(error)}`);
      }
    }
  } finally {
    await storage.close();
  }
}

const text =
  (most: number) =>
  (value: string): string => {
    const words = value.trim();
    if (words === "" || words.length > most) throw new InvalidArgumentError(`1 to ${most} characters.`);
    return words;
  };

const whole =
  (least: number, most: number) =>
  (value: string): number => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most)
      throw new InvalidArgumentError(`A whole number from ${least} to ${most}.`);
    return number;
  };

const command = new Command("import")
  .description(
    "Make a test of each QTI 2.1 package. Works beside a running server. A package comes in whole or not at all.",
  )
  .argument("<files...>", "packages (.zip)")
  .option("--title <text>", "what the test is called (default: the package's own title, made readable)", text(120))
  .option("--subject <name>", "what it is filed under (default: general)", text(60))
  .option("--description <text>", "what it measures, in one line", text(300))
  .addOption(new Option("--language <language>", "the language of its text (default: found out)").choices(["zh", "en"]))
  .option("--minutes <n>", "its time limit; 0: none (default: the package's own, or 1.5 min a question)", whole(0, 600))
  .option(
    "--attempts <n>",
    "how often one person may sit it; 0: as often as they like (default: once); changes a test that is there already",
    whole(0, 100),
  )
  .addHelpText(
    "after",
    "\nThe database is the server's: DATA_DIR (default .data), or DATABASE_URL.\nExit status 1 if a file was " +
      "refused as a whole (broken, hostile or too large).",
  );

try {
  command.parse();
  await run(command.args, command.opts<Wanted>());
} catch (error) {
  complain(cliErrorMessage(error));
}
