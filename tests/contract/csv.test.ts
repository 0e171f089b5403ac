import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine, csvStart } from "../../src/contract/report/csv";

/** The cells of one line of RFC 4180. */
const cellsOf = (line: string): string[] => {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let text = "";
    if (line[at] === '"') {
      for (at += 1; line[at] !== '"' || line[at + 1] === '"'; at += 1) {
        if (line[at] === undefined) throw new Error("a quote is not closed");
        text += line[at] ?? "";
        if (line[at] === '"') at += 1;
      }
      at += 1;
    } else for (; at < line.length && line[at] !== "," && line[at] !== "\r"; at += 1) text += line[at] ?? "";
    cells.push(text);
    if (line[at] !== ",") break;
    at += 1;
  }
  if (line.slice(at) !== "\r\n") throw new Error(`more than a line: ${JSON.stringify(line.slice(at))}`);
  return cells;
};

const signs = ["=", "+", "-", "@", "|", "%", "＝", "＋", "－", "＠", "\t", "\r", "\n", " ", '"', ",", "'", "a", "题"];
const text = fc.array(fc.constantFrom(...signs), { maxLength: 6 }).map((list) => list.join(""));

describe("a line for spreadsheets", () => {
  it("neutralises every cell that would be a formula", () => {
    const formulas = ["=2+2", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1", "＠x", "%x", '=HYPERLINK("x","y")'];
    expect(cellsOf(csvLine(formulas))).toEqual(formulas.map((one) => `'${one}`));
    expect(csvLine(["a=b", "3 - 2", -5, ""])).toBe("a=b,3 - 2,-5,\r\n");
  });

  it("is read as the same cells, whatever they contain", () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (cells) => {
        const read = cellsOf(csvLine(cells));
        expect(read.map((cell, place) => (cell === `'${cells[place] ?? ""}` ? cell.slice(1) : cell))).toEqual(cells);
        for (const cell of read) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }),
      { numRuns: 2_000 },
    );
  });

  it("follows a byte order mark at the start of a file", () => expect(csvStart).toBe("\uFEFF"));
});
