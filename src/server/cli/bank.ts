import { Presets, SingleBar } from "cli-progress";
import { Command, Option } from "commander";
import { familyIds } from "../../contract/families";
import { plannedBanks } from "../../items/review/plan";
import { reviewOf } from "../../items/review/review";
import { cliErrorMessage } from "../process/cli-errors";
import { writePreview } from "./bank/preview";
import { reviewLines } from "./bank/review-lines";

interface Options {
  readonly family?: string;
  readonly preview?: string | true;
}

const defaultFolder = "dist/bank";

const command = new Command("bank")
  .description(
    "Counts the items of every bank by area and difficulty beside the plan's minimum, and checks each item's rules: " +
      "one key, options that differ, no question twice, keys that neither length nor place gives away, explanations " +
      "in both languages, passages that read as their level should.",
  )
  .addOption(new Option("--family <name>", "the banks of one family alone").choices(familyIds))
  .option("--preview [folder]", `write pages that show every item with its key (default: ${defaultFolder})`)
  .addHelpText("after", "\nExit status 1 where an item is missing or a rule is broken.");

const { family, preview } = command.parse().opts<Options>();
try {
  const banks = plannedBanks.filter((bank) => family === undefined || bank.family === family);
  const bar = new SingleBar(
    { format: "Making banks {bar} {value}/{total} {name}", stream: process.stderr, clearOnComplete: true },
    Presets.shades_classic,
  );
  if (process.stderr.isTTY) bar.start(banks.length, 0, { name: "" });
  const reviews = banks.map((bank) => {
    bar.update({ name: bank.name });
    const review = reviewOf(bank);
    bar.increment();
    return review;
  });
  bar.stop();
  for (const review of reviews) console.log(`${reviewLines(review)}\n`);
  const faults = reviews.reduce((sum, { gaps, broken }) => sum + gaps.length + broken.length, 0);
  const items = reviews.reduce((sum, review) => sum + review.items.length, 0);
  const verdict = faults === 0 ? "nothing missing, no rule broken" : `${faults} faults`;
  console.log(`${items} items in ${reviews.length} banks, ${verdict}.`);
  if (preview !== undefined)
    console.log(`Shown in ${writePreview(preview === true ? defaultFolder : preview, reviews)}`);
  if (faults > 0) process.exitCode = 1;
} catch (error) {
  console.error(cliErrorMessage(error));
  process.exitCode = 1;
}
