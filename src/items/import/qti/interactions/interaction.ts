import type { Notes } from "../../notes";
import type { AskedRecord, GapRecord } from "../../record";
import type { XmlElement } from "../../xml";
import type { Parents } from "../item-tree";
import type { MarkupContext, Placement } from "../markup";
import type { AnswerClasses } from "../processing/answer-classes";
import type { ScoringProgram } from "../processing/program";
import type { ResponseDeclaration } from "../response-declaration";

/** What a reader of an interaction needs to know of its item. */
export interface ItemScope {
  /** Identifies the question within its file. */
  readonly identity: string;
  readonly itemBody: XmlElement;
  readonly parents: Parents;
  readonly program: ScoringProgram;
  readonly notes: Notes;
  readonly markup: MarkupContext;
}

/** What an interaction asks, and what it earns. */
export interface Asking {
  readonly asked: AskedRecord;
  /** The points of a right answer. */
  readonly points: number;
  /** The least share of the points. */
  readonly lowest: number;
  readonly placements: ReadonlyMap<XmlElement, Placement>;
  /** HTML of the prompt; empty: none. */
  readonly prompt: string;
  /** The answer is given within the text, so that what follows stays in its place. */
  readonly textStays?: true;
}

type WithoutPlace<Gap> = Gap extends unknown ? Omit<Gap, "id" | "weight"> : never;
export type GapContent = WithoutPlace<GapRecord>;

/** A part of an answer: one response that takes one value. */
export interface AnswerPart {
  readonly element: XmlElement;
  readonly classes: AnswerClasses;
  readonly prompt: string;
  /** The part as a gap, from the share of the points that each class earns. */
  readonly content: (shares: readonly number[]) => GapContent;
  /** The part as the whole question, from the same; null: it is a text with one gap. */
  readonly asked: (shares: readonly number[]) => AskedRecord | null;
  /** A text that is compared letter by letter, where the file does not say by itself that capitals count. */
  readonly capitalsUnnamed?: boolean;
  /** Where its field stands in the text, when it is the whole question; absent: at its place there is nothing. */
  readonly field?: Placement;
  /** The element that holds only the field and its unit; it is left out where the part is the whole question. */
  readonly unitBlock?: XmlElement;
  /** The choices stand below the text that the part itself gives, so that what follows stays in its place. */
  readonly textStays?: true;
}

/** Reads one kind of interaction. */
export interface InteractionReader {
  /** The identifiers that the response may hold; absent: it holds other values. */
  readonly choices?: (element: XmlElement) => readonly string[];
  /** Reads it as a part of an answer, which may stand alone or beside others; null: its response is no single value. */
  readonly part?: (element: XmlElement, response: ResponseDeclaration, scope: ItemScope) => AnswerPart | null;
  /** Reads it as the whole question. */
  readonly whole?: (element: XmlElement, response: ResponseDeclaration, scope: ItemScope) => Asking;
}

/** Marks the place of choices in the stem. */
export const choicesMark = "\u{F0002}";
export const atChoices: Placement = { html: choicesMark, alone: choicesMark };
