import type { Accommodation } from "../../contract/attempt/accommodation";
import { examColours } from "../../contract/attempt/exam-colours";
import { noAccommodation } from "../../contract/attempt/no-accommodation";
import { textSizes } from "../../contract/attempt/text-sizes";
import { isInForce, type AccommodationRow } from "../attempts/accommodations";
import { textTable } from "./text-table";

/** The options of the command line as typed. */
export interface AccommodationOptions {
  readonly time?: string;
  readonly breaks?: string;
  readonly extraBreaks?: boolean;
  readonly speech?: boolean;
  readonly text?: string;
  readonly colours?: string;
}

const factors = new Map([1.25, 1.5, 2].map((factor) => [String(factor), factor]));
const times = new Map<string, number | null>([...factors, ["untimed", null]]);
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const colourNames = new Map(examColours.map((name) => [kebab(name), name]));
const sizeNames = new Map(textSizes.filter((size) => size > 100).map((size) => [String(size), size]));

function oneOf<Value>(option: string, typed: string, values: ReadonlyMap<string, Value>): Value {
  const value = values.get(typed);
  if (value === undefined) throw new Error(`${option} is one of ${[...values.keys()].join(", ")}, and not "${typed}".`);
  return value;
}

/**
 * The accommodation that the options describe; null where there are none. Throws an error with a sentence for an
 * invalid value.
 */
export function termsFrom(options: AccommodationOptions): Accommodation | null {
  const { time, breaks, extraBreaks, speech, text, colours } = options;
  const named: Partial<Accommodation> = {
    ...(time === undefined ? {} : { time_factor: oneOf("--time", time, times) }),
    ...(breaks === undefined ? {} : { break_factor: oneOf("--breaks", breaks, factors) }),
    ...(extraBreaks === true ? { extra_breaks: true } : {}),
    ...(speech === true ? { text_to_speech: true } : {}),
    ...(text === undefined ? {} : { text_size: oneOf("--text", text, sizeNames) }),
    ...(colours === undefined ? {} : { colours: oneOf("--colours", colours, colourNames) }),
  };
  return Object.keys(named).length === 0 ? null : { ...noAccommodation, ...named };
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The end of a day in UTC, as the first ms after it. Throws an error with a sentence where it is not a day, or is past.
 */
export function untilOf(typed: string, now: number): number {
  const begin = day.test(typed) ? Date.parse(`${typed}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(begin) || new Date(begin).toISOString().slice(0, 10) !== typed)
    throw new Error(`--until is a day such as 2027-07-31, and not "${typed}".`);
  const until = begin + 86_400_000;
  if (until <= now) throw new Error(`--until ${typed} is over already.`);
  return until;
}

/** The accommodation in words. */
export function accommodationWords(terms: Accommodation | null): string {
  if (terms === null) return "nothing";
  const { time_factor, break_factor, extra_breaks, text_to_speech, text_size, colours } = terms;
  const words = [
    ...(time_factor === null ? ["no time limit"] : time_factor === 1 ? [] : [`time ×${time_factor}`]),
    ...(break_factor === 1 ? [] : [`breaks ×${break_factor}`]),
    ...(extra_breaks ? ["a break after each section"] : []),
    ...(text_to_speech ? ["text to speech"] : []),
    ...(text_size === 100 ? [] : [`text at ${text_size} %`]),
    ...(colours === null ? [] : [`colours ${kebab(colours)}`]),
  ];
  return words.length === 0 ? "nothing" : words.join(", ");
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** A student's record as lines, the newest version first. */
export function recordLines(username: string, rows: readonly AccommodationRow[], now: number): string {
  const [newest] = rows;
  if (newest === undefined) return `${username} was never given anything: every test is as it is for everybody.`;
  const counting = isInForce(newest, now) ? newest.terms : null;
  const lines = rows.map(({ version, terms, givenBy, givenAt, until, note }) => [
    `${version}.`,
    dayOf(givenAt),
    until === null ? "" : dayOf(until - 1),
    givenBy,
    accommodationWords(terms),
    note,
  ]);
  const table = textTable(["", "given", "until", "by", "what", "note"], lines);
  return `${username} has now: ${accommodationWords(counting)}.\n\n${table}`;
}
