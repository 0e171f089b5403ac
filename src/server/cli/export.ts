import { Command, Option } from "commander";
import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { exportFormatNames, type ExportFormat } from "../../contract/exporting/export-formats";
import type { Language } from "../../contract/item/content";
import type { ExportedQuestion } from "../../items/export/questions";
import { exportReport } from "../../items/export/report";
import { readConfig } from "../configuration/config";
import { joinCluster } from "../db/embedded/cluster";
import type { Database } from "../db/open";
import { cliErrorMessage } from "../process/cli-errors";
import { notifyTerminal, printAnswer } from "../process/terminal";
import { openStorage } from "../start/storage";
import { CallRefusal } from "../support/refusal";
import { writeAudit } from "../use-cases/audit";
import { exportedFile } from "../use-cases/exporting/export-test";
import { loadExportedTest, readStoredFile } from "../use-cases/exporting/exported-test";

interface Wanted {
  readonly format: ExportFormat;
  readonly language?: Language;
}

const complain = (sentence: string): void => {
  process.exitCode = 1;
  notifyTerminal(sentence);
};

const shown = ({ n, title, outcome, reasons }: ExportedQuestion): string => {
  const said = reasons.map(({ sentence }) => sentence.en);
  return [`  ${n}. ${title}:`, ...(outcome === "leftOut" ? ["left out."] : []), ...said].join(" ");
};

async function run(
  db: Database,
  menuId: string,
  file: string | undefined,
  { format, language }: Wanted,
): Promise<void> {
  const loaded = await loadExportedTest(db, menuId, language);
  const { test, questions } = await exportReport(loaded.test, format, readStoredFile(db));
  for (const { sentence } of test) printAnswer(`  ${sentence.en}`);
  for (const question of questions) if (question.outcome !== "exact") printAnswer(shown(question));
  const { name, stream } = exportedFile({ db }, loaded, format);
  const target = file ?? name;
  if ((await stat(target).catch(() => null)) !== null)
    return complain(`${target} is there already; name another file.`);
  const part = `${target}.part`;
  try {
    await pipeline(stream, createWriteStream(part, { mode: 0o600 }));
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  const facts = { test: menuId, format };
  await writeAudit({ db, clock: Date.now }, { kind: "testExported", account: "", address: "", facts });
  const leftOut = questions.filter(({ outcome }) => outcome === "leftOut").length;
  const changed = questions.filter(({ outcome }) => outcome === "changed").length;
  printAnswer(
    `${target}: ${questions.length - leftOut} questions, ${changed} of them changed; ${leftOut} left out. ` +
      "It holds the keys.",
  );
}

const command = new Command("export")
  .description("Write a test with its keys into one file. Works beside a running server.")
  .argument("<menu-id>", "the test's id, as in its address")
  .argument("[file]", "where to; left out: the title of the test here")
  .addOption(
    new Option("--format <format>", "qti3: a QTI 3.0 package; moodle: Moodle XML; csv: a table")
      .choices(exportFormatNames)
      .makeOptionMandatory(),
  )
  .addOption(new Option("--language <language>", "the language that is written").choices(["zh", "en"]))
  .addHelpText("after", "\nThe database is the server's: DATA_DIR (default .data), or DATABASE_URL.");

try {
  command.parse();
  const [menuId = "", file] = command.args;
  const storage = await openStorage(readConfig(process.env), notifyTerminal, () => undefined, joinCluster);
  try {
    await run(storage.db, menuId, file, command.opts<Wanted>());
  } catch (error) {
    complain(error instanceof CallRefusal ? `There is no test ${menuId}.` : cliErrorMessage(error));
  } finally {
    await storage.close();
  }
} catch (error) {
  complain(cliErrorMessage(error));
}
