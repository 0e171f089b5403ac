import fc from "fast-check";
import { rounded, type PlainAnswer, type PlainQuestion } from "./plain-question";

const characters = [
  ...Array.from("abcdeXYZ0123 .,;!?&<>\"'{}~=#:%@/|+-_^éß中文שלוםعربي😀𝒳"),
  "\u00a0",
  "&amp;",
  "&#65;",
  "</p>",
];

const isPlainText = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !/\{\{|\/\/|\$|->|--/.test(text) && !/^(?:[A-Za-z][.)]|ANSWER|\[|%)/i.test(text);

/** A visible text of one line that may contain the special signs of all formats. */
const line = fc
  .array(fc.constantFrom(...characters), { minLength: 1, maxLength: 24 })
  .map((parts) => parts.join("").replace(/\s+/g, " ").trim())
  .filter(isPlainText);
const visible = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
const lines = (minLength: number, maxLength: number) =>
  fc.uniqueArray(line, { minLength, maxLength, selector: visible });

const forms = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9 ]{0,9}[a-z]$/), {
  minLength: 1,
  maxLength: 4,
  selector: visible,
});
const decimals = fc.integer({ min: -99_999, max: 99_999 }).map((value) => value / 100);
const parts = fc.constantFrom(0, 0, 0.5, 0.25, -0.5, -0.25);

const one = fc
  .tuple(lines(2, 8), fc.array(parts, { minLength: 8, maxLength: 8 }), fc.nat())
  .map(([options, credit, at]): PlainAnswer => ({
    kind: "one",
    options,
    shares: options.map((_, index) => (index === at % options.length ? 1 : (credit[index] ?? 0))),
  }));
const several = fc
  .tuple(lines(2, 8), fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), fc.boolean(), parts)
  .map(([options, chosen, isWhole, other]): PlainAnswer => {
    const right = options.map((_, index) => index === 0 || (chosen[index] ?? false));
    const count = right.filter(Boolean).length;
    return {
      kind: "several",
      options,
      shares: right.map((is) => rounded(is ? (isWhole ? 1 : 1 / count) : isWhole ? 0 : Math.min(0, other))),
      isWhole,
    };
  });
const text = fc.tuple(forms, fc.boolean()).map(([accepted, isExact]): PlainAnswer => ({
  kind: "text",
  forms: accepted.map((form, index) => [form, index === 0 ? 1 : 0.5]),
  isExact,
}));
const number = fc.tuple(decimals, fc.constantFrom(0, 0.5, 2, 0.01)).map(([value, tolerance]): PlainAnswer => ({
  kind: "number",
  intervals: [[rounded(value - tolerance), rounded(value + tolerance), 1]],
}));
const pairs = fc.tuple(lines(4, 8), fc.integer({ min: 0, max: 1 })).map(([texts, spare]): PlainAnswer => {
  const half = Math.floor((texts.length - spare) / 2);
  const joined = texts.slice(0, half).map((source, index) => [source, texts[half + index] ?? ""] as const);
  return { kind: "pairs", pairs: joined, targets: texts.slice(half, 2 * half + spare).toSorted() };
});
const order = lines(3, 6).map((texts): PlainAnswer => ({ kind: "order", order: texts }));

const answers = { one, several, text, number, pairs, order };

/** Questions of these kinds; `pointsOf` has the points that the format can express. */
export const plainQuestions = (
  kinds: readonly (keyof typeof answers)[],
  pointsOf: readonly number[],
): fc.Arbitrary<PlainQuestion[]> =>
  fc.array(
    fc.record({
      stem: line,
      points: fc.constantFrom(...pointsOf),
      answer: fc.oneof(...kinds.map((kind) => answers[kind])),
    }),
    { minLength: 1, maxLength: 6 },
  );
