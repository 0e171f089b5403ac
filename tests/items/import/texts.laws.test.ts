import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aikenReader } from "../../../src/items/import/aiken/reader";
import { ImportFault } from "../../../src/items/import/faults";
import { giftReader } from "../../../src/items/import/gift/reader";
import { moodleReader } from "../../../src/items/import/moodle/reader";
import type { RecordPiece } from "../../../src/items/import/record";
import { answer, asMoodle, moodleQuestion } from "./moodle-file";
import { asText, piecesOf } from "./pieces";

const signs = "~=#{}:\\%*->/[]<& ab1n.$\n".split("");
const word = fc
  .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 12 })
  .map((letters) => `a${letters.join("").replaceAll(/\s+/g, " ").trim()}`);
const percent = fc.integer({ min: -10_000, max: 9_999 }).map((hundredths) => hundredths / 100);

const escaped = (text: string): string => text.replace(/[\\~=#{}:]/g, String.raw`\$&`);
const shown = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("  ", "&nbsp; ")
    .replace(/\$\$([^$]*[^$\s][^$]*)\$\$/g, String.raw`\[$1\]`);
const onlyQuestion = (pieces: readonly RecordPiece[]) =>
  pieces.flatMap((piece) => (piece.piece === "question" ? [piece.question] : []));

describe("GIFT", () => {
  it("that is written with every sign escaped is read letter by letter", async () => {
    await fc.assert(
      fc.asyncProperty(
        word,
        word,
        fc.uniqueArray(word, { minLength: 2, maxLength: 5 }),
        percent,
        async (title, stem, texts, weight) => {
          const [right = "", ...wrong] = texts;
          const lines = [`=[plain]${escaped(right)}`, ...wrong.map((text) => `~%${weight}%[plain]${escaped(text)}`)];
          const source = asText(`::${escaped(title)}::[plain]${escaped(stem)} {\n${lines.join("\n")}\n}`);
          const [question] = onlyQuestion(await piecesOf(giftReader, source));
          expect(question?.title).toBe(title);
          expect(question?.stem.html).toBe(shown(stem));
          expect(question?.asked).toEqual({
            kind: "single_choice",
            shuffle: true,
            options: texts.map((text, index) => ({ id: String(index + 1), content: { html: shown(text) } })),
            shares: Object.fromEntries(
              texts.flatMap((_, index) =>
                index === 0 ? [["1", 1]] : weight === 0 ? [] : [[String(index + 1), expect.closeTo(weight / 100, 9)]],
              ),
            ),
          });
        },
      ),
      { numRuns: 200 },
    );
  });
});

const gift =
  "// [id:a] c\n$CATEGORY: $course$/top/A\n\n::a:: [html]Which \\{ is $$x$$?{=a#f ~%-50%b ~[plain]c ####g}" +
  "\n\nB{#1..3}\n\nC{=a -> b =c -> d}\n\nD{#=%100%3:0 =%50%3:1}\n\nE {=a =%50%b} f." +
  "\n\nG{T#a#b}\n\nRead.\n\nH{~%50%a ~%50%b}\n\nI{}";
const aiken = "Which?\nof these\nA. a\nB) b\nANSWER: A\n\nWhich?\nA. a\nB. b\nC. c\nANSWER: C\n";
const moodle = [
  '<question type="category"><category><text>$course$/top/A</text></category></question>',
  moodleQuestion(
    "multichoice",
    "<p>Which $$x$$?</p>",
    answer("100", "a", "<feedback><text>f</text></feedback>") + answer("-50", "b"),
  ),
  moodleQuestion("cloze", "A {1:MC:=a~%50%b#f} B {2:NM:=3:1} C {1:SA:=x\\}~*}"),
  moodleQuestion("numerical", "N", answer("100", "3", "<tolerance>1</tolerance>")),
  moodleQuestion("gapselect", "[[1]] [[2]]", "<selectoption><text>a</text><group>1</group></selectoption>".repeat(2)),
  moodleQuestion("matching", "M", "<subquestion><text>a</text><answer><text>b</text></answer></subquestion>"),
  moodleQuestion("description", "*D*", "", "markdown"),
  moodleQuestion("truefalse", "T", answer("100", "true") + answer("0", "false"), "moodle_auto_format"),
].join("\n");

/** Removes, doubles, replaces or nests a part of a text. */
const damage = (text: string) =>
  fc
    .array(
      fc.record({
        at: fc.nat(text.length),
        length: fc.nat(30),
        by: fc.oneof(
          fc.constantFrom("", "{", "}", "~", "=", "\n\n", "\\", "<", "<a>", "]]>", "&", "%", "\u{F0000}"),
          fc.string({ maxLength: 5 }),
        ),
        doubled: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((damages) =>
      damages.reduce((whole, { at, length, by, doubled }) => {
        const part = whole.slice(at, at + length);
        return whole.slice(0, at) + (doubled ? part + by + part : by) + whole.slice(at + length);
      }, text),
    );

describe("a damaged text", () => {
  const readable = async (pieces: Promise<RecordPiece[]>): Promise<boolean> => {
    try {
      const [first] = await pieces;
      return first?.piece === "test";
    } catch (error) {
      return error instanceof ImportFault;
    }
  };
  it("loses questions only, in every format of Moodle", async () => {
    const cases = [
      { text: gift, reader: giftReader, source: asText },
      { text: aiken, reader: aikenReader, source: asText },
      { text: moodle, reader: moodleReader, source: asMoodle },
    ];
    for (const { text, reader, source } of cases) {
      await fc.assert(
        fc.asyncProperty(damage(text), async (damaged) => {
          reader.recognise(source(damaged));
          expect(await readable(piecesOf(reader, source(damaged)))).toBe(true);
        }),
        { numRuns: 150 },
      );
    }
  });
});
