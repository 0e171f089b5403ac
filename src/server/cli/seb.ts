import { Command } from "commander";
import { readFile, stat } from "node:fs/promises";
import { printAnswer } from "../process/terminal";
import { configKeyOf } from "../seb/config-key";
import { largestSeb, unpackSeb } from "../seb/container";
import { SebFault } from "../seb/faults";
import { sebFindings } from "../seb/findings";
import { readPlist } from "../seb/plist";
import { runCommand } from "./run-command";

interface Wanted {
  readonly configKey: string;
  readonly password?: string;
}

async function bytesOf(file: string): Promise<Buffer> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size > largestSeb) throw new SebFault("tooLarge");
  return readFile(file).catch(() => {
    throw new Error(`${file} is not there or cannot be read.`);
  });
}

async function run({ configKey: file, password }: Wanted): Promise<void> {
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

const command = new Command("seb")
  .description("Compute the Config Key of a configuration file of Safe Exam Browser.")
  .requiredOption("--config-key <file>", "the file; its key is the last line of the output, as JSON")
  .option("--password <word>", "the password of an encrypted file");

command.parse();
await runCommand(() => run(command.opts<Wanted>()));
