/** A text in both languages. Maths is LaTeX between \( and \); a line break starts a new paragraph. */
export interface Words {
  readonly en: string;
  readonly zh: string;
}

export const say = (en: string, zh: string): Words => ({ en, zh });

/** The same text for both languages: numbers, formulae, units. */
export const same = (text: string): Words => ({ en: text, zh: text });

export const wordsOf = (text: string | Words): Words => (typeof text === "string" ? same(text) : text);

/** A number with its noun: "1 apple", "3 apples". */
export const count = (n: number, one: string, many = `${one}s`): string => `${num(n)} ${n === 1 ? one : many}`;

const ordinalEndings: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };
/** An English ordinal: "21st", "12th". */
export const ordinal = (n: number): string =>
  `${num(n)}${(Math.floor(n / 10) % 10 === 1 ? undefined : ordinalEndings[n % 10]) ?? "th"}`;

/** A noun with its indefinite article: "a square", "an octagon". */
export const withArticle = (noun: string, capital = false): string =>
  `${capital ? "A" : "a"}${/^[aeiou]/.test(noun) ? "n" : ""} ${noun}`;

/** A whole number from 1 to 99 in Chinese: 七, 十二, 二十. */
export const hanNumber = (n: number): string => {
  const [tens, ones] = [Math.floor(n / 10), n % 10];
  const digit = (value: number) => "零一二三四五六七八九".charAt(value);
  return `${tens > 1 ? digit(tens) : ""}${tens > 0 ? "十" : ""}${ones > 0 ? digit(ones) : ""}`;
};

/** Removes binary rounding noise: 0.1 + 0.2 becomes 0.3, and -0 becomes 0. */
export const tidy = (value: number): number => {
  const rounded = Math.round(value * 1e8) / 1e8;
  return rounded === 0 ? 0 : rounded;
};

const grouped = (value: number, space: string): string => {
  const [whole = "", decimals] = String(Math.abs(tidy(value))).split(".");
  const spaced = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, space) : whole;
  return decimals === undefined ? spaced : `${spaced}.${decimals}`;
};

/** A number in running text: true minus sign, thin spaces from five digits on. */
export const num = (value: number): string => `${tidy(value) < 0 ? "−" : ""}${grouped(value, "\u202f")}`;

/** A number inside LaTeX. */
export const tex = (value: number): string => `${tidy(value) < 0 ? "-" : ""}${grouped(value, "\\,")}`;

/** A number inside LaTeX that follows an operator: negatives in brackets. */
export const bracketed = (value: number): string => (tidy(value) < 0 ? `(${tex(value)})` : tex(value));

/** A number with its sign to follow another term: "+ 3" or "- 3". */
export const signed = (value: number): string => `${tidy(value) < 0 ? "-" : "+"} ${tex(Math.abs(value))}`;

export const fixed = (value: number, places: number): string => tidy(value).toFixed(places).replace("-", "−");

/** A formula in running text; fractions are set at full size. */
export const maths = (formula: string): string =>
  /\\(frac|binom)/.test(formula) ? `\\(\\displaystyle ${formula}\\)` : `\\(${formula}\\)`;
