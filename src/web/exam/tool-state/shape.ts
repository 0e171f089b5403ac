import type { Tool } from "../../../contract/families";
import type { ContentPart } from "../../item/content/ItemContent";

/** Styles of a highlight, each with an underline of its own beside its colour. */
export const highlightStyles = ["yellow", "blue", "pink"] as const;
export type HighlightStyle = (typeof highlightStyles)[number];

/** A stretch of text that the student has marked. */
export interface TextHighlight {
  readonly id: string;
  readonly part: ContentPart;
  /** The language in which it was read; another one has other text. */
  readonly lang: string;
  /** Where it begins and ends in the part's text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** What stood there. */
  readonly quote: string;
  readonly style: HighlightStyle;
  readonly note: string;
}

/** What the tools keep of one item. */
export interface ItemTools {
  readonly eliminated: readonly string[];
  readonly highlights: readonly TextHighlight[];
}

/** Where a panel floats, in CSS pixels of the window. */
export interface PanelPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the plane that the graphing calculator shows. */
export interface GraphView {
  readonly x: number;
  readonly y: number;
  /** Half of what is seen across. */
  readonly reach: number;
}

/** What the tools keep of the attempt as a whole. */
export interface AttemptTools {
  readonly open: readonly Tool[];
  readonly panels: Readonly<Partial<Record<Tool, PanelPlace>>>;
  /** In percent. */
  readonly zoom: number;
  readonly calculator: { readonly expressions: readonly string[]; readonly view: GraphView | null };
  /** The top edge of the window in percent of the sheet, and how many lines it shows. */
  readonly lineReader: { readonly top: number; readonly lines: number };
  /** The calculator with keys: what it showed last, what was computed before, oldest first, and its memory. */
  readonly keypad: { readonly entry: string; readonly tape: readonly string[]; readonly memory: string };
  /** Of what is played, from 0 to 1. */
  readonly volume: number;
}

/** The tools of one attempt as JSON; `item` by the id of the exercise. */
export interface ToolState {
  readonly item: Readonly<Record<string, ItemTools>>;
  readonly attempt: AttemptTools;
}

export const untouchedItem: ItemTools = { eliminated: [], highlights: [] };

export const untouched: ToolState = {
  item: {},
  attempt: {
    open: [],
    panels: {},
    zoom: 100,
    calculator: { expressions: [], view: null },
    lineReader: { top: 20, lines: 2 },
    keypad: { entry: "0", tape: [], memory: "0" },
    volume: 1,
  },
};
