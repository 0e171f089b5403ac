import { performance } from "node:perf_hooks";
import { Molecule } from "openchemlib";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ImportFault } from "../../../src/items/import/faults";
import { mostLetters } from "../../../src/items/import/qti/drawings";
import { readFileApart, readingBudget } from "../../../src/items/import/read-apart";
import { readImportFile } from "../../../src/items/import/read-file";
import { zipOf } from "./archive";
import { choices, itemXml, manifestXml, outcomeOf, packageOf } from "./fixtures";

const drawing = (structure: string, canvas = "k", size = 'width="300" height="200"') =>
  `<canvas id="${canvas}" ${size}/><script>m.get_mol("${structure}");document.getElementById("${canvas}")</script>`;

const showing = (...structures: readonly string[]) =>
  itemXml({ body: `<p>${structures.map((one, at) => drawing(one, `k${at}`)).join("")}x</p>${choices()}` });

const letters = ["C", "N", "O", "P", "S"];
/** SMILES of a chain of `atoms` atoms, different for each number. */
const chain = (number: number, atoms: number): string =>
  Array.from({ length: atoms }, (_, at) => letters[Math.floor(number / letters.length ** at) % letters.length]).join(
    "",
  );

const molecules = (count: number, atoms: number) =>
  packageOf(Array.from({ length: count }, (_, number) => showing(chain(number, atoms))));

const faultOf = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: unknown) => (error instanceof ImportFault ? error : Promise.reject(error)),
  );

const questionsOf = async (zip: Promise<Buffer>) => {
  const { tests } = await readImportFile(await zip);
  return tests.flatMap(({ items }) => items);
};

describe("the budget for drawing molecules", () => {
  const drawn = vi.spyOn(Molecule, "fromSmiles");
  beforeEach(() => void drawn.mockClear());
  afterAll(() => drawn.mockRestore());

  it("allows the same molecule in 300 items, drawn once", async () => {
    const questions = await questionsOf(packageOf(Array.from({ length: 300 }, () => showing("CC(=O)O"))));
    expect(drawn.mock.calls).toEqual([["CC(=O)O"]]);
    expect(new Set(questions.map(({ item }) => item?.body.stem.en)).size).toBe(1);
    expect(questions.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 300 }, () => "changed"));
  });

  it("allows 300 different molecules", async () => {
    const questions = await questionsOf(molecules(300, 6));
    expect(drawn).toHaveBeenCalledTimes(300);
    expect(new Set(questions.map(({ item }) => item?.body.stem.en)).size).toBe(300);
  });

  const large = "C".repeat(400);
  const many = (count: number, structure: string) => Array.from({ length: count }, () => showing(structure));
  it.each([
    ["300 different large ones", () => molecules(300, 390)],
    ["a large one that 300 items show", () => packageOf(many(300, large))],
    [
      "large ones that an encoding hides",
      async () => {
        const hidden = Array.from({ length: 64 }, (_, number) =>
          Buffer.from(
            showing(chain(number, 400)).replace("UTF-8", "ISO-2022-JP").replaceAll("canvas", "can\u001b(Bvas"),
          ),
        );
        return zipOf([
          { name: "imsmanifest.xml", data: manifestXml(hidden.map((_, at) => `${at}.xml`)) },
          ...hidden.map((data, at) => ({ name: `${at}.xml`, data })),
        ]);
      },
    ],
  ])("refuses %s, having drawn no more than the budget", async (_name, make) => {
    expect(await faultOf(readImportFile(await make()))).toEqual(new ImportFault("tooManyMolecules"));
    const spent = drawn.mock.calls.reduce((sum, [structure]) => sum + structure.length, 0);
    expect(spent).toBeLessThanOrEqual(mostLetters.drawn);
  });

  it("allows twenty molecules in an item, and no more", async () => {
    const body = (count: number) => ({
      body: `<p>${Array.from({ length: count }, (_, at) => drawing("CCO", `k${at}`)).join("")}x</p>${choices()}`,
    });
    expect([await outcomeOf(body(20)), await outcomeOf(body(21))]).toEqual([
      "changed scriptRemoved pictureRedrawn",
      "refused tooManyPictures",
    ]);
  });
});

describe("reading a file in a thread", () => {
  const png = Buffer.concat([Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"), Buffer.from("the rest")]);

  it("gives the result of reading it directly, and reports progress", async () => {
    const items = [showing("CCO"), itemXml({ body: `<p><img src="../a.png"/></p>${choices()}` }), "<broken"];
    const zip = await packageOf(items, [{ name: "a.png", data: png }]);
    const options = { title: "Alcohols", subject: "chemistry", language: "zh" } as const;
    const progress: number[] = [];
    expect(await readFileApart(zip, options, (done) => progress.push(done))).toEqual(
      await readImportFile(zip, options),
    );
    expect(progress).toEqual([1]);
  });

  it("refuses a file with the same fault as reading it directly", async () => {
    const twice = { name: "imsmanifest.xml", data: manifestXml([]) };
    for (const source of [Buffer.from("hello"), "/nowhere/package.zip", await zipOf([twice, twice])]) {
      const here = await faultOf(readImportFile(source));
      expect(await faultOf(readFileApart(source))).toEqual(here);
      expect(here).toBeInstanceOf(ImportFault);
    }
  });

  it("leaves the calling thread free", async () => {
    const zip = await molecules(30, 200);
    const before = performance.eventLoopUtilization();
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    const asked = performance.now();
    await readFileApart(zip);
    clearInterval(timer);
    expect(performance.now() - asked).toBeGreaterThan(500);
    expect(turns).toBeGreaterThan(20);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  }, 60_000);

  it("ends when its time is used up", async () => {
    const asked = performance.now();
    const fault = await faultOf(
      readFileApart(await molecules(60, 400), {}, undefined, { ...readingBudget, ms: 1_500 }),
    );
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect([fault?.sentence("en"), fault?.sentence("zh")]).toEqual([
      "Reading the file took longer than 60 seconds, so it was given up.",
      "读取文件超过 60 秒，已放弃。",
    ]);
  });

  it("ends when its memory is used up, and the process goes on", async () => {
    const zip = await molecules(60, 400);
    const fault = await faultOf(readFileApart(zip, {}, undefined, { ...readingBudget, megabytes: 8 }));
    expect([fault?.sentence("en"), fault?.sentence("zh")]).toEqual([
      "Reading the file took more than 512 MB of memory, so it was given up.",
      "读取文件占用的内存超过 512 MB，已放弃。",
    ]);
  }, 60_000);
});
