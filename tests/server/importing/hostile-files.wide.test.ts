import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFileApart } from "../../../src/items/import/read-apart";
import { createRandom } from "../../../src/psychometrics/random";
import { importMedia, importPieces, importQuestions } from "../../../src/server/db/imports-schema";
import { items, media, testItems } from "../../../src/server/db/schema";
import { damages } from "../../items/import/damages";
import { wholeFiles } from "../../items/import/whole-files";
import { readImport, sendImport } from "../../support/imports";
import { openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let teacher: string;
const [usualFolder, emptyFolder] = [process.env["TMPDIR"], mkdtempSync(path.join(tmpdir(), "hostile-files-"))];
beforeAll(async () => {
  school = await openSchool({}, { readFile: (bytes, options, progress) => readFileApart(bytes, options, progress) });
  teacher = await newcomer(school, { role: ["teacher"] });
  process.env["TMPDIR"] = emptyFolder;
});
afterAll(() => {
  if (usualFolder === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = usualFolder;
  rmSync(emptyFolder, { recursive: true });
});

const tables = { items, media, testItems, importPieces, importQuestions, importMedia };
const rows = async (): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(tables).map(async ([name, table]) => [name, await school.db.$count(table)] as const),
    ),
  );

/** Files of each format that cannot be read as a whole. */
const hostile = async (): Promise<Buffer[]> => {
  const random = createRandom(41);
  const whole = Object.values(await wholeFiles());
  const cut = [damages["cut off"], damages["with flipped bits"], damages["in a wrong encoding"]];
  const damaged = whole.flatMap((bytes) => cut.flatMap((damage) => (damage ? [damage(bytes, random)] : [])));
  return [
    ...damaged,
    Buffer.from("{".repeat(1_000_000)),
    Buffer.from("x".repeat(20_000_000)),
    Buffer.from(`<quiz>${"<question type='essay'>".repeat(5_000)}`),
    Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><quiz><question type="essay">&b;</question></quiz>'),
  ];
};

describe("hostile files sent to the server", () => {
  it("leave database, disk and memory as they were, and each a sentence", async () => {
    const before = await rows();
    const memory = process.memoryUsage().rss;
    let refused = 0;
    for (const bytes of await hostile()) {
      const known = await rows();
      const read = await readImport(school, teacher, await sendImport(school, teacher, bytes));
      if (read.state === "reviewing") {
        expect(read.counts.exact + read.counts.changed + read.counts.refused).toBeGreaterThan(0);
        continue;
      }
      refused += 1;
      expect(read.state).toBe("refused");
      expect(read.fault?.sentence.en).toMatch(/\.(?: \(.+\))?$/);
      expect(await rows()).toEqual(known);
    }
    expect(refused).toBeGreaterThan(10);
    const { items: itemsNow, media: mediaNow, testItems: testItemsNow, importPieces: pieces } = await rows();
    expect([itemsNow, mediaNow, testItemsNow, pieces]).toEqual([
      before["items"],
      before["media"],
      before["testItems"],
      0,
    ]);
    // the compiler's cache, where the thread runs from the source
    expect(readdirSync(emptyFolder).filter((name) => !name.startsWith("tsx-"))).toEqual([]);
    expect(process.memoryUsage().rss - memory).toBeLessThan(300_000_000);
  }, 300_000);
});
