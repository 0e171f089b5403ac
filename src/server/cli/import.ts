import { Command, InvalidArgumentError, Option } from "commander";
import path from "node:path";
import type { Language } from "../../contract/item/content";
import { ImportFault } from "../../items/import/faults";
import { readFileApart } from "../../items/import/read-apart";
import type { FileReading, ImportOptions } from "../../items/import/read-file";
import { faultToJson, reportToJson } from "../../items/import/report-json";
import { importReportLines } from "../../items/import/report-lines";
import { readConfig } from "../configuration/config";
import { joinCluster } from "../db/embedded/cluster";
import type { Database } from "../db/open";
import { cliErrorMessage } from "../process/cli-errors";
import { printAnswer, notifyTerminal } from "../process/terminal";
import { openStorage } from "../start/storage";
import { writeAudit } from "../use-cases/audit";
import { importFile, type Imported } from "../use-cases/importing/import-file";
import { timeLimitRemarks, type ImportWishes } from "../use-cases/importing/imported-definition";
import { questionCounter } from "./question-counter";

const complain = (sentence: string): void => {
  process.exitCode = 1;
  notifyTerminal(sentence);
};

/** The options of the command line for all files. */
interface Wanted {
  /** Only read and report; nothing is stored. */
  readonly check?: boolean;
  readonly json?: boolean;
  readonly flatten?: boolean;
  readonly title?: string;
  readonly subject?: string;
  readonly description?: string;
  readonly language?: Language;
  /** 0: no limit. */
  readonly minutes?: number;
  /** 0: no limit. */
  readonly attempts?: number;
}

const optionsOf = ({ title, subject, language, flatten }: Wanted): ImportOptions => ({
  ...(title === undefined ? {} : { title }),
  ...(subject === undefined ? {} : { subject }),
  ...(language === undefined ? {} : { language }),
  ...(flatten === true ? { flatten } : {}),
});

const wishesOf = ({ description, minutes, attempts }: Wanted): ImportWishes => ({
  ...(description === undefined ? {} : { description }),
  ...(minutes === undefined ? {} : { timeLimitMs: minutes === 0 ? null : minutes * 60_000 }),
  ...(attempts === undefined ? {} : { attempts: attempts === 0 ? null : attempts }),
});

type Read =
  | { readonly file: string; readonly reading: FileReading }
  | { readonly file: string; readonly fault: ImportFault };

const read = async (file: string, wanted: Wanted): Promise<Read> => {
  const counter = questionCounter(path.basename(file));
  try {
    const options = { ...optionsOf(wanted), name: path.basename(file) };
    const reading = await readFileApart(path.resolve(file), options, counter.progress).finally(counter.stop);
    return { file, reading: withTimeLimits(reading, wanted) };
  } catch (error) {
    if (error instanceof ImportFault) return { file, fault: error };
    throw error;
  }
};

const isUsable = (one: Read): boolean =>
  "reading" in one && one.reading.tests.some(({ sections }) => sections.length > 0);

/** The reading, with a remark for a time limit that the file does not give. */
const withTimeLimits = (reading: FileReading, { minutes }: Wanted): FileReading => ({
  ...reading,
  tests: reading.tests.map((test) => ({
    ...test,
    changed: [...test.changed, ...(minutes === undefined ? timeLimitRemarks(test) : [])],
  })),
});

const sayRead = (one: Read, wanted: Wanted): void => {
  if (wanted.json === true)
    printAnswer(
      JSON.stringify(
        "fault" in one ? faultToJson(one.file, one.fault, "en") : reportToJson(one.file, one.reading, "en"),
      ),
    );
  else if ("fault" in one) complain(`${one.file}: ${one.fault.sentence("en")}`);
  else for (const line of importReportLines(one.reading, "en")) printAnswer(line);
  if (!isUsable(one)) process.exitCode = 1;
};

const timesOf = (attempts = 1): string => {
  if (attempts === 0) return "as often as they like";
  return attempts === 1 ? "once" : `${attempts} times`;
};

async function sayImported(db: Database, file: string, imported: Imported, wanted: Wanted): Promise<void> {
  const say = wanted.json === true ? notifyTerminal : printAnswer;
  if (imported.outcome === "nothing") return;
  if (imported.outcome === "known") return say(`${file}: already imported as ${imported.menuId}, nothing changed.`);
  if (imported.outcome === "limitChanged")
    return say(
      `${file}: already imported as ${imported.menuId}; from now on one person may sit it ${timesOf(wanted.attempts)}.`,
    );
  const facts = { test: imported.menuId, items: String(imported.items) };
  await writeAudit({ db, clock: Date.now }, { kind: "testImported", account: "", address: "", facts });
  return say(`${file}: imported as ${imported.menuId} with ${imported.items} questions.`);
}

async function importAll(readings: readonly Read[], wanted: Wanted): Promise<void> {
  const storage = await openStorage(readConfig(process.env), notifyTerminal, () => undefined, joinCluster);
  try {
    for (const one of readings) {
      if (!("reading" in one)) continue;
      try {
        const outcomes = await importFile(storage.db, one.reading, Date.now(), wishesOf(wanted));
        for (const imported of outcomes) await sayImported(storage.db, one.file, imported, wanted);
      } catch (error) {
        complain(`${one.file}: ${cliErrorMessage(error)}`);
      }
    }
  } finally {
    await storage.close();
  }
}

async function run(files: readonly string[], wanted: Wanted): Promise<void> {
  if (files.length > 1 && (wanted.title ?? wanted.description) !== undefined)
    return complain("A title or a description is of one file: import these one by one.");
  const usable: Read[] = [];
  for (const file of files) {
    const one = await read(file, wanted);
    sayRead(one, wanted);
    if (isUsable(one)) usable.push(one);
  }
  if (wanted.check !== true && usable.length > 0) await importAll(usable, wanted);
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
    "Make tests of the questions in files of other systems. Works beside a running server. A file comes in whole or " +
      "not at all.",
  )
  .argument("<files...>", "QTI 1.2 to 3.0 and Common Cartridge (.zip, .imscc, .xml), Moodle XML, GIFT, Aiken")
  .option("--check", "read and report only: no database is opened and nothing is kept")
  .option("--json", "print the report of each file as one line of JSON")
  .option("--flatten", "read a test with jumps and conditions as a plain list of questions")
  .option("--title <text>", "what the test is called (default: the file's own title, made readable)", text(120))
  .option("--subject <name>", "what it is filed under (default: general)", text(60))
  .option("--description <text>", "what it measures, in one line", text(300))
  .addOption(new Option("--language <language>", "the language of its text (default: found out)").choices(["zh", "en"]))
  .option("--minutes <n>", "its time limit; 0: none (default: the file's own, or 1.5 min a question)", whole(0, 600))
  .option(
    "--attempts <n>",
    "how often one person may sit it; 0: as often as they like (default: what the file says, else once); changes a " +
      "test that is there already",
    whole(0, 100),
  )
  .addHelpText(
    "after",
    "\nThe database is the server's: DATA_DIR (default .data), or DATABASE_URL.\nExit status 1 if nothing of a " +
      "file could be read.",
  );

try {
  command.parse();
  await run(command.args, command.opts<Wanted>());
} catch (error) {
  complain(cliErrorMessage(error));
}
