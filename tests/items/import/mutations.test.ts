import { describe, expect, it } from "vitest";
import { ImportFault } from "../../../src/items/import/faults";
import { readImportFile } from "../../../src/items/import/read-file";
import { answer, moodleQuestion } from "./moodle-file";

/** A report as text, with ids, which come from the digest of the file, in the order in which they appear. */
const reportOf = async (text: string): Promise<string> => {
  const known = new Map<string, string>();
  try {
    const { tests, format } = await readImportFile(Buffer.from(text));
    return JSON.stringify({ tests, format }).replace(/[0-9a-f]{8,64}/g, (id) => {
      const name = known.get(id) ?? `id${known.size}`;
      known.set(id, name);
      return name;
    });
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    return error.code;
  }
};

const otherDatum = (datum: string): string => {
  if (/^\d+$/.test(datum)) return String(Number(datum) + 1);
  if (/^(?:true|false)$/i.test(datum)) return datum.toLowerCase() === "true" ? "false" : "true";
  return `${datum}x`;
};

/** Every text with one of its data changed: a word, a number, or true and false the other way round. */
const mutations = (text: string, isFree: (datum: string, before: string) => boolean) =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((found) => {
    const before = text.slice(0, found.index);
    if (isFree(found[0], before)) return [];
    return [
      {
        datum: found[0],
        at: found.index,
        text: before + otherDatum(found[0]) + text.slice(found.index + found[0].length),
      },
    ];
  });

const silentIn = async (text: string, isFree: (datum: string, before: string) => boolean = () => false) => {
  const original = await reportOf(text);
  const silent: string[] = [];
  const all = mutations(text, isFree);
  for (const { datum, at, text: mutated } of all)
    if ((await reportOf(mutated)) === original) silent.push(`${datum} at ${at}: ${text.slice(at - 30, at + 20)}`);
  return { count: all.length, silent };
};

const gift = [
  "$CATEGORY: weather/clouds",
  "::w1:: Which cloud is high? {=cirrus ~%-50%stone#no rain ~fog}",
  "::w2:: Hail falls upwards. {FALSE#wrong#right####Look up when it hails.}",
  "How warm is it in May? {#=2.5:0.5 =%50%7:1}",
  "How many are there? {#3..5}",
  "It is called {=hail =%50%ice} by many.",
  "Join them. {=sun -> warm =snow -> cold =rain -> wet}",
  "Which are white? {~%50%fog ~%50%mist ~%-100%brick}",
  "Read this before you go on.",
  "Write about the wind. {}",
  "[html]<b>Which</b> one? {=[html]<i>this</i> ~that}",
].join("\n\n");

const aiken =
  "Which is a metal\nof these four?\nA. wood\nB. iron\nC. wool\nD. wax\nANSWER: B\n\n" +
  "Which melts first?\nA) wax\nB) stone\nANSWER: A\n";

const moodle =
  "<quiz>" +
  '<question type="category"><category><text>ships</text></category></question>' +
  moodleQuestion(
    "multichoice",
    "Which floats best?",
    answer("100", "cork") +
      answer("-33", "iron") +
      answer("0", "lead") +
      "<defaultgrade>2</defaultgrade><single>true</single><shuffleanswers>true</shuffleanswers>" +
      "<generalfeedback><text>Cork is light.</text></generalfeedback>",
  ) +
  moodleQuestion(
    "multichoice",
    "Which are boats?",
    `${answer("50", "ferry")}${answer("50", "tug")}${answer("-100", "pier")}<single>false</single>`,
  ) +
  moodleQuestion("truefalse", "Ships sink.", answer("0", "true") + answer("100", "false")) +
  moodleQuestion(
    "shortanswer",
    "Left side?",
    `${answer("100", "port")}${answer("50", "larboard")}<usecase>true</usecase>`,
  ) +
  moodleQuestion("description", "Read this first.") +
  moodleQuestion("numerical", "Which year?", answer("100", "1852", "<tolerance>2</tolerance>")) +
  "</quiz>";

/** Names of elements and attributes are the language of the file and no data. */
const isMarkup = (_datum: string, before: string): boolean =>
  /<(?:\/?[a-z][^<>"]*(?:"[^"<>]*"[^<>"]*)*|!\[?|\/?)$/i.test(before.slice(-300));

describe("one changed datum", () => {
  it("of a GIFT file changes an item or the report", async () => {
    const { count, silent } = await silentIn(gift, isMarkup);
    expect(silent).toEqual([]);
    expect(count).toBeGreaterThan(85);
  });

  it("of an Aiken file changes an item or the report", async () => {
    const { count, silent } = await silentIn(aiken);
    expect(silent).toEqual([]);
    expect(count).toBeGreaterThan(25);
  });

  it("of a Moodle file changes an item or the report", async () => {
    const { count, silent } = await silentIn(moodle, isMarkup);
    expect(silent).toEqual([]);
    expect(count).toBeGreaterThan(50);
  });
});
