import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { readImportFile } from "../../../src/items/import/read-file";
import { outsidePath } from "../../support/outside-path";
import type { Figure } from "../figure";
import { giftFile, largeBank, plainPackage } from "./generated-files";
import type { Measured } from "./measure-reading";

type Way = "reader" | "floor" | "giftLibrary";

const script = path.join(import.meta.dirname, "measure-reading.ts");
const copies = 20;
const plainItems = 500;
const giftQuestions = 2_000;
const bank = { bytes: 50_000_000, questions: 199 };

const measured = (way: Way, times: number, files: readonly string[]): Measured =>
  JSON.parse(
    execFileSync(process.execPath, ["--import", "tsx", script, way, String(times), ...files], { encoding: "utf8" }),
  ) as Measured;

interface Compared {
  readonly name: string;
  readonly files: readonly string[];
  readonly items: number;
  readonly times: number;
  readonly other: Exclude<Way, "reader">;
  readonly bar: number;
  readonly mostMb?: number;
}

const figuresOf = ({ name, files, items, times, other, bar, mostMb }: Compared): Figure[] => {
  const ours = measured("reader", times, files);
  const theirs = measured(other, times, files);
  const beside = other === "floor" ? "the floor" : "gift-pegjs";
  return [
    { measure: `import, ${name}: questions a second`, value: (1_000 * items) / ours.ms, unit: "/s" },
    { measure: `import, ${name}: ${beside}`, value: (1_000 * items) / theirs.ms, unit: "/s" },
    { measure: `import, ${name}: share of ${beside}`, value: theirs.ms / ours.ms, unit: "", bar: { atLeast: bar } },
    {
      measure: `import, ${name}: most memory`,
      value: ours.peakMb,
      unit: "MB",
      ...(mostMb === undefined ? {} : { bar: { atMost: mostMb } }),
    },
  ];
};

/** Milliseconds from the start of the reading thread to its first question. */
const firstQuestionMs = (file: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = performance.now();
    const worker = new Worker(new URL("../../../src/items/import/reading-thread.js", import.meta.url), {
      execArgv: [],
      workerData: { source: file, options: {} },
    });
    worker.once("message", () => {
      resolve(performance.now() - asked);
      void worker.terminate();
    });
    worker.once("error", reject);
  });

/** The speed and memory of reading files, compared with the least that unpacking and parsing require. */
export async function measureImport(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "invigil-bench-import-"));
  const place = (name: string, data: Buffer | string): string => {
    const file = path.join(folder, name);
    writeFileSync(file, data);
    return file;
  };
  try {
    const plain = place("plain.zip", await plainPackage(plainItems));
    const large = place("large.xml", largeBank(bank.bytes, bank.questions));
    const gift = place("questions.txt", giftFile(giftQuestions));
    const packages = outsidePath("packages");
    const rich =
      packages === null
        ? []
        : readdirSync(packages)
            .filter((name) => name.endsWith(".zip"))
            .map((name) => path.join(packages, name));
    let richItems = 0;
    for (const file of rich) for (const test of (await readImportFile(file)).tests) richItems += test.items.length;
    return [
      ...(rich.length === 0
        ? []
        : figuresOf({ name: "packages", files: rich, items: richItems, times: copies, other: "floor", bar: 0 })),
      ...figuresOf({ name: "plain items", files: [plain], items: plainItems, times: 3, other: "floor", bar: 0.4 }),
      ...figuresOf({
        name: "50 MB in one file",
        files: [large],
        items: bank.questions,
        times: 1,
        other: "floor",
        bar: 1 / 8,
        mostMb: 300,
      }),
      ...figuresOf({
        name: "GIFT",
        files: [gift],
        items: giftQuestions,
        times: 1,
        other: "giftLibrary",
        bar: 0.5,
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
