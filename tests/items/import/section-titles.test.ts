import { describe, expect, it } from "vitest";
import { readImportFile } from "../../../src/items/import/read-file";
import { answer, asMoodle, moodleQuestion } from "./moodle-file";

const category = (path: string) => `<question type="category"><category><text>${path}</text></category></question>`;
const question = (text: string) =>
  moodleQuestion("multichoice", text, answer("100", `right ${text}`) + answer("0", `wrong ${text}`));
const read = async (...parts: string[]) => {
  const source = asMoodle(parts.join("\n"));
  const { tests } = await readImportFile(source.kind === "xml" ? source.bytes : Buffer.of());
  return tests.map(({ sections, kept, changed }) => ({
    titles: sections.map(({ title }) => title),
    kept: kept.map(({ code, detail }) => `${code} ${detail}`),
    changed: changed.map(({ code, detail }) => `${code} ${detail}`),
  }));
};

describe("a section made of a category", () => {
  it("has the last name of its path as title, and its whole path is reported", async () => {
    expect(
      await read(
        category("$course$/top/Ships/Sails"),
        question("a"),
        category("$course$/top/Ships/Knots"),
        question("b"),
      ),
    ).toEqual([
      {
        titles: ["Sails", "Knots"],
        kept: ["sectionTitleKept Ships / Sails", "sectionTitleKept Ships / Knots"],
        changed: ["sectionsInTurn 2"],
      },
    ]);
    expect(await read(category("top/Ships/Sails"), question("a"))).toEqual([
      { titles: ["Sails"], kept: ["sectionTitleKept Ships / Sails"], changed: [] },
    ]);
    expect(await read(category("$course$/top"), question("a"))).toEqual([{ titles: [null], kept: [], changed: [] }]);
  });

  it("has its whole path as title if another has the same last name", async () => {
    const [test] = await read(
      category("$course$/top/Ships/Unit 1"),
      question("a"),
      category("$course$/top/Birds/Unit 1"),
      question("b"),
      category("$course$/top/Birds/Unit 2"),
      question("c"),
      category("$course$/top/Fish/Unit 1"),
    );
    expect(test?.titles).toEqual(["Ships / Unit 1", "Birds / Unit 1", "Unit 2"]);
  });
});
