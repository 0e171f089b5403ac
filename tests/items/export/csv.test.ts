import { describe, expect, it } from "vitest";
import { csvPieces } from "../../../src/items/export/csv/file";
import type { ExportedTest } from "../../../src/items/export/exported-test";
import { plainWords } from "../../../src/items/export/plain-words";
import { itemOf, optionsOf, readFile, sectionOf, testOf } from "./exported";

const csvOf = async (test: ExportedTest): Promise<string> => {
  let text = "";
  for await (const piece of csvPieces(test, readFile)) text += piece;
  return text;
};

describe("a test as CSV", () => {
  it("has one line for each question, a byte order mark, and no spreadsheet formula", async () => {
    const text = await csvOf(
      testOf([
        sectionOf([
          itemOf(
            { type: "single_choice", options: optionsOf("four", "=five"), shuffle: false },
            { type: "single_choice", option_id: "o2", credit: { o1: -0.5 }, lowest: -0.5 },
            { points: 2, body: { stem: { en: "<p>=2+2</p>" } }, explanation: { en: "<p>Say “hi”, then</p><p>go</p>" } },
          ),
        ]),
      ]),
    );
    expect(text).toBe(
      "\uFEFFNumber,Section,Type,Question,Options,Key,Points,Explanation\r\n" +
        `1,Part one,single choice,'=2+2,"A) four\nB) =five","A) four (-50 %)\nB) =five\n[at least -50 %]",2,` +
        `"Say “hi”, then\ngo"\r\n`,
    );
  });

  it("describes every type of key", async () => {
    const text = await csvOf(
      testOf(
        [
          sectionOf([
            itemOf(
              { type: "multiple_choice", options: optionsOf("a", "b", "c"), shuffle: false, max_choices: 0 },
              { type: "multiple_choice", option_ids: ["o1", "o3"] },
            ),
            itemOf(
              { type: "numeric_entry", max_length: 9 },
              { type: "numeric_entry", value: 2, tolerance: 0.5, accepted: ["4/2"] },
            ),
            itemOf(
              { type: "match", sources: optionsOf("x"), targets: optionsOf("y", "z") },
              { type: "match", pairs: [["o1", "o2"]] },
            ),
            itemOf(
              { type: "gap_entry", gaps: [{ gap_id: "g1", max_length: 9 }] },
              { type: "gap_entry", accepted: { g1: ["one", "1"] } },
              { body: { stem: { en: "<p>{{g1}} thing</p>" } } },
            ),
          ]),
        ],
        { language: "zh" },
      ),
    );
    expect(text).toBe(
      "\uFEFF题号,分区,题型,题目,选项,答案,分值,解析\r\n" +
        `1,Part one,多选题,Stem,"A) a\nB) b\nC) c","A) a\nC) c\n[全对才得分]",1,\r\n` +
        `2,Part one,数值题,Stem,,"2 ± 0.5\n4/2",1,\r\n` +
        `3,Part one,配对题,Stem,"A) x\n—\nA) y\nB) z",A) x = B) z,1,\r\n` +
        "4,Part one,填空题,[g1] thing,,[g1] one | 1,1,\r\n",
    );
  });

  it("writes formulas and drawings as text in one line", () => {
    const formula =
      "<math><mrow><msup><mi>x</mi><mn>2</mn></msup><mo>=</mo>" +
      "<mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mn>2</mn></mfrac><msqrt><mn>3</mn></msqrt></mrow></math>";
    expect(plainWords(`<p>Find ${formula}.</p><svg aria-label="A &lt;line&gt;"><path d="M0 0"/></svg>`)).toBe(
      "Find x^2=(a+1)/2√(3).\n[A <line>]",
    );
    expect(plainWords("<table><tr><td>1</td><td>2</td></tr></table>")).toBe("1 | 2");
  });
});
