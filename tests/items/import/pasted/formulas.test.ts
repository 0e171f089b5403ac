import { describe, expect, it } from "vitest";
import { finishDraft } from "../../../../src/items/authoring/finish-draft";
import { toHtml } from "../../../../src/items/content/content";
import { parsePasted } from "../../../../src/items/import/pasted/parse-pasted";

const read = (text: string) => parsePasted({ text }, { seed: "formulas" });
const raw = String.raw;

const stems: readonly (readonly [title: string, typed: string, stem: string])[] = [
  ["between \\( and \\)", raw`What is \(x^2\)?`, raw`What is \(x^2\)?`],
  ["between \\[ and \\]", raw`Solve \[x^2 = 4\]`, raw`Solve \[x^2 = 4\]`],
  ["between dollars", raw`What is $\frac{1}{2}$ of 4?`, raw`What is \(\frac{1}{2}\) of 4?`],
  ["between double dollars", raw`Solve $$x = 1$$`, raw`Solve \[x = 1\]`],
  ["with a sign that HTML writes otherwise", raw`Is \(a < b\) here?`, raw`Is \(a &lt; b\) here?`],
  [
    "with several columns",
    raw`Find \(\begin{matrix}a & b\end{matrix}\).`,
    raw`Find \(\begin{matrix}a &amp; b\end{matrix}\).`,
  ],
  ["with two braces, which would be a gap", raw`Find \(\sqrt{{a}^{2}}\).`, raw`Find \(\sqrt{ {a}^{2}}\).`],
  ["twice in a line", raw`Is \(a\) or \(b\) larger?`, raw`Is \(a\) or \(b\) larger?`],
  ["with Chinese words", raw`计算 \(\sqrt{9}\) 的值`, raw`计算 \(\sqrt{9}\) 的值`],
];

describe("the formulas of a pasted question", () => {
  it.each(stems)("stay as they were typed %s", async (_, typed, stem) => {
    const { items, refused } = await read(`1. ${typed}\na) one\n*b) two`);
    expect([refused, items.map(({ item }) => item.body.stem.en ?? item.body.stem.zh)]).toEqual([[], [stem]]);
  });

  it.each(stems)("are drawn in the revision of its draft %s", async (_, typed, stem) => {
    const [made] = (await read(`1. ${typed}\na) one\n*b) two`)).items;
    if (made === undefined) throw new Error("nothing was read");
    const { body, key, skill, subject, points, expected_ms } = made.item;
    const draft = { body, key, skill, subject, points, expected_ms, level: null, tags: [] };
    const { item, findings } = finishDraft(draft, "i1", "Ms Lin");
    expect([findings, item?.body.stem.en ?? item?.body.stem.zh]).toEqual([[], toHtml(stem)]);
    expect(toHtml(stem)).toContain("<math");
  });

  it("stay in choices, gaps and explanations", async () => {
    const choices = raw`1. Which is larger?
a) \(\frac{1}{2}\)
*b) \(\frac{2}{3}\)
Explanation: \(\frac{2}{3} > \frac{1}{2}\)`;
    const [made] = (await read(choices)).items;
    const interaction = made?.item.body.interaction;
    expect([
      interaction?.type === "single_choice" ? interaction.options.map(({ content }) => content.en) : null,
      made?.item.explanation?.en,
    ]).toEqual([[raw`\(\frac{1}{2}\)`, raw`\(\frac{2}{3}\)`], raw`\(\frac{2}{3} &gt; \frac{1}{2}\)`]);
  });

  it("refuse the question if they cannot be read, with the formula", async () => {
    const { items, refused } = await read(raw`1. What is \(\frac{1}\)?
a) one
*b) two`);
    expect([items, refused.map(({ line, end, reason }) => [line, end, reason])]).toEqual([
      [],
      [[1, 3, { code: "formulaUnreadable", detail: raw`\frac{1}` }]],
    ]);
  });
});
