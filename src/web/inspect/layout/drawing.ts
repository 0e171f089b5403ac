import type { NodeKind } from "../chart/graph";

/** All numbers are SVG user units: pixels at 100 %, from the drawing's top left corner. */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

export interface DrawnArea extends DrawnPoint {
  readonly width: number;
  readonly height: number;
}

export interface DrawnLine {
  readonly text: string;
  /** The kind of line; it decides the typography. */
  readonly role: "title" | "tag" | "detail" | "transition";
  /** The id of the transition that the line describes. */
  readonly transition: string | null;
}

export interface DrawnBox extends DrawnArea {
  readonly id: string;
  readonly kind: NodeKind;
  /** A region of a parallel state. */
  readonly isRegion: boolean;
  readonly isRoot: boolean;
  readonly lines: readonly DrawnLine[];
  /** Descriptions, one sentence a line; "" if there are none. */
  readonly meaning: string;
}

export interface DrawnLabel extends DrawnArea {
  readonly lines: readonly DrawnLine[];
  /** Descriptions of its transitions, one a line; "" if there are none. */
  readonly meaning: string;
}

export interface DrawnArrow {
  readonly id: string;
  readonly points: readonly DrawnPoint[];
  /** Ids of the transitions that this arrow represents; empty: it leads from a dot to an initial state. */
  readonly transitions: readonly string[];
  readonly label: DrawnLabel | null;
}

/** A chart with positions for everything. */
export interface ChartLayout {
  readonly chart: string;
  readonly width: number;
  readonly height: number;
  /** Parents before children. */
  readonly boxes: readonly DrawnBox[];
  /** The start dots of compound states. */
  readonly dots: readonly DrawnPoint[];
  readonly arrows: readonly DrawnArrow[];
}
