import { Presets, SingleBar } from "cli-progress";
import { Command, InvalidArgumentError, Option } from "commander";
import { writeFileSync } from "node:fs";
import { createRandom } from "../../psychometrics/random";
import type { TestVersion } from "../attempts/catalogue";
import { shippedTests } from "../shipped/shipped-tests";
import { studentKindNames, studentKinds, type StudentKindName } from "./simulation/behaviours";
import { simulateCat } from "./simulation/cat";
import { versionOf } from "./simulation/delivered";
import { simulateDeliveredCat } from "./simulation/delivered-cat";
import { simulateDeliveredSat } from "./simulation/delivered-sat";
import { reportOfSchool } from "./simulation/map";
import { simulateOpt } from "./simulation/opt";
import { optSeedTest } from "./simulation/opt-seeds";
import { simulationPage, scoreTableRows } from "./simulation/page";
import type { SimulationReport } from "./simulation/report";
import { routingNames, simulateSat, type RoutingName } from "./simulation/sat";
import { simulateSchool } from "./simulation/school";
import { tableText } from "./simulation/table";

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 100_000)
    throw new InvalidArgumentError("a whole number from 1 to 100000 is needed");
  return value;
};

const textOf = ({ title, description, seed, simulees, scales, facts }: SimulationReport): string =>
  [
    `${title}, ${simulees} simulees, seed "${seed}"`,
    description,
    ...scales.flatMap((scale) => ["", `${scale.name}, errors in ${scale.unit}`, tableText(scoreTableRows(scale))]),
    "",
    tableText([
      ["figure", "simulated", "stated"],
      ...facts.map(({ name, value, expected = "" }) => [name, value, expected]),
    ]),
  ].join("\n");

type Progress = (sat: number) => void;
type SimulatedFamily = "map" | "mapMini" | "cat" | "sat" | "opt";
type Subject = "math" | "reading" | "language";

interface Options {
  readonly family: SimulatedFamily;
  readonly subject: Subject;
  readonly fixed: boolean;
  readonly level: "a" | "d";
  readonly simulees: number;
  readonly seed: string;
  readonly length?: string;
  readonly students: StudentKindName;
  readonly routing: RoutingName;
  readonly mode: "full" | "trial";
  readonly bank: "seeds" | "shipped";
  readonly html?: string;
  readonly json: boolean;
}

const menuIdOf = ({ family, subject, fixed, level }: Options): string =>
  ({
    map: `map-${subject}${fixed ? "-fixed" : ""}`,
    mapMini: `map-mini-${subject}`,
    cat: `cat-${level}`,
    sat: "sat",
    opt: "opt",
  })[family];

/** A shipped test as a server installs it. */
async function shippedVersion(menuId: string): Promise<TestVersion> {
  const shipped = shippedTests.find((test) => test.menuId === menuId);
  return shipped === undefined
    ? command.error(`There is no test "${menuId}".`)
    : versionOf({ ...(await shipped.make("")), menuId, family: shipped.family });
}

/** The mode with this number of items; without a number, the first mode. */
function modeOf({ definition: { modes } }: TestVersion, length: string | undefined): string {
  const wanted = length === undefined ? modes[0] : modes.find(({ items }) => items === Number(length));
  return wanted === undefined ? command.error(`This test is not sat with ${length} questions.`) : wanted.mode;
}

const fromSeeds = ({ family, simulees, seed, routing }: Options, onProgress: Progress): SimulationReport =>
  ({
    map: () => command.error("MAP is simulated as it is shipped."),
    mapMini: () => command.error("MAP Mini is simulated as it is shipped."),
    cat: () => simulateCat({ simulees, seed }),
    sat: () => simulateSat({ simulees, seed, routing }),
    opt: () => simulateOpt({ test: optSeedTest(createRandom(`${seed}:bank`)), simulees, seed, onProgress }),
  })[family]();

async function asShipped(options: Options, onProgress: Progress): Promise<SimulationReport> {
  const { family, simulees, seed, mode } = options;
  const test = await shippedVersion(menuIdOf(options));
  if (family === "cat") return simulateDeliveredCat({ test, simulees, seed, mode });
  if (family === "sat") return simulateDeliveredSat({ test, simulees, seed });
  if (family === "opt") return simulateOpt({ test, simulees, seed, onProgress });
  const { title, behaviourFor } = studentKinds[options.students];
  const school = { test, mode: modeOf(test, options.length), simulees, seed, behaviourFor, onProgress };
  return reportOfSchool(simulateSchool(school), title);
}

const writePage = (file: string, report: SimulationReport): void => {
  try {
    writeFileSync(file, simulationPage(report));
  } catch (error) {
    command.error(`The page could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const command = new Command("simulate")
  .description(
    "Lets simulated students sit the test of a family as it is shipped, by the server's own rules, and says how " +
      "well it measures.",
  )
  .addOption(
    new Option("--family <name>", "which test").choices(["map", "mapMini", "cat", "sat", "opt"]).default("map"),
  )
  .addOption(
    new Option("--subject <name>", "of map and mapMini").choices(["math", "reading", "language"]).default("math"),
  )
  .option("--fixed", "the fixed form of map", false)
  .addOption(new Option("--level <letter>", "of cat").choices(["a", "d"]).default("d"))
  .option("--simulees <number>", "how many sit the test", wholeNumber, 1000)
  .option("--seed <text>", "the same seed gives the same figures", "1")
  .addOption(new Option("--length <items>", "items a sitting, of map and mapMini").choices(["43", "20"]))
  .addOption(
    new Option("--students <kind>", "how they answer, of map and mapMini").choices(studentKindNames).default("model"),
  )
  .addOption(new Option("--mode <name>", "the whole of cat, or half of it").choices(["full", "trial"]).default("full"))
  .addOption(
    new Option("--routing <rule>", "what leads to the second module, of sat from seeds")
      .choices(routingNames)
      .default("numberCorrect"),
  )
  .addOption(
    new Option("--bank <which>", "of cat, sat and opt: what is shipped, or forms and banks of drawn parameters")
      .choices(["shipped", "seeds"])
      .default("shipped"),
  )
  .option("--html <file>", "write a page of charts too")
  .option("--json", "print JSON instead of a table", false)
  .action(async (options: Options) => {
    const bar = process.stderr.isTTY
      ? new SingleBar(
          { format: "simulating {bar} {value}/{total}", clearOnComplete: true, stream: process.stderr },
          Presets.shades_classic,
        )
      : undefined;
    bar?.start(options.simulees, 0);
    const simulate = options.bank === "seeds" ? fromSeeds : asShipped;
    const report = await simulate(options, (sat) => bar?.update(Math.floor(sat)));
    bar?.stop();
    if (options.html !== undefined) writePage(options.html, report);
    process.stdout.write(`${options.json ? JSON.stringify(report, null, 2) : textOf(report)}\n`);
  });

await command.parseAsync();
