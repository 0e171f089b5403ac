import { comparable } from "./comparable";
import type { Localized } from "./content";
import type { Answer, Interaction } from "./item";
import { countedThings, currency, degreeNames, unitNames, withPlainUnits } from "./units";

/**
 * How the digits of a number may be written; the first form that fits is the one that counts. A point alone is always
 * decimal (1.234), a comma before groups of three parts thousands (1,234), before groups of two and a last one of three
 * lakhs (12,34,567); any other comma can only be decimal (1,5).
 */
const digitForms: readonly { readonly shape: RegExp; readonly group: string }[] = [
  { shape: /^(?:\d+\.?\d*|\.\d+)$/, group: "" },
  { shape: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/, group: "," },
  { shape: /^[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d*)?$/, group: "," },
  { shape: /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d*)?$/, group: " " },
  { shape: /^[1-9]\d{0,2}(?:'\d{3})+(?:[.,]\d*)?$/, group: "'" },
  { shape: /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/, group: "." },
  { shape: /^\d*,\d+$/, group: "" },
];

const longest = 100;
const readyFractions = /[¼½¾⅐-⅞]/g;
/** Raised, lowered and circled digits would be glued to the digits before; behind a letter they are part of a unit. */
const compound = /(?:^|\P{L})(?![¼½¾⅐-⅞])\p{No}/u;
const label = /^\p{L}{0,3} ?= ?/u;
const fraction = /^([^ /]+) ?\/ ?([^ /]+)$/;
const mixed = /^(.*[^ /又a-z])(?:-| ?[ 又] ?| and )(\d+) ?\/ ?(\d+)$/;
const minus = /^(?:[负負]|零下|minus |negative )/;

/** Digits of other scripts stand in runs of ten, each from nought to nine. */
const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
};

const fold = (text: string): string =>
  withPlainUnits(
    comparable(text.replace(readyFractions, " $& ").replace(/[。٫]/g, ".").replace(/[º˚∘]/g, "°"), false)
      .replace(/[⁄∕÷]/g, "/")
      .replace(/(?!\d)\p{Nd}/gu, plainDigit),
  );

/** Without brackets around all of it; a comma in them makes a pair. */
const bare = (text: string): string => text.replace(/^\( ?([^(),]*[^(), ]) ?\)$/, "$1");

const readDigits = (digits: string): number => {
  const form = digitForms.find(({ shape }) => shape.test(digits));
  return form ? Number(digits.replaceAll(form.group, "").replace(",", ".")) : Number.NaN;
};

const readMixed = (whole: number, top: number, bottom: number): number =>
  Number.isInteger(whole) && top < bottom ? whole + top / bottom : Number.NaN;

/** A number without sign or unit; NaN when it is none. */
const readAmount = (amount: string): number => {
  const [, whole, over = "", under = ""] = mixed.exec(amount) ?? [];
  if (whole !== undefined) return readMixed(readDigits(whole), Number(over), Number(under));
  const [, top, bottom = ""] = fraction.exec(amount) ?? [];
  return top === undefined ? readDigits(amount) : readDigits(top) / readDigits(bottom);
};

/**
 * The names under which the unit of an item may be written; where none is asked for, a currency, degrees or what is
 * counted say nothing new.
 */
const namesAsked = (unit: Localized | undefined): string => {
  const asked = [unit?.en, unit?.zh].flatMap((name) => (name ? [unitNames(fold(name))] : []));
  return asked.length === 0 ? `${currency}|${degreeNames}|${countedThings}` : asked.join("|");
};

/**
 * The number that an entry stands for, `null` when it stands for none. Read are 1,234.5, 1 234.5, 1,5, −2, 3/4, ½,
 * 2 1/4 and 2-1/4, in digits of any width or script and with any dash or 负 as minus, in brackets and with a full stop;
 * `x =` in front; and the unit or percent sign that the item asks for, where it asks for none a currency, degrees or
 * what is counted. A mixed number needs a proper fraction. Words, exponents and other units are no numbers.
 */
export const readNumber = (entry: string, unit?: Localized): number | null => {
  if (entry.length > longest || compound.test(entry)) return null;
  const names = `(?:${namesAsked(unit)})`;
  const parts = new RegExp(String.raw`^([+-]?) ?(?:${names} ?)?([+-]?) ?(.*?)(?: ?${names}\.?)?$`);
  const [, outer = "", inner = "", amount = ""] =
    parts.exec(bare(fold(entry).replace(label, "")).replace(minus, "-")) ?? [];
  const value = readAmount(bare(amount.replace(/ ?\.$/, "")));
  const sign = outer + inner;
  if (!Number.isFinite(value) || sign.length > 1) return null;
  return sign === "-" && value !== 0 ? -value : value;
};

/** Whether an answer says something that can be scored: of a numeric entry, one that reads as a number. */
export const isReadable = (interaction: Interaction, answer: Answer): boolean =>
  interaction.type !== "numeric_entry" ||
  (answer.type === interaction.type && readNumber(answer.text, interaction.unit) !== null);
