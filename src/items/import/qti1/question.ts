import type { Notes } from "../notes";
import type { AskedRecord, Html } from "../record";
import { Refusal } from "../refusal";
import { withoutTrailingDigits } from "../without-trailing-digits";
import type { Fields } from "./metadata";
import type { Presentation, Response } from "./presentation";
import type { Scoring } from "./rules";

/** An item after its content and its scoring have been read. */
export interface Question {
  readonly presentation: Presentation;
  readonly scoring: Scoring;
  readonly fields: Fields;
  readonly notes: Notes;
  /** The quiz shuffles options. */
  readonly shuffle: boolean;
  /** Whether partly right answers earn partial credit; null: not stated. */
  readonly partial: boolean | null;
  /** The percentage of the points that each option earns, if the file states it; used only with `partial`. */
  readonly percents: ReadonlyMap<string, number>;
}

/** A question of one kind: its text, the question asked, and the score of a right answer in the units of the file. */
export interface Qti1Reading {
  readonly stem: Html;
  readonly asked: AskedRecord;
  readonly full: number;
  /** The least share that an answer can earn; absent: 0. */
  readonly lowest?: number;
}

/** The only response of a question. Throws Refusal. */
export const onlyResponse = ({ presentation }: Question): Response => {
  const [response, ...others] = presentation.responses;
  if (!response) throw new Refusal("noInteraction");
  if (others.length > 0) throw new Refusal("kindUnsupported", `${others.length + 1}`);
  return response;
};

/** Checks that a response has 2 to 60 options with different identifiers. Throws Refusal. */
export const checkLabels = ({ labels }: Response): void => {
  if (labels.length < 2 || labels.length > 60) throw new Refusal("choicesOutOfRange", String(labels.length));
  if (new Set(labels.map((label) => label.ident)).size < labels.length) throw new Refusal("choiceIdentifiersRepeated");
};

/**
 * The shares of the options, if the file states percentages and partial credit counts; null: otherwise. Throws Refusal.
 */
export const percentShares = ({ labels }: Response, { partial, percents }: Question): Map<string, number> | null => {
  if (partial !== true || percents.size === 0) return null;
  const idents = new Set(labels.map(({ ident }) => ident));
  for (const ident of percents.keys()) if (!idents.has(ident)) throw new Refusal("keyUnknown", ident.slice(0, 60));
  const shares = labels.map(({ ident }) => [ident, withoutTrailingDigits((percents.get(ident) ?? 0) / 100)] as const);
  const unclear = shares.find(([, share]) => share < 0 || share > 1);
  if (unclear) throw new Refusal("pointsUnreadable", `${unclear[1] * 100}%`);
  return new Map(shares);
};

/** `lowest` if an answer can lose points. */
export const qti1Lowest = (least: number): { readonly lowest?: number } =>
  least < 0 ? { lowest: Math.max(-1, least) } : {};
