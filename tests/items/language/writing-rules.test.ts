import { expect, test } from "vitest";
import { ofModel, shown } from "./shown";

const inOrder = (paragraphs: readonly string[], order: string): string[] =>
  order.split(" – ").map((place) => (paragraphs[Number(place)] ?? "").replace(/^\d\. /, ""));

test("every order offered names each sentence once", () => {
  for (const { options } of ofModel("sentence-order"))
    for (const option of options) expect(option.split(" – ").toSorted().join("")).toBe("1234");
});

test("only the right order follows the words that point back", () => {
  const opener = /^(?:First|Mia heard|Our class|A caterpillar|Long ago|In 1900|Every map|Most cities|Historians)\b/;
  const follows: readonly [RegExp, RegExp][] = [
    [/^Then I watered it/, /seed in the soil/],
    [/^Then I walk/, /coat/],
    [/^Then the egg/, /in a pan/],
    [/^Then the bread/, /baked it/],
    [
      /^(?:Last, I|Last, he|At last, we|By five|Now the kitten|Weeks later|At last, a)/,
      /school|was hot|cool|watered|table|down|shell around/,
    ],
    [/^Dad set up/, /saw a kitten/],
    [/^When school/, /before lunch/],
    [/^Then it makes/, /leaves/],
    [/^To solve that problem/, /failed/],
    [/^Such water clocks/, /ran on water/],
    [/^Within months/, /offered his barn/],
    [/^Seeing those numbers/, /forty pupils/],
    [/^On it, Greenland/, /One famous map/],
    [/^One famous map, for instance/, /stretch some areas/],
    [/^One of these/, /A few/],
    [/^That absence/, /no graves/],
    [/^Its samples/, /one team/],
    [/^In dry months, the stored/, /hold water/],
  ];
  const holds = (sentences: readonly string[]): boolean =>
    opener.test(sentences[0] ?? "") &&
    sentences.every((sentence, n) =>
      follows.every(([later, earlier]) => !later.test(sentence) || earlier.test(sentences[n - 1] ?? "")),
    );
  for (const { paragraphs, options, right } of ofModel("sentence-order"))
    expect(options.filter((option) => holds(inOrder(paragraphs, option)))).toEqual([right]);
});

test("the sentences offered as strays are those of the draft, each once", () => {
  for (const { paragraphs, options } of ofModel("stray-sentence")) {
    const draft = paragraphs[1] ?? "";
    expect(options.map((option) => draft.split(option).length)).toEqual([2, 2, 2, 2]);
    expect(options.reduce((rest, option) => rest.replace(option, ""), draft).trim()).toBe("");
  }
});

test("concise wordings are the shortest ones offered", () => {
  for (const { right, wrong } of ofModel("concise-wording"))
    expect(wrong.filter((option) => option.split(" ").length <= right.split(" ").length)).toEqual([]);
});

test("places in a draft are offered in the order of the draft", () => {
  const places = shown.filter(({ options }) => options.every((option) => /^Sentence \d$/.test(option)));
  expect(places.length).toBeGreaterThanOrEqual(3);
  for (const { options } of places) expect(options).toEqual(options.toSorted());
});
