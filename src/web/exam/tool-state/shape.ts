import type { Tool } from "../../../contract/families";
import type { ContentPart } from "../../item/content/ItemContent";

/** Styles of a highlight; each has its own underline besides its colour. */
export const highlightStyles = ["yellow", "blue", "pink"] as const;
export type HighlightStyle = (typeof highlightStyles)[number];

/** A range of text that the student has highlighted. */
export interface TextHighlight {
  readonly id: string;
  readonly part: ContentPart;
  /** Language of the text; a highlight applies only to the text of that language. */
  readonly lang: string;
  /** Start and end in the text of the part, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The highlighted text. */
  readonly quote: string;
  readonly style: HighlightStyle;
  readonly note: string;
}

/** The stored tool state of one item. */
export interface ItemTools {
  readonly eliminated: readonly string[];
  readonly highlights: readonly TextHighlight[];
}

/** Place and size of a floating panel, in CSS pixels of the window. */
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
  /** Half of the width shown. */
  readonly reach: number;
}

/** The stored tool state of an attempt as a whole. */
export interface AttemptTools {
  readonly open: readonly Tool[];
  readonly panels: Readonly<Partial<Record<Tool, PanelPlace>>>;
  /** In percent. */
  readonly zoom: number;
  readonly calculator: { readonly expressions: readonly string[]; readonly view: GraphView | null };
  /** `top`: upper edge of the window in percent of the sheet; `lines`: number of lines shown. */
  readonly lineReader: { readonly top: number; readonly lines: number };
  /** The keypad calculator: last display, earlier results (oldest first), and memory. */
  readonly keypad: { readonly entry: string; readonly tape: readonly string[]; readonly memory: string };
  /** Playback volume, from 0 to 1. */
  readonly volume: number;
}

/** The tool state of one attempt as JSON; `item` is keyed by exercise id. */
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
