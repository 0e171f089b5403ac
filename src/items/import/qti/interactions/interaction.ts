import type { Notes } from "../../notes";
import type { AskedRecord, GapRecord } from "../../record";
import type { XmlElement } from "../../xml";
import type { Parents } from "../item-tree";
import type { MarkupContext, Placement } from "../markup";
import type { AnswerClasses } from "../processing/answer-classes";
import type { ScoringProgram } from "../processing/program";
import type { ResponseDeclaration } from "../response-declaration";

/** The facts about an item that a reader of an interaction needs. */
export interface ItemScope {
  /** Identifies the question within its file. */
  readonly identity: string;
  readonly item: XmlElement;
  readonly itemBody: XmlElement;
  readonly parents: Parents;
  readonly program: ScoringProgram;
  readonly notes: Notes;
  readonly markup: MarkupContext;
}

/** The question that an interaction asks, and its points. */
export interface Asking {
  readonly asked: AskedRecord;
  /** The points of a right answer. */
  readonly points: number;
  /** The least share of the points that an answer can earn. */
  readonly lowest: number;
  readonly placements: ReadonlyMap<XmlElement, Placement>;
  /** HTML of the prompt; empty: none. */
  readonly prompt: string;
  /** The answer is given within the text, so the text after the interaction stays after it. */
  readonly textStays?: true;
}

type WithoutPlace<Gap> = Gap extends unknown ? Omit<Gap, "id" | "weight"> : never;
export type GapContent = WithoutPlace<GapRecord>;

/** A part of an answer: one response that takes one value. */
export interface AnswerPart {
  readonly element: XmlElement;
  readonly classes: AnswerClasses;
  readonly prompt: string;
  /** Makes the part a gap; `shares` has the share of the points that each class earns. */
  readonly content: (shares: readonly number[]) => GapContent;
  /** Makes the part the whole question, with the same `shares`; null: the question is a text with one gap. */
  readonly asked: (shares: readonly number[]) => AskedRecord | null;
  /** A text compared case-sensitively by default: the file does not say explicitly that capitals count. */
  readonly capitalsUnnamed?: boolean;
  /** The mark-up at the place of its field when it is the whole question; absent: the mark of the choices. */
  readonly field?: Placement;
  /** The element that contains only the field and its unit; it is left out when the part is the whole question. */
  readonly unitBlock?: XmlElement;
  /** The choices stand below text that belongs to the interaction, so the text after the interaction stays after it. */
  readonly textStays?: true;
}

/** Reads one kind of interaction. */
export interface InteractionReader {
  /** The identifiers that the response may contain; absent: its values are not identifiers. */
  readonly choices?: (element: XmlElement) => readonly string[];
  /** Reads the interaction as a part of an answer, alone or beside others; null: its response is not a single value. */
  readonly part?: (element: XmlElement, response: ResponseDeclaration, scope: ItemScope) => AnswerPart | null;
  /** Reads the interaction as the whole question. */
  readonly whole?: (element: XmlElement, response: ResponseDeclaration, scope: ItemScope) => Asking;
}

/** Marks the place of choices in the stem. */
export const choicesMark = "\u{F0002}";
export const atChoices: Placement = { html: choicesMark, alone: choicesMark };
