import { Command, InvalidArgumentError } from "commander";
import { spawn } from "node:child_process";
import { clearAway } from "../support/leftovers";
import { runCampaign, type CampaignOptions } from "./campaign";
import { lacksForDisk } from "./disk-image";
import { isClean, ledgerText } from "./ledger";

const upTo =
  (most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw new InvalidArgumentError(`a whole number from 1 to ${most} is needed`);
    return value;
  };

interface Wanted {
  readonly ops: number;
  readonly seed: string;
  readonly servers: number;
  readonly students: number;
  readonly disk?: boolean;
  readonly all?: boolean;
}

const wanted = new Command("faults")
  .description(
    "Students answer while network, servers, database, storage and windows fail at random; prints what came of it.",
  )
  .option("--ops <number>", "answers and marks", upTo(1_000_000), 10_000)
  .option("--seed <text>", "of everything that is left to chance", "1")
  .option("--servers <number>", "server processes on one database", upTo(8), 1)
  .option("--students <number>", "students, with two devices each", upTo(64), 8)
  .option("--disk", "one server on a file system of its own that loses its power and has no room at times")
  .option("--all", "with one process, with three, on such a disk, and the faults in browsers, one after the other")
  .addHelpText(
    "after",
    "\nA disk of its own needs Linux, root, a loop device, mkfs.ext4 and perl; the browsers need Chromium.\n" +
      "Exit status 1 where anything is lost, doubled, out of order, refused or falsely said.",
  )
  .parse()
  .opts<Wanted>();

/** A part of all campaigns; resolves with whether it passes. */
type Part = readonly [name: string, hold: () => Promise<boolean>];

const campaign = (changes: Partial<CampaignOptions>) => async (): Promise<boolean> => {
  const { ops: operations, seed, servers, students } = wanted;
  const tell = (words: string): void => console.error(words);
  const ledger = await runCampaign({ operations, seed, servers, students, tell, ...changes });
  console.log(ledgerText(ledger));
  return isClean(ledger);
};

const inBrowsers = (): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn("npm", ["run", "--silent", "test:faults"], { stdio: "inherit" });
    child.once("error", reject);
    child.once("close", (status) => resolve(status === 0));
  });

const onDisk: Part = ["on a disk that loses its power and has no room", campaign({ servers: 1, hasOwnDisk: true })];
const withServers = (servers: number): Part => [
  servers === 1 ? "with one process" : `with ${servers} processes`,
  campaign({ servers }),
];

function partsOf({ all, disk, servers }: Wanted): readonly Part[] {
  if (all === true) return [withServers(1), withServers(3), onDisk, ["in browsers", inBrowsers]];
  return [disk === true ? onDisk : withServers(servers)];
}

try {
  for (const [name, hold] of partsOf(wanted)) {
    const lacks = name === onDisk[0] ? lacksForDisk() : null;
    console.log(`\n${lacks === null ? `The faults ${name}` : `Not tried ${name}: ${lacks}`}`);
    if (lacks === null ? !(await hold()) : wanted.all !== true) process.exitCode = 1;
  }
} finally {
  await clearAway();
}
