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
  /** What the line tells: it decides how it is written. */
  readonly role: "title" | "tag" | "detail" | "transition";
  /** The transition that the line stands for. */
  readonly transition: string | null;
}

export interface DrawnBox extends DrawnArea {
  readonly id: string;
  readonly kind: NodeKind;
  /** A region of a parallel state. */
  readonly isRegion: boolean;
  readonly isRoot: boolean;
  readonly lines: readonly DrawnLine[];
  /** What it means, one sentence a line; "" where nothing is said. */
  readonly meaning: string;
}

export interface DrawnLabel extends DrawnArea {
  readonly lines: readonly DrawnLine[];
  /** Why its transitions exist, one a line; "" where nothing is said. */
  readonly meaning: string;
}

export interface DrawnArrow {
  readonly id: string;
  readonly points: readonly DrawnPoint[];
  /** The transitions that this arrow stands for; none: it leads from a dot to where a state begins. */
  readonly transitions: readonly string[];
  readonly label: DrawnLabel | null;
}

/** A chart with a place for everything. */
export interface ChartLayout {
  readonly chart: string;
  readonly width: number;
  readonly height: number;
  /** Parents before children. */
  readonly boxes: readonly DrawnBox[];
  /** Where compound states begin. */
  readonly dots: readonly DrawnPoint[];
  readonly arrows: readonly DrawnArrow[];
}
