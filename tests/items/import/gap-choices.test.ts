import { describe, expect, it } from "vitest";
import { readImportFile } from "../../../src/items/import/read-file";
import { asMoodle, moodleQuestion } from "./moodle-file";

const dot = (alt: string) =>
  `<svg width="9" height="9" role="img" aria-label="${alt}"><circle cx="4" cy="4" r="3"></circle></svg>`;
const read = async (...words: string[]) => {
  const boxes = words.map((word) => `<dragbox><text><![CDATA[${word}]]></text><group>1</group></dragbox>`).join("");
  const source = asMoodle(moodleQuestion("ddwtos", "It is [[1]].", `${boxes}<shuffleanswers>0</shuffleanswers>`));
  const { tests } = await readImportFile(source.kind === "xml" ? source.bytes : Buffer.of());
  return tests.flatMap(({ items }) =>
    items.map(({ outcome, reasons }) => [outcome, ...reasons.map(({ code }) => code)]),
  );
};

describe("choices of a gap, which are shown as a list of lines", () => {
  it("are named where they hold pictures or raised letters", async () => {
    expect(await read("<b>ten</b>", "two")).toEqual([["changed", "dragAsList"]]);
    expect(await read("10<sup>2</sup>", "two")).toEqual([["changed", "dragAsList", "gapChoicesPlain"]]);
    expect(await read(dot("a dot"), "two")).toEqual([["changed", "dragAsList", "gapChoicesPlain"]]);
  });

  it("refuse the question where a line would be empty or like another", async () => {
    expect(await read(dot(""), "two")).toEqual([["refused", "choiceEmpty"]]);
    expect(await read(dot("two"), "two")).toEqual([["refused", "choicesAlike"]]);
  });
});
