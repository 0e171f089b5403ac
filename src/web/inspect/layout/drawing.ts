import type { NodeKind } from "../chart/graph";

/** All numbers are SVG user units: pixels at 100 %, from the drawing's top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Line {
  readonly text: string;
  /** What the line tells: it decides how it is written. */
  readonly role: "title" | "tag" | "detail" | "transition";
  /** The transition that the line stands for. */
  readonly transition: string | null;
}

export interface Box extends Area {
  readonly id: string;
  readonly kind: NodeKind;
  /** A region of a parallel state. */
  readonly isRegion: boolean;
  readonly isRoot: boolean;
  readonly lines: readonly Line[];
}

export interface Label extends Area {
  readonly lines: readonly Line[];
}

export interface Arrow {
  readonly id: string;
  readonly points: readonly Point[];
  /** The transitions that this arrow stands for; none: it leads from a dot to where a state begins. */
  readonly transitions: readonly string[];
  readonly label: Label | null;
}

/** A chart with a place for everything. */
export interface Drawing {
  readonly chart: string;
  readonly width: number;
  readonly height: number;
  /** Parents before children. */
  readonly boxes: readonly Box[];
  /** Where compound states begin. */
  readonly dots: readonly Point[];
  readonly arrows: readonly Arrow[];
}
