import { Command } from "commander";
import { readConfig } from "../configuration/config";
import { joinCluster } from "../db/embedded/cluster";
import type { Database } from "../db/open";
import { printAnswer, notifyTerminal } from "../process/terminal";
import { openStorage } from "../start/storage";
import { accommodate, accommodationRecord } from "../use-cases/accommodate";
import { recordLines, termsFrom, untilOf, accommodationWords, type AccommodationOptions } from "./accommodation-words";
import { runCommand } from "./run-command";
import { systemUserName } from "./system-user-name";

interface Options extends AccommodationOptions {
  readonly user: string;
  readonly remove?: boolean;
  readonly show?: boolean;
  readonly until?: string;
  readonly by?: string;
  readonly note?: string;
}

const unknown = (username: string) => new Error(`Nobody is called "${username}" here.`);

async function show(db: Database, username: string, now: number): Promise<void> {
  const rows = await accommodationRecord(db, username);
  if (rows === null) throw unknown(username);
  printAnswer(recordLines(username, rows, now));
}

async function run({ user, remove, show: wantsShow, until, by, note = "", ...options }: Options): Promise<void> {
  const now = Date.now();
  const terms = termsFrom(options);
  if (remove === true && terms !== null) throw new Error("--remove takes everything back: name nothing beside it.");
  if (remove === true && until !== undefined) throw new Error("--remove counts at once: it takes no --until.");
  if (wantsShow === true && (remove === true || terms !== null))
    throw new Error("--show changes nothing: name it alone.");
  const changes = remove === true || terms !== null;
  if (!changes && until !== undefined) throw new Error("--until needs to be told what is given until then.");
  const given = {
    username: user,
    terms,
    givenBy: by ?? systemUserName(),
    note,
    until: until === undefined ? null : untilOf(until, now),
  };
  const storage = await openStorage(readConfig(process.env), notifyTerminal, () => undefined, joinCluster);
  try {
    if (!changes) return await show(storage.db, user, now);
    const row = await accommodate(storage.db, given, now);
    if (row === null) throw unknown(user);
    const words = accommodationWords(row.terms);
    printAnswer(`${user} has from now on: ${words}. Sittings under way keep what they began with.`);
  } finally {
    await storage.close();
  }
}

const command = new Command("accommodate")
  .description(
    "Give one student more time, other breaks or reading aids, in every test. Each call replaces what was given " +
      "before; without anything to give it shows the student's record. Works beside a running server.",
  )
  .requiredOption("--user <name>", "the student, by the name to sign in with")
  .option("--time <factor>", "1.25, 1.5 or 2 times as long, or untimed: no limit at all")
  .option("--breaks <factor>", "breaks 1.25, 1.5 or 2 times as long")
  .option("--extra-breaks", "a break after each section of tests that have breaks")
  .option("--speech", "questions are read aloud, except where a test withholds it")
  .option("--text <percent>", "text at 125, 150 or 200 %")
  .option("--colours <name>", "black-on-cream, blue-on-light, yellow-on-black or high-contrast")
  .option("--until <day>", "the last day on which it counts, such as 2027-07-31 (UTC)")
  .option("--by <name>", "who gives it (default: who runs this)")
  .option("--note <text>", "why, for the record")
  .option("--show", "show the record")
  .option("--remove", "take everything back")
  .addHelpText("after", "\nThe database is the server's: DATA_DIR (default .data), or DATABASE_URL.");

await runCommand(() => run(command.parse().opts<Options>()));
