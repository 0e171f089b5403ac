import { Presets, SingleBar } from "cli-progress";
import { Command, InvalidArgumentError, Option } from "commander";
import { readFile, writeFile } from "node:fs/promises";
import type { CalibratedModel } from "../../psychometrics/calibration/marginal-maximum-likelihood";
import { createCatalogue } from "../attempts/catalogue";
import { isRapid } from "../attempts/rapid-answer";
import { readConfig } from "../configuration/config";
import { joinCluster } from "../db/embedded/cluster";
import type { Database } from "../db/open";
import { inTransaction } from "../db/transaction";
import { cliErrorMessage } from "../process/cli-errors";
import { printAnswer, notifyTerminal } from "../process/terminal";
import { openStorage } from "../start/storage";
import { adaptiveTests, calibrateTest, type CalibratedTest } from "../use-cases/calibration/calibrate-test";
import { publishVersion } from "../use-cases/calibration/publish-version";
import { linkMethods, type LinkMethod } from "../use-cases/calibration/report";
import { byGrade, groupsFrom } from "./calibration-groups";
import { itemTable, summaryLines } from "./calibration-lines";
import { calibrationPage } from "./calibration-page";

interface Options {
  readonly test?: string;
  readonly model: CalibratedModel;
  readonly minResponses: number;
  readonly link: LinkMethod;
  readonly groups?: string;
  readonly draft: boolean;
  readonly all: boolean;
  readonly json: boolean;
  readonly html?: string;
  readonly publish?: readonly [menuId: string, version: number];
}

const atLeastTwenty = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 20 || value > 1_000_000)
    throw new InvalidArgumentError("a whole number from 20 is needed");
  return value;
};

const versionName = (text: string): readonly [string, number] => {
  const [, menuId, version] = /^(.+)@([1-9]\d*)$/.exec(text) ?? [];
  if (menuId === undefined) throw new InvalidArgumentError("a test and its version are needed, as in map-math@2");
  return [menuId, Number(version)];
};

function progressBar() {
  if (!process.stderr.isTTY) return null;
  const format = "{what} {bar} {percentage} %";
  return new SingleBar({ format, clearOnComplete: true, stream: process.stderr }, Presets.shades_classic);
}

/**
 * Calibrates one test with a progress bar: reading is the first tenth, then the largest change compared with the
 * tolerance.
 */
async function calibrateOne(db: Database, menuId: string, options: Options): Promise<CalibratedTest> {
  const bar = progressBar();
  bar?.start(100, 0, { what: menuId });
  let first = 0;
  const onRound = (_: number, change: number) => {
    first ||= Math.log10(change);
    bar?.update(Math.max(10, Math.min(99, 10 + (89 * (first - Math.log10(change))) / (first + 4))));
  };
  try {
    return await calibrateTest({ db, catalogue: createCatalogue(), now: Date.now() }, menuId, {
      model: options.model,
      minResponses: options.minResponses,
      link: options.link,
      isRapid,
      groupOf: options.groups === undefined ? byGrade : groupsFrom(await readFile(options.groups, "utf8")),
      writesDraft: options.draft,
      onRead: (read, total) => bar?.update((10 * read) / Math.max(1, total)),
      onRound,
    });
  } finally {
    bar?.stop();
  }
}

async function run(db: Database, options: Options): Promise<void> {
  if (options.publish !== undefined) {
    const [menuId, version] = options.publish;
    const isNew = await inTransaction(db, (tx) => publishVersion(tx, menuId, version));
    printAnswer(
      isNew
        ? `Version ${version} of ${menuId} is published: new sittings begin with it, those under way stay with theirs.`
        : `Version ${version} of ${menuId} is published already; nothing changed.`,
    );
    return;
  }
  const reports: CalibratedTest[] = [];
  for (const menuId of options.test === undefined ? await adaptiveTests(db) : [options.test])
    reports.push(await calibrateOne(db, menuId, options));
  if (options.json) printAnswer(JSON.stringify(reports, null, 2));
  else if (reports.length === 0) printAnswer("No adaptive test is published.");
  else
    for (const report of reports)
      printAnswer([...summaryLines(report), "", itemTable(report.items, options.all), ""].join("\n"));
  if (options.html !== undefined) await writeFile(options.html, calibrationPage(reports));
}

const command = new Command("calibrate")
  .description(
    "Estimates the items of adaptive tests from the answers in the database, and writes a draft of each test's next " +
      "version. Works beside a running server; nothing changes under a sitting that has begun.",
  )
  .option("--test <menu_id>", "this test only; it may be a fixed one")
  .addOption(new Option("--model <model>", "what is estimated").choices(["1PL", "2PL", "3PL"]).default("1PL"))
  .option("--min-responses <number>", "items with fewer answers keep their values", atLeastTwenty, 200)
  .addOption(
    new Option("--link <method>", "how the scale is joined to the present values")
      .choices(linkMethods)
      .default("mean/mean"),
  )
  .option("--groups <file>", "differences between the groups of this file (username,group a line), not between grades")
  .option("--no-draft", "only report")
  .option("--all", "a line for every item, not only for those that stand out", false)
  .option("--json", "print JSON instead of tables", false)
  .option("--html <file>", "write a page as well")
  .option("--publish <menu_id@version>", "publish a draft, and do nothing else", versionName)
  .addHelpText("after", "\nThe database is the server's: DATA_DIR (default .data), or DATABASE_URL.");

try {
  const options = command.parse().opts<Options>();
  const storage = await openStorage(readConfig(process.env), notifyTerminal, () => undefined, joinCluster);
  try {
    await run(storage.db, options);
  } finally {
    await storage.close();
  }
} catch (error) {
  notifyTerminal(cliErrorMessage(error));
  process.exitCode = 1;
}
