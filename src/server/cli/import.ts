import { SingleBar } from "cli-progress";
import { Command } from "commander";
import path from "node:path";
import { ImportFault } from "../../items/import/faults";
import { readPackage, type PackageReading } from "../../items/import/package";
import { importReportLines } from "../../items/import/report-lines";
import { readConfig } from "../config";
import { joinCluster } from "../db/embedded/cluster";
import type { Database } from "../db/open";
import { sentenceOf } from "../sentences";
import { openStorage } from "../storage";
import { importPackage } from "../use-cases/import-package";

const complain = (sentence: string): void => {
  process.exitCode = 1;
  console.error(sentence);
};

async function read(file: string): Promise<PackageReading | null> {
  try {
    return await readPackage(path.resolve(file));
  } catch (error) {
    complain(`${file}: ${error instanceof ImportFault ? error.sentence("en") : sentenceOf(error)}`);
    return null;
  }
}

async function importOne(db: Database, file: string, reading: PackageReading): Promise<void> {
  for (const line of importReportLines(reading, "en")) console.log(line);
  const imported = await importPackage(db, reading, Date.now());
  if (imported.outcome === "nothing") console.log(`${file}: nothing in it can be read, so no test was made.`);
  else if (imported.outcome === "known")
    console.log(`${file}: already imported as ${imported.menuId}, nothing changed.`);
  else console.log(`${file}: imported as ${imported.menuId} with ${imported.items} items.`);
}

async function run(files: readonly string[]): Promise<void> {
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: "Reading {bar} {value}/{total} {file}", stream: process.stderr, clearOnComplete: true })
    : null;
  bar?.start(files.length, 0, { file: "" });
  const readings: [string, PackageReading][] = [];
  for (const file of files) {
    bar?.update({ file: path.basename(file) });
    const reading = await read(file);
    if (reading !== null) readings.push([file, reading]);
    bar?.increment();
  }
  bar?.stop();
  if (readings.length === 0) return;
  const storage = await openStorage(readConfig(process.env), console.error, () => undefined, joinCluster);
  try {
    for (const [file, reading] of readings) {
      try {
        await importOne(storage.db, file, reading);
      } catch (error) {
        complain(`${file}: ${sentenceOf(error)}`);
      }
    }
  } finally {
    await storage.close();
  }
}

const command = new Command("import")
  .description(
    "Make a test of each QTI 2.1 package. Works beside a running server. A package comes in whole or not at all.",
  )
  .argument("<files...>", "packages (.zip)")
  .addHelpText(
    "after",
    "\nThe database is the server's: DATA_DIR (default .data), or DATABASE_URL.\nExit status 1 if a file was " +
      "refused as a whole (broken, hostile or too large).",
  );

try {
  await run(command.parse().args);
} catch (error) {
  complain(sentenceOf(error));
}
