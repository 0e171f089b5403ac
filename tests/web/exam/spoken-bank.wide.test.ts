import { expect, it } from "vitest";
import { plannedBanks } from "../../../src/items/review/plan";
import { lineOf, partsOf, visibleText } from "../../../src/web/exam/tools/speech/math-row";
import { spokenMath } from "../../../src/web/exam/tools/speech/spoken-math";

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) yield* textsIn(part);
}

/** Every formula of every bank once. */
const formulas = (): readonly string[] => [
  ...new Set(
    plannedBanks.flatMap(({ items }) =>
      items().flatMap((item) => [...textsIn(item)].flatMap((text) => text.match(/<math[\s\S]*?<\/math>/g) ?? [])),
    ),
  ),
];

/**
 * The structure of a formula, independent of its rows; dots in the middle and at the foot are one sign, as are two
 * degrees.
 */
const written = (node: Element): string => {
  const parts = partsOf(node);
  if (parts[0] !== node) return parts.map(written).join(" ");
  if (node.children.length === 0) return visibleText(node).replace("⋯", "…").replace("∘", "°");
  const kind = [node.localName, lineOf(node), node.getAttribute("linethickness")].join(" ");
  return `${kind}(${[...node.children].map(written).join("; ")})`;
};

const heard = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[,;:，；：]/g, " ")
    .replace(/\s+/g, " ");

it.each(["en", "zh"] as const)("different formulas of the banks are spoken differently in %s", (language) => {
  const all = formulas();
  expect(all.length).toBeGreaterThan(3_000);
  const saidAs = new Map<string, Set<string>>();
  for (const markup of all) {
    document.body.innerHTML = markup;
    const node = document.body.querySelector("math");
    if (node === null) throw new Error(`no formula: ${markup}`);
    const words = heard(spokenMath(node, language));
    saidAs.set(words, (saidAs.get(words) ?? new Set()).add(written(node)));
  }
  expect([...saidAs].flatMap(([words, forms]) => (forms.size > 1 ? [[words, ...forms]] : []))).toEqual([]);
});
