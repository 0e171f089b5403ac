import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { importedTimeLimit, timeLimitRemarks } from "../../../src/server/use-cases/importing/imported-definition";
import { readingOf } from "../../support/imports";
import { wordsOfCommand } from "../../support/programs";
import { minute, openImports } from "./world";

let world: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  world = await openImports();
});

const section = (questions: number, timeLimitMs?: number) => ({
  title: null,
  items: Array<string>(questions).fill("q"),
  ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
});
const remark = (minutes: number) => ({
  code: "timeLimitSet",
  detail: `${minutes} min`,
  sentence: {
    en: "The file gives no time limit; this one was set and can be changed.",
    zh: "文件未给出时间限制，已设定此限制，可以修改。",
  },
});

/** A reading of a file without a time limit. */
const untimed = (name: string) => {
  const reading = readingOf(name);
  return { ...reading, tests: reading.tests.map(({ timeLimitMs: _given, ...test }) => test) };
};

describe("the time limit of an imported test", () => {
  it("is the file's, else its sections', else 1.5 minutes a question, which is reported", () => {
    const tests = [
      { timeLimitMs: 7 * minute, sections: [section(40)] },
      { sections: [section(8)] },
      { sections: [section(8, 60 * minute)] },
      { sections: [section(8, 60 * minute), section(8, 20 * minute)] },
      { sections: [section(8, 60 * minute), section(8)] },
      { sections: [{ ...section(80), draw: 4 }] },
    ];
    expect(tests.map((test) => [importedTimeLimit(test), ...timeLimitRemarks(test)])).toEqual([
      [7 * minute],
      [15 * minute, { code: "timeLimitSet", detail: "15 min" }],
      [60 * minute],
      [null],
      [75 * minute, { code: "timeLimitSet", detail: "75 min" }],
      [10 * minute, { code: "timeLimitSet", detail: "10 min" }],
    ]);
  });

  it("is reported on the page if the file gives none, until a person chooses one", async () => {
    const read = await world.reviewed("untimed", untimed("untimed"));
    expect(read.tests[0]?.time_limit_ms).toBe(10 * minute);
    expect(read.tests[0]?.changed.slice(1)).toEqual([remark(10)]);
    const { import_id, version } = read;
    const choose = async (choices: object) =>
      (await world.school.call("chooseInImport", { import_id, version, test: 0, choices }, world.teacher)).body.data;
    const [chosen] = (await choose({ time_limit_ms: null })).tests;
    expect(chosen?.time_limit_ms).toBeNull();
    expect(chosen?.changed.map(({ code }) => code)).toEqual(["sectionsInTurn"]);
  });

  it("is reported by the command if neither the file nor an option gives one", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "invigil-import-"));
    try {
      const file = path.join(folder, "two.txt");
      await writeFile(file, "Which is a metal?\nA. wood\nB. iron\nANSWER: B\n");
      const run = (...options: string[]) =>
        spawnSync(process.execPath, [...wordsOfCommand("import"), "--check", "--json", ...options, file], {
          encoding: "utf8",
        });
      const { code, detail, sentence } = remark(5);
      expect(JSON.parse(run().stdout).tests).toMatchObject([{ changed: [{ code, detail, sentence: sentence.en }] }]);
      expect(JSON.parse(run("--minutes", "0").stdout).tests).toMatchObject([{ changed: [] }]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
