import { comparable } from "./comparable";
import type { Localized } from "./content";
import type { Answer, Interaction } from "./item";
import { currency, namesOf, withPlainUnits } from "./units";

/**
 * How the digits of a number may be written; the first form that fits is the one that counts. A point alone is always
 * decimal (1.234), a comma before groups of three parts thousands (1,234); any other comma can only be decimal (1,5).
 */
const digitForms: readonly { readonly shape: RegExp; readonly group: string }[] = [
  { shape: /^(?:\d+\.?\d*|\.\d+)$/, group: "" },
  { shape: /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/, group: "," },
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
const mixed = /^(.*[^ /又]) ?[ 又] ?(\d+) ?\/ ?(\d+)$/;

const fold = (text: string): string =>
  withPlainUnits(comparable(text.replace(readyFractions, " $& ").replaceAll("。", "."), false).replace(/[⁄∕]/g, "/"));

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

/** The names under which the unit of an item may be written; where none is asked for, a currency says nothing new. */
const namesAsked = (unit: Localized | undefined): string => {
  const asked = [unit?.en, unit?.zh].flatMap((name) => (name ? [namesOf(fold(name))] : []));
  return asked.length === 0 ? currency : asked.join("|");
};

/**
 * The number that an entry stands for, `null` when it stands for none. Read are 1,234.5, 1 234.5, 1,5, −2, 3/4, ½ and
 * 2 1/4, in any width of digits and with any dash as minus; `x =` in front; and the unit, a currency or a percent sign
 * where the item asks for it. A mixed number needs a proper fraction. Words, exponents and other units are no numbers.
 */
export const readNumber = (entry: string, unit?: Localized): number | null => {
  if (entry.length > longest || compound.test(entry)) return null;
  const names = `(?:${namesAsked(unit)})`;
  const parts = new RegExp(String.raw`^([+-]?) ?(?:${names} ?)?([+-]?) ?(.*?)(?: ?${names}\.?)?$`);
  const [, outer = "", inner = "", amount = ""] = parts.exec(fold(entry).replace(label, "")) ?? [];
  const value = readAmount(amount);
  const sign = outer + inner;
  if (!Number.isFinite(value) || sign.length > 1) return null;
  return sign === "-" && value !== 0 ? -value : value;
};

/** Whether an answer says something that can be scored: of a numeric entry, one that reads as a number. */
export const isReadable = (interaction: Interaction, answer: Answer): boolean =>
  interaction.type !== "numeric_entry" ||
  (answer.type === interaction.type && readNumber(answer.text, interaction.unit) !== null);
