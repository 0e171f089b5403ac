import { describe, expect, it } from "vitest";
import { withFormulaEnds } from "../../src/contract/item/formula-ends";

const x = "<math><mi>x</mi></math>";
const block = '<math display="block"><mi>x</mi></math>';
const kept = (text: string) => `<span class="f">${text}</span>`;

describe("a formula in running text", () => {
  it.each([
    [`So ${x}. Then ${x}, and ${x}?`, `So ${kept(`${x}.`)} Then ${kept(`${x},`)} and ${kept(`${x}?`)}`],
    [`the ${x}-axis and the ${x}th term`, `the ${kept(`${x}-`)}axis and the ${kept(`${x}th`)} term`],
    [`it holds (${x}), “${x}”`, `it holds ${kept(`(${x}),`)} ${kept(`“${x}”`)}`],
    [`当 ${x}，得 ${x}。再`, `当 ${kept(`${x}，`)}得 ${kept(`${x}。`)}再`],
  ])("keeps the marks that touch it: %s", (html, whole) => {
    expect(withFormulaEnds(html, "f")).toBe(whole);
  });

  it.each([[`${x} and ${x} 的值`], [`<p>${block}.</p>`], ["no formula (at all)."]])("is left alone: %s", (html) => {
    expect(withFormulaEnds(html, "f")).toBe(html);
  });
});
