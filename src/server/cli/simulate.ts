import { Presets, SingleBar } from "cli-progress";
import { Command, InvalidArgumentError, Option } from "commander";
import { mathBank } from "../../items/maths/bank";
import { simulateMap, type MapSimulation, type PrecisionInRit } from "./map-simulation";

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 100_000)
    throw new InvalidArgumentError("a whole number from 1 to 100000 is needed");
  return value;
};

const columns: readonly (readonly [title: string, cell: (row: PrecisionInRit) => string])[] = [
  ["true RIT", ({ from, to }) => `${from}–${to}`],
  ["simulees", ({ simulees }) => String(simulees)],
  ["items", ({ meanLength }) => meanLength.toFixed(1)],
  ["bias", ({ bias }) => bias.toFixed(2)],
  ["RMSE", ({ rmse }) => rmse.toFixed(2)],
  ["mean SE", ({ meanSe }) => meanSe.toFixed(2)],
  ["SE/RMSE", ({ meanSe, rmse }) => (meanSe / rmse).toFixed(2)],
  ["95 % cover", ({ coverage95 }) => `${(100 * coverage95).toFixed(1)} %`],
];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const tableOf = ({ overall, bands, ...bank }: MapSimulation): string => {
  const rows = [
    columns.map(([title]) => title),
    ...[overall, ...bands.filter(({ simulees }) => simulees > 0)].map((row) => columns.map(([, cell]) => cell(row))),
  ];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return [
    `MAP mathematics, ${bank.length} items a sitting from a bank of ${bank.bankSize}, seed "${bank.seed}"; ` +
      "errors in RIT",
    "",
    ...rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join("  ")),
    "",
    `highest exposure ${percent(bank.maxExposure)}, overlap ${percent(bank.overlap)}, never used ` +
      `${percent(bank.neverUsed)}, out of balance ${bank.outOfBalance} sittings, at most ${bank.mostOfModel} of a ` +
      "model",
  ].join("\n");
};

const command = new Command("simulate")
  .description(
    "Lets a simulated school of grades 2–8 sit the adaptive MAP mathematics test and says how well it measures.",
  )
  .option("--simulees <number>", "how many sit the test", wholeNumber, 1000)
  .option("--seed <text>", "the same seed gives the same figures", "1")
  .addOption(new Option("--length <items>", "items a sitting").choices(["43", "20"]).default("43"))
  .option("--json", "print JSON instead of a table", false)
  .action((options: { simulees: number; seed: string; length: string; json: boolean }) => {
    const bar = process.stderr.isTTY
      ? new SingleBar(
          { format: "simulating {bar} {value}/{total}", clearOnComplete: true, stream: process.stderr },
          Presets.shades_classic,
        )
      : undefined;
    bar?.start(options.simulees, 0);
    const result = simulateMap({
      items: mathBank(),
      simulees: options.simulees,
      length: Number(options.length),
      seed: options.seed,
      onProgress: (sat) => bar?.update(sat),
    });
    bar?.stop();
    process.stdout.write(`${options.json ? JSON.stringify(result, null, 2) : tableOf(result)}\n`);
  });

command.parse();
