import type { ItemDraft, Value } from "../../../src/items/engine/model";
import type { Settled } from "../../../src/items/engine/settle";
import { tidy, wordsOf, type Words } from "../../../src/items/engine/words";

const blocks = (text: string): number => text.split("\\(").length - 1;
/** Text without the marks that differ between running text and LaTeX. */
export const plain = (text: string): string =>
  text
    .replaceAll("\\displaystyle", "")
    .replace(/\\[(),]|[\s\u202f]|\{,\}/g, "")
    .replaceAll("−", "-");
/** Patterns of faulty texts: a failed computation, minus zero, two signs, many decimals, a needless 1 or 0, a gap. */
const noises = [
  /NaN|undefined|Infinity|\[object/,
  /(?<![\d.])-0(?![.\d])|[+-] -|\d\.\d{7,}/,
  /(?<![\d.])1[xyn](?![a-z])| \+ 0\b(?!\.)/,
  /\s{2,}/,
];
const noise = new RegExp(noises.map(({ source }) => source).join("|"));

const answersOf = ({ draft, options }: Settled): Words[] => {
  const { ask } = draft;
  if (ask.type === "numeric_entry") return [wordsOf(String(tidy(ask.right)))];
  return options.filter(({ mistake }) => mistake === null).map(({ text }) => text);
};

const textsOf = ({ draft, options }: Settled): Words[] => [
  draft.stem,
  draft.explanation,
  ...options.map(({ text }) => text),
];

const orders = (values: readonly number[]): number[][] =>
  values.length < 2
    ? [[...values]]
    : values.flatMap((value, index) => orders(values.toSpliced(index, 1)).map((rest) => [value, ...rest]));

/** A fault of the key; undefined when there is none. */
export const keyFault = ({ draft, options }: Settled): string | undefined => {
  const { ask } = draft;
  if (ask.type === "numeric_entry")
    return draft.holds(ask.right) &&
      ![ask.right + 1, -ask.right - 3].some((other) => other !== ask.right && draft.holds(other))
      ? undefined
      : "the entry's value is not the only one";
  if (ask.type === "order") {
    const sizes = ask.right.map((value) => Number(ask.worth?.(value) ?? value));
    const good = orders(sizes).filter((order) => draft.holds(order));
    return good.length === 1 && good[0]?.every((size, index) => size === sizes[index])
      ? undefined
      : "the order is not the only one";
  }
  const wrong = options.find(({ value, mistake }) => draft.holds(value) !== (mistake === null));
  return (
    wrong && `option ${JSON.stringify(wrong.value)} (${wrong.mistake ?? "key"}) holds: ${draft.holds(wrong.value)}`
  );
};

export const distinct = (list: readonly string[]): boolean => new Set(list).size === list.length;
export const optionFault = ({ draft, options }: Settled): string | undefined => {
  const { ask } = draft;
  if (ask.type === "numeric_entry") return undefined;
  const worth = (value: Value) => JSON.stringify(ask.worth?.(value) ?? value);
  if (options.length !== { single_choice: 4, multiple_choice: 5, order: 4 }[ask.type])
    return `${options.length} options`;
  if (!distinct(options.map(({ value }) => worth(value)))) return "values repeat";
  if (!distinct(options.map(({ text }) => plain(text.en))) || !distinct(options.map(({ text }) => plain(text.zh))))
    return "texts repeat";
  if (options.some(({ mistake }) => mistake !== null && !/^[a-z][A-Za-z]{3,}$/.test(mistake)))
    return "a mistake has no name";
  return undefined;
};

/** Whether text outside formulae has a typed hyphen for a minus sign or a straight apostrophe. */
const typed = (text: string): boolean => /(?<![\d\w])-\d|'/.test(text.replace(/\\\(.*?\\\)/g, ""));

/** A fault of the wording other than of its language; undefined when there is none. */
export const wordingFault = (settled: Settled): string | undefined => {
  for (const words of textsOf(settled)) {
    for (const text of [words.en, words.zh]) if (noise.test(text) || text.trim() === "") return `noise in: ${text}`;
    for (const text of [words.en, words.zh]) if (typed(text)) return `a sign as keyboards have it in: ${text}`;
    if (blocks(words.en) !== blocks(words.zh)) return `unequal formulae: ${words.en} / ${words.zh}`;
    if (/[\u4e00-\u9fff！]|!(?!\s*=|\s*\\\)| -)/.test(words.en) && !/\d!/.test(words.en))
      return `not English: ${words.en}`;
  }
  return undefined;
};

export const textFault = (settled: Settled): string | undefined => {
  const fault = wordingFault(settled);
  if (fault !== undefined) return fault;
  const { draft } = settled;
  if (!/[\u4e00-\u9fff]/.test(draft.stem.zh)) return `not Chinese: ${draft.stem.zh}`;
  const { explanation }: ItemDraft = draft;
  const missing = answersOf(settled).find(
    ({ en, zh }) => !plain(explanation.en).includes(plain(en)) || !plain(explanation.zh).includes(plain(zh)),
  );
  return (
    missing && `the explanation does not name ${missing.en} / ${missing.zh}: ${explanation.en} / ${explanation.zh}`
  );
};
