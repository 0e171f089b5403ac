import { Command, InvalidArgumentError } from "commander";
import { availableParallelism, loadavg } from "node:os";
import { measureAnswers } from "./answers/answers";
import { measureAssembly } from "./assembly";
import { measureAuthoring } from "./authoring";
import { measureCalibration } from "./calibrate";
import { measureClassSignIn } from "./class-sign-in";
import { measureClasses } from "./class/classes";
import { measureConsole } from "./console";
import { measureCoverage } from "./coverage";
import { measureDurable } from "./durable";
import { measureExtraction } from "./extraction";
import { jsonOf, keepsBar, tableOf, type Figure } from "./figure";
import { measureHandIn } from "./hand-in";
import { measureImport } from "./import/import";
import { measureIntegrations } from "./integrations/integrations";
import { measureLean } from "./lean/lean";
import { measureLesson } from "./lesson";
import { measureLighthouse } from "./lighthouse";
import { measureLoads } from "./load/load";
import { measurePages } from "./pages";
import { measureQuiet, measureRooms } from "./room/room";
import { measureSeeding } from "./seeding";
import { measureSimulation } from "./simulate";
import { measureStudio } from "./studio/studio";
import { measureWeight } from "./weight";

interface Options {
  readonly json: boolean;
  readonly only?: readonly MeasureName[];
  readonly seconds: number;
  readonly students: number;
  readonly seats: number;
  readonly every: number;
  readonly workers: readonly number[];
}

const tell = (sentence: string): void => console.error(sentence);

const measures = {
  weight: () => measureWeight(),
  coverage: () => measureCoverage(tell),
  pages: () => measurePages(),
  console: () => measureConsole(),
  lighthouse: () => measureLighthouse(tell),
  extraction: () =>
    measureExtraction().map(({ model, medianMs }): Figure => ({
      measure: `extraction ${model}, 1000 items: a step`,
      value: medianMs,
      unit: "ms",
      bar: { atMost: 0.05 },
    })),
  durable: () => measureDurable(),
  answers: ({ students }: Options) => measureAnswers({ students }),
  handIn: ({ students }: Options) => measureHandIn({ students }),
  signIn: () => measureClassSignIn(),
  load: ({ seconds, students, every, workers }: Options) => measureLoads({ seconds, students, every }, workers),
  simulate: () => measureSimulation(),
  assembly: () => measureAssembly(),
  import: () => measureImport(tell),
  studio: () => measureStudio(),
  authoring: () => measureAuthoring(),
  lesson: () => measureLesson(),
  class: () => measureClasses(),
  lean: () => measureLean(tell),
  calibrate: () => measureCalibration(),
  seeding: () => measureSeeding(),
  room: ({ seats, seconds }: Options) => measureRooms({ seats, seconds }),
  quiet: () => measureQuiet(),
  integrations: () => measureIntegrations(tell),
} satisfies Record<string, (options: Options) => readonly Figure[] | Promise<readonly Figure[]>>;

type MeasureName = keyof typeof measures;
const names = Object.keys(measures) as MeasureName[];

const measureNames = (text: string): MeasureName[] => {
  const unknown = text.split(",").filter((name) => !(name in measures));
  if (unknown.length > 0)
    throw new InvalidArgumentError(`there is no ${unknown.join(", ")}; there are ${names.join(", ")}`);
  return names.filter((name) => text.split(",").includes(name));
};

const upTo =
  (most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw new InvalidArgumentError(`a whole number from 1 to ${most} is needed`);
    return value;
  };

const listOf =
  (one: (text: string) => number) =>
  (text: string): number[] =>
    text.split(",").map(one);

/**
 * Takes one measurement after the other, because they share the machine. A failed one is reported and has no figures.
 */
async function measure(options: Options): Promise<{ figures: Figure[]; failed: boolean }> {
  const figures: Figure[] = [];
  let failed = false;
  for (const name of options.only ?? names) {
    tell(
      `Measuring ${name} … (load of the machine ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores)`,
    );
    try {
      figures.push(...(await measures[name](options)));
    } catch (error) {
      failed = true;
      tell(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { figures, failed };
}

const command = new Command("bench")
  .description(`Measures the application and holds the figures to their bars: ${names.join(", ")}.`)
  .option("--only <names>", "only these, with commas between them", measureNames)
  .option("--seconds <number>", "how long the steady load lasts", upTo(600), 30)
  .option("--students <number>", "how many sit the test under load", upTo(2000), 50)
  .option("--seats <number>", "how many sit in rooms; fewer for a quick try", upTo(2000), 2000)
  .option("--every <seconds>", "how far apart a student's answers are in the steady load", upTo(120), 2)
  .option("--workers <numbers>", "how many processes answer under load, one after the other", listOf(upTo(32)), [1, 2])
  .option("--json", "print JSON instead of a table", false)
  .addHelpText(
    "after",
    "\nStarts servers on data folders of its own and removes them. Exit status 1 if a figure is over its bar " +
      "or a measure failed.",
  );

const options = command.parse().opts<Options>();
const { figures, failed } = await measure(options);
console.log(options.json ? jsonOf(figures) : tableOf(figures));
process.exitCode = failed || figures.some((figure) => keepsBar(figure) === false) ? 1 : 0;
