import { Command, InvalidArgumentError } from "commander";
import { clearAway } from "../support/leftovers";
import { runCampaign } from "./campaign";
import { isClean, ledgerText } from "./ledger";

const upTo =
  (most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw new InvalidArgumentError(`a whole number from 1 to ${most} is needed`);
    return value;
  };

const { ops, seed, servers, students } = new Command("faults")
  .description(
    "Students answer while network, servers, database, storage and windows fail at random; prints what came of it.",
  )
  .option("--ops <number>", "answers and marks", upTo(1_000_000), 10_000)
  .option("--seed <text>", "of everything that is left to chance", "1")
  .option("--servers <number>", "server processes on one database", upTo(8), 1)
  .option("--students <number>", "students, with two devices each", upTo(64), 8)
  .addHelpText("after", "\nExit status 1 where anything is lost, doubled, out of order, refused or falsely said.")
  .parse()
  .opts<{ ops: number; seed: string; servers: number; students: number }>();

try {
  const ledger = await runCampaign({ operations: ops, seed, servers, students, tell: (words) => console.error(words) });
  console.log(ledgerText(ledger));
  process.exitCode = isClean(ledger) ? 0 : 1;
} finally {
  await clearAway();
}
