import { describe, expect, it } from "vitest";
import { aikenReader } from "../../../src/items/import/aiken/reader";
import { giftReader } from "../../../src/items/import/gift/reader";
import { asText, askedOf, entriesOf, piecesOf } from "./pieces";

const html = (content: string) => ({ html: content });
const question = (line: number, number: number, stem: string, right: number, ...options: string[]) => ({
  where: { line },
  identity: String(number),
  title: null,
  stem: html(stem),
  asked: {
    kind: "single_choice",
    options: options.map((content, index) => ({ id: String(index + 1), content: html(content) })),
    shuffle: false,
    shares: { [right]: 1 },
  },
  points: 1,
  changed: [],
});

describe("Aiken", () => {
  it("is questions of several lines with lettered options and the letter of the right one", async () => {
    const text = [
      "",
      "Which is a <tree>?",
      "It has leaves.",
      "",
      "A. oak",
      "B. owl & hen",
      "",
      "ANSWER: A",
      "Which swims?",
      "A) rock",
      "B)\tcod",
      "C) 3 < 4",
      "answer: b.",
      "Bones?",
      "B.C. or A.D.",
      "A)skull",
      "B.A.C.",
      "ANSWER: A",
    ].join("\n");
    expect(await entriesOf(aikenReader, asText(text))).toEqual([
      question(2, 1, "Which is a &lt;tree&gt;?<br>It has leaves.", 1, "oak", "owl &amp; hen"),
      question(9, 2, "Which swims?", 2, "rock", "cod", "3 &lt; 4"),
      question(14, 3, "Bones?<br>B.C. or A.D.", 1, "skull", "A.C."),
    ]);
    expect((await piecesOf(aikenReader, asText(text))).slice(0, 2)).toEqual([
      { piece: "test", header: { title: null, language: null } },
      { piece: "section", header: { title: null } },
    ]);
  });

  it("reports the line of a refused question, and reads the next question", async () => {
    const text = [
      "No key?",
      "A. a",
      "B. b",
      "",
      "One option?",
      "A. a",
      "ANSWER: A",
      "Key that is no option?",
      "A. a",
      "B. b",
      "ANSWER: C",
      "Text between?",
      "A. a",
      "B. b",
      "or not",
      "ANSWER: A",
      "Letters?",
      "A. a",
      "C. c",
      "ANSWER: C",
      "Two keys?",
      "A. a",
      "B. b",
      "ANSWER: A, B",
      "No options?",
      "ANSWER: A",
      "Good?",
      "A. a",
      "B. b",
      "ANSWER: B",
      "Words at the end",
    ].join("\n");
    const refused = (line: number, title: string, code: string, detail?: string) => ({
      where: { line },
      title,
      outcome: "refused",
      reasons: [detail === undefined ? { code } : { code, detail }],
    });
    expect(await entriesOf(aikenReader, asText(text))).toEqual([
      refused(1, "No key?", "answerLineMissing"),
      refused(5, "One option?", "choicesOutOfRange", "1"),
      refused(8, "Key that is no option?", "keyUnknown", "line 11"),
      refused(12, "Text between?", "textBetween", "line 15"),
      refused(17, "Letters?", "lettersOutOfOrder", "line 19"),
      refused(21, "Two keys?", "answerLineUnclear", "line 24"),
      refused(25, "No options?", "noInteraction"),
      question(27, 8, "Good?", 2, "a", "b"),
      refused(31, "Words at the end", "noInteraction"),
    ]);
  });

  it("is recognised by an option line directly before an ANSWER line", () => {
    const recognised = (text: string) => [aikenReader.recognise(asText(text)), giftReader.recognise(asText(text))];
    expect(recognised("Which {set}?\nA) {1}\nB) {2}\n\nANSWER: B\n")).toEqual(["aiken", null]);
    expect(recognised("Which?{=a ~b}\n")).toEqual([null, "gift"]);
    expect(recognised("Plain prose.\nA. A heading\nMore words.\nAnswer: none of these")).toEqual([null, null]);
    expect(recognised("")).toEqual([null, null]);
  });

  it("is read in linear time, and a question of more than 2 MB is refused", async () => {
    const start = performance.now();
    expect(await askedOf(aikenReader, asText(`Q?\nA. ${"x".repeat(20_000_000)}\nB. b\nANSWER: A`))).toEqual([
      ["questionTooLarge"],
    ]);
    expect(await askedOf(aikenReader, asText(`${"\n".repeat(1_000_000)}Q?${"\n".repeat(1_000_000)}`))).toEqual([
      ["noInteraction"],
    ]);
    expect((await askedOf(aikenReader, asText("ANSWER: A\n".repeat(20_000)))).length).toBe(10_000);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
