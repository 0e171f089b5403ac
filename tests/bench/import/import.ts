import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "../../../src/server/program/places.js";
import { programFile } from "../../../src/server/program/programs.js";
import { outsidePath } from "../../support/outside-path";
import type { Figure } from "../figure";
import { giftFile, largeBank, plainPackage } from "./generated-files";
import type { Measured } from "./measure-reading";
import { readingPrograms } from "./programs";

const copies = 20;
const rounds = 2;
const threadStarts = 5;
const plainItems = 500;
const giftQuestions = 2_000;
const bank = { bytes: 50_000_000, questions: 199 };

const better = (one: Measured, other: Measured): Measured => ({
  ...one,
  ms: Math.min(one.ms, other.ms),
  peakMb: Math.max(one.peakMb, other.peakMb),
});

/**
 * The files read in several ways, each in processes of its own. The ways take turns, and the best round of each counts,
 * so that what else the machine does weighs on none of them alone.
 */
const inTurns = (
  program: string,
  ways: readonly string[],
  files: readonly string[],
  times: number,
): readonly Measured[] =>
  Array.from({ length: rounds }, () =>
    ways.map(
      (way) =>
        JSON.parse(
          execFileSync(process.execPath, [program, way, String(times), ...files], { encoding: "utf8" }),
        ) as Measured,
    ),
  ).reduce((best, round) => best.map((one, way) => better(one, round[way] ?? one)));

interface Compared {
  readonly name: string;
  readonly files: readonly string[];
  readonly times: number;
  /** The way that ours is compared with, and what it is called. */
  readonly other: "floor" | "giftLibrary";
  readonly beside: string;
  readonly atLeast?: number;
  readonly mostMb?: number;
}

const rate = (count: number, { ms }: Measured): number => (1_000 * count) / ms;

const comparedWith = (program: string, compared: Compared): Figure[] => {
  const { name, files, times, other, beside, atLeast, mostMb } = compared;
  const [ours, theirs] = inTurns(program, ["reader", other], files, times);
  if (!ours || !theirs) throw new Error("each way gives a figure");
  return [
    { measure: `import, ${name}: questions a second`, value: rate(ours.read, ours), unit: "/s" },
    { measure: `import, ${name}: ${beside}`, value: rate(ours.read, theirs), unit: "/s" },
    {
      measure: `import, ${name}: share of ${beside}`,
      value: theirs.ms / ours.ms,
      unit: "",
      ...(atLeast === undefined ? {} : { bar: { atLeast } }),
    },
    {
      measure: `import, ${name}: most memory`,
      value: ours.peakMb,
      unit: "MB",
      ...(mostMb === undefined ? {} : { bar: { atMost: mostMb } }),
    },
  ];
};

interface Pair {
  readonly file: string;
  readonly ours: Measured;
  readonly theirs: Measured;
}

const pairOf = (program: string, earlier: string, file: string): Pair => {
  const [ours, theirs] = inTurns(program, ["reader", earlier], [file], copies);
  if (!ours || !theirs) throw new Error("each way gives a figure");
  return { file, ours, theirs };
};

const shortName = (file: string): string => path.parse(file).name.replace(/^[^-]*-/, "");

/**
 * Ours beside the reader of an earlier release, which refuses whole packages: compared are those that both read. The
 * bar is for the richest package, which has most bytes for each question.
 */
const besideEarlier = (program: string, earlier: string, files: readonly string[]): Figure[] => {
  const pairs = files.map((file) => pairOf(program, earlier, file));
  const sumOf = (one: (pair: Pair) => number): number => pairs.reduce((sum, pair) => sum + one(pair), 0);
  const seen = sumOf(({ ours }) => ours.seen);
  const [ourItems, theirItems] = [sumOf(({ ours }) => ours.read), sumOf(({ theirs }) => theirs.read)];
  const both = pairs.filter(({ ours, theirs }) => ours.read === ours.seen && theirs.read === theirs.seen);
  const richness = ({ file, ours }: Pair): number => statSync(file).size / ours.seen;
  const richest = Math.max(...both.map(richness));
  return [
    {
      measure: `import, packages: questions a second, ${ourItems} of ${seen} read`,
      value: (1_000 * ourItems) / sumOf(({ ours }) => ours.ms),
      unit: "/s",
    },
    {
      measure: `import, packages: the earlier reader, ${theirItems} of ${seen} read`,
      value: (1_000 * theirItems) / sumOf(({ theirs }) => theirs.ms),
      unit: "/s",
    },
    ...both.map((pair): Figure => ({
      measure: `import, ${shortName(pair.file)}: times the earlier reader (both read ${pair.ours.read})`,
      value: pair.theirs.ms / pair.ours.ms,
      unit: "",
      ...(richness(pair) === richest ? { bar: { atLeast: 3 } } : {}),
    })),
  ];
};

const messageAfterMs = (program: string, file: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = performance.now();
    const worker = new Worker(program, { execArgv: [], workerData: { source: file, options: {} } });
    worker.once("message", () => {
      resolve(performance.now() - asked);
      void worker.terminate();
    });
    worker.once("error", reject);
  });

/** Milliseconds from the start of the thread, bundled as in the product, to its first question: the best start. */
const firstQuestionMs = async (file: string): Promise<number> => {
  const program = path.join(path.dirname(await programFile("import", () => undefined)), "reading-thread.mjs");
  const starts: number[] = [];
  for (let start = 0; start < threadStarts; start += 1) starts.push(await messageAfterMs(program, file));
  return Math.min(...starts);
};

/**
 * The speed and memory of reading files, in seconds of the processor, beside the least that unpacking and parsing them
 * takes.
 */
export async function measureImport(tell: (sentence: string) => void): Promise<readonly Figure[]> {
  mkdirSync(path.join(projectRoot, "dist"), { recursive: true });
  const folder = mkdtempSync(path.join(projectRoot, "dist", "bench-import-"));
  const place = (name: string, data: Buffer | string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, data);
    return file;
  };
  try {
    const plain = place("plain.zip", await plainPackage(plainItems));
    const large = place("large.xml", largeBank(bank.bytes, bank.questions));
    const gift = place("questions.txt", giftFile(giftQuestions));
    const { measure, earlier } = await readingPrograms(folder);
    if (earlier === null) tell("The earlier reader is not measured: this copy of the project has no history.");
    const packages = outsidePath("packages");
    const rich =
      packages === null
        ? []
        : readdirSync(packages)
            .filter((name) => name.endsWith(".zip"))
            .map((name) => path.join(packages, name));
    const floor = { other: "floor", beside: "the floor" } as const;
    return [
      ...(rich.length === 0 ? [] : comparedWith(measure, { name: "packages", files: rich, times: copies, ...floor })),
      ...(rich.length === 0 || earlier === null ? [] : besideEarlier(measure, earlier, rich)),
      ...comparedWith(measure, { name: "plain items", files: [plain], times: 3, ...floor, atLeast: 0.4 }),
      ...comparedWith(measure, {
        name: "50 MB in one file",
        files: [large],
        times: 1,
        ...floor,
        atLeast: 1 / 8,
        mostMb: 300,
      }),
      ...comparedWith(measure, {
        name: "GIFT",
        files: [gift],
        times: 1,
        other: "giftLibrary",
        beside: "gift-pegjs",
        atLeast: 0.5,
      }),
      {
        measure: "import: the thread's first question",
        value: await firstQuestionMs(plain),
        unit: "ms",
        bar: { atMost: 300 },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
