import { Presets, SingleBar } from "cli-progress";
import { Command, InvalidArgumentError, Option } from "commander";
import { writeFileSync } from "node:fs";
import type { Item } from "../../contract/item";
import { languageBank } from "../../items/language/bank";
import { mathBank } from "../../items/maths/bank";
import { readingBank } from "../../items/reading/bank";
import { simulateMap, type MapSimulation, type PrecisionInRit } from "./map-simulation";
import { studentKindNames, studentKinds, type StudentKindName } from "./simulation/behaviours";
import { simulateCat } from "./simulation/cat";
import { simulateDeliveredCat } from "./simulation/delivered-cat";
import { simulateDeliveredSat } from "./simulation/delivered-sat";
import { reportOfMap } from "./simulation/map";
import { simulateOpt } from "./simulation/opt";
import { pageOf, rowsOf } from "./simulation/page";
import type { SimulationReport } from "./simulation/report";
import { routingNames, simulateSat, type RoutingName } from "./simulation/sat";
import { tableText } from "./simulation/table";

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

const tableOf = ({ overall, bands, ...bank }: MapSimulation, students: string): string => {
  const rows = [
    columns.map(([title]) => title),
    ...[overall, ...bands.filter(({ simulees }) => simulees > 0)].map((row) => columns.map(([, cell]) => cell(row))),
  ];
  return [
    `MAP ${bank.subject}, ${bank.length} items a sitting from a bank of ${bank.bankSize}, seed "${bank.seed}"; ` +
      "errors in RIT",
    `students: ${students}`,
    "",
    tableText(rows),
    "",
    `highest exposure ${percent(bank.maxExposure)}, overlap ${percent(bank.overlap)}, never used ` +
      `${percent(bank.neverUsed)}, out of balance ${bank.outOfBalance} sittings, at most ${bank.mostOfModel} of a ` +
      `model (twice or more in ${percent(bank.repeatedModel)})` +
      (bank.cutSets === null ? "" : `, passages cut short ${percent(bank.cutSets)}`),
    `in a grade: highest exposure ${percent(bank.amongGrades.maxExposure)}, overlap ` +
      `${percent(bank.amongGrades.overlap)}; among equals: ${percent(bank.amongEquals.maxExposure)}, ` +
      percent(bank.amongEquals.overlap),
    `scores shown with doubt ${percent(bank.doubtful)}, without a score ${percent(bank.withoutScore)}` +
      (bank.withoutRapid === null
        ? ""
        : `; without the fast answers: bias ${bank.withoutRapid.bias.toFixed(2)}, RMSE ` +
          `${bank.withoutRapid.rmse.toFixed(2)}, 95 % cover ${percent(bank.withoutRapid.coverage95)}`),
  ].join("\n");
};

const textOf = ({ title, description, seed, simulees, scales, facts }: SimulationReport): string =>
  [
    `${title}, ${simulees} simulees, seed "${seed}"`,
    description,
    ...scales.flatMap((scale) => ["", `${scale.name}, errors in ${scale.unit}`, tableText(rowsOf(scale))]),
    "",
    tableText([
      ["figure", "simulated", "stated"],
      ...facts.map(({ name, value, expected = "" }) => [name, value, expected]),
    ]),
  ].join("\n");

/** The banks that MAP tests are sat from. */
const mapBanks = { math: mathBank, reading: readingBank, language: languageBank } as const satisfies Readonly<
  Record<string, () => Item[]>
>;
type MapSubject = keyof typeof mapBanks;

interface Options {
  readonly family: "map" | "cat" | "sat" | "opt";
  readonly subject: MapSubject;
  readonly simulees: number;
  readonly seed: string;
  readonly length: string;
  readonly students: StudentKindName;
  readonly routing: RoutingName;
  readonly mode: "full" | "trial";
  readonly bank: "seeds" | "shipped";
  readonly html?: string;
  readonly json: boolean;
}

interface Outcome {
  readonly report: SimulationReport;
  readonly text: string;
  readonly json: unknown;
}

const simulateSchool = (options: Options, onProgress: (sat: number) => void): Outcome => {
  const { subject, simulees, seed } = options;
  const { title, behaviourFor } = studentKinds[options.students];
  const result = simulateMap({
    subject,
    items: mapBanks[subject](),
    simulees,
    length: Number(options.length),
    seed,
    behaviourFor,
    onProgress,
  });
  const { sittings: _sittings, ...figures } = result;
  return { report: reportOfMap(result), text: tableOf(result, title), json: figures };
};

const simulateFamily = (options: Options, onProgress: (sat: number) => void): Outcome => {
  const { family, simulees, seed, routing, bank, mode } = options;
  const isShipped = bank === "shipped";
  if (family === "map") return simulateSchool(options, onProgress);
  const simulate = {
    cat: () => (isShipped ? simulateDeliveredCat({ simulees, seed, mode }) : simulateCat({ simulees, seed })),
    sat: () => (isShipped ? simulateDeliveredSat({ simulees, seed }) : simulateSat({ simulees, seed, routing })),
    opt: () => simulateOpt({ simulees, seed, onProgress }),
  }[family];
  const report = simulate();
  return { report, text: textOf(report), json: report };
};

const writePage = (file: string, report: SimulationReport): void => {
  try {
    writeFileSync(file, pageOf(report));
  } catch (error) {
    command.error(`The page could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const command = new Command("simulate")
  .description(
    "Lets simulated students sit the test of a family as it is shipped, by the server's own rules, and says how " +
      "well it measures.",
  )
  .addOption(new Option("--family <name>", "which test").choices(["map", "cat", "sat", "opt"]).default("map"))
  .addOption(new Option("--subject <name>", "of map").choices(Object.keys(mapBanks)).default("math"))
  .option("--simulees <number>", "how many sit the test", wholeNumber, 1000)
  .option("--seed <text>", "the same seed gives the same figures", "1")
  .addOption(new Option("--length <items>", "items a sitting, of map").choices(["43", "20"]).default("43"))
  .addOption(new Option("--students <kind>", "how they answer, of map").choices(studentKindNames).default("model"))
  .addOption(new Option("--mode <name>", "the whole of cat, or half of it").choices(["full", "trial"]).default("full"))
  .addOption(
    new Option("--routing <rule>", "what leads to the second module, of sat from seeds")
      .choices(routingNames)
      .default("numberCorrect"),
  )
  .addOption(
    new Option("--bank <which>", "of cat and sat: the forms that are shipped, or forms assembled from drawn parameters")
      .choices(["shipped", "seeds"])
      .default("shipped"),
  )
  .option("--html <file>", "write a page of charts too")
  .option("--json", "print JSON instead of a table", false)
  .action((options: Options) => {
    const bar = process.stderr.isTTY
      ? new SingleBar(
          { format: "simulating {bar} {value}/{total}", clearOnComplete: true, stream: process.stderr },
          Presets.shades_classic,
        )
      : undefined;
    bar?.start(options.simulees, 0);
    const { report, text, json } = simulateFamily(options, (sat) => bar?.update(Math.floor(sat)));
    bar?.stop();
    if (options.html !== undefined) writePage(options.html, report);
    process.stdout.write(`${options.json ? JSON.stringify(json, null, 2) : text}\n`);
  });

command.parse();
