import { comparable } from "./comparable";
import type { Localized } from "./content";
import type { Answer, Interaction, InteractionOf } from "./item";
import { countedThings, currency, degreeNames, unitNames, withPlainUnits } from "./units";

/**
 * The ways to write the digits of a number; the first form that fits is used. A single point is always decimal (1.234),
 * a comma before groups of three digits separates thousands (1,234), before groups of two and a last group of three
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
/**
 * Raised, lowered and circled digits, which would be joined to the digits before them; behind a letter they are part of
 * a unit.
 */
const compound = /(?:^|\P{L})(?![¼½¾⅐-⅞])\p{No}/u;
const label = /^\p{L}{0,3} ?= ?/u;
const fraction = /^([^ /]+) ?\/ ?([^ /]+)$/;
const mixed = /^(.*[^ /又a-z])(?:-| ?[ 又] ?| and )(\d+) ?\/ ?(\d+)$/;
const minus = /^(?:[负負]|零下|minus |negative )/;

/** Digits of other scripts are encoded in runs of ten, each from zero to nine. */
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

/** The text without brackets around the whole; with a comma inside, the brackets form a pair and stay. */
const bare = (text: string): string => text.replace(/^\( ?([^(),]*[^(), ]) ?\)$/, "$1");

const readDigits = (digits: string): number => {
  const form = digitForms.find(({ shape }) => shape.test(digits));
  return form ? Number(digits.replaceAll(form.group, "").replace(",", ".")) : Number.NaN;
};

const readMixed = (whole: number, top: number, bottom: number): number =>
  Number.isInteger(whole) && top < bottom ? whole + top / bottom : Number.NaN;

/** A number without sign or unit; NaN if it is none. */
const readAmount = (amount: string): number => {
  const [, whole, over = "", under = ""] = mixed.exec(amount) ?? [];
  if (whole !== undefined) return readMixed(readDigits(whole), Number(over), Number(under));
  const [, top, bottom = ""] = fraction.exec(amount) ?? [];
  return top === undefined ? readDigits(amount) : readDigits(top) / readDigits(bottom);
};

/**
 * A pattern of the names accepted for the unit of an item. If the item asks for no unit, a currency, degrees or the
 * name of the counted things adds no information and is accepted.
 */
const namesAsked = (unit: Localized | undefined): string => {
  const asked = [unit?.en, unit?.zh].flatMap((name) => (name ? [unitNames(fold(name))] : []));
  return asked.length === 0 ? `${currency}|${degreeNames}|${countedThings}` : asked.join("|");
};

/**
 * The number that an entry stands for; `null` if it stands for none. It reads 1,234.5, 1 234.5, 1,5, −2, 3/4, ½, 2 1/4
 * and 2-1/4, in digits of any width or script, with any dash or 负 as minus, in brackets and with a full stop; `x =` in
 * front; and the unit or percent sign that the item asks for, or, if it asks for none, a currency, degrees or the name
 * of the counted things. A mixed number needs a proper fraction. Words, exponents and other units are not numbers.
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

/** The first gap for a number in which another text is typed. */
export const unreadGap = (
  { gaps }: InteractionOf<"gaps">,
  texts: Readonly<Record<string, string>>,
): string | undefined =>
  gaps.find(
    ({ gap_id: gapId, kind }) =>
      kind === "number" && texts[gapId]?.trim() !== "" && readNumber(texts[gapId] ?? "0") === null,
  )?.gap_id;

/** Whether an answer can be scored: whether each entry for a number can be read as a number. */
export const isReadable = (interaction: Interaction, answer: Answer): boolean =>
  answer.type === "gaps" && interaction.type === "gaps"
    ? unreadGap(interaction, answer.texts) === undefined
    : interaction.type !== "numeric_entry" ||
      (answer.type === interaction.type && readNumber(answer.text, interaction.unit) !== null);
