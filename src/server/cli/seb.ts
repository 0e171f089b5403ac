import { Command } from "commander";
import { readFile, stat, writeFile } from "node:fs/promises";
import { readConfig } from "../configuration/config";
import { joinCluster } from "../db/embedded/cluster";
import { notifyTerminal, printAnswer } from "../process/terminal";
import { configKeyOf } from "../seb/config-key";
import { largestSeb, unpackSeb } from "../seb/container";
import { SebFault } from "../seb/faults";
import { sebFindings } from "../seb/findings";
import { readPlist } from "../seb/plist";
import { openStorage } from "../start/storage";
import { configAddress } from "../use-cases/lockdown/seb-addresses";
import { sebFileOf } from "../use-cases/lockdown/seb-policy";
import { runCommand } from "./run-command";

interface Wanted {
  readonly configKey?: string;
  readonly password?: string;
  readonly make?: string;
  readonly out?: string;
}

async function bytesOf(file: string): Promise<Buffer> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size > largestSeb) throw new SebFault("tooLarge");
  return readFile(file).catch(() => {
    throw new Error(`${file} is not there or cannot be read.`);
  });
}

async function printKey(file: string, password: string | undefined): Promise<void> {
  const { container, xml } = unpackSeb(await bytesOf(file), password);
  const settings = readPlist(xml);
  const findings = sebFindings(settings);
  for (const { key, platforms, message } of findings) printAnswer(`  ${key} (${platforms.join(", ")}): ${message.en}`);
  printAnswer(
    JSON.stringify({
      config_key: configKeyOf(settings),
      container,
      findings: findings.map(({ kind, key, platforms }) => ({ kind, key, platforms })),
    }),
  );
}

async function makeFile(assignmentId: string, out: string): Promise<void> {
  const config = readConfig(process.env);
  const storage = await openStorage(config, notifyTerminal, () => undefined, joinCluster);
  try {
    const address = config.publicUrl ?? `http://localhost:${config.port}`;
    const site = { db: storage.db, siteAddress: () => address };
    const file = await sebFileOf(site, assignmentId);
    if (file === null) throw new Error(`There is no assignment ${assignmentId} with a configuration.`);
    await writeFile(out, file);
    printAnswer(JSON.stringify({ file: out, address: configAddress(site, assignmentId) }));
  } finally {
    await storage.close();
  }
}

async function run({ configKey, password, make, out }: Wanted): Promise<void> {
  if ((configKey === undefined) === (make === undefined))
    throw new Error("Give either --config-key with a file, or --make with an assignment.");
  if (configKey !== undefined) await printKey(configKey, password);
  else await makeFile(make ?? "", out ?? `${make}.seb`);
}

const command = new Command("seb")
  .description("Compute the Config Key of a configuration file of Safe Exam Browser, or write that of an assignment.")
  .option("--config-key <file>", "the file; its key is the last line of the output, as JSON")
  .option("--password <word>", "the password of an encrypted file")
  .option("--make <assignment>", "the assignment whose configuration is written to a file")
  .option("--out <file>", "where it is written; left out: named after the assignment, in this folder");

command.parse();
await runCommand(() => run(command.opts<Wanted>()));
