import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ItemParameters, Prior } from "../../src/psychometrics/model";
import { outsidePath, type Outside } from "../support/outside-path";

export type Row = readonly [a: number, b: number, c: number, d: number];
/** Numbers that JSON cannot hold are written as "Infinity". */
type Figure = number | "Infinity";

export interface ProbabilityCase {
  readonly bank: string;
  readonly theta: number;
  readonly items: readonly number[];
  readonly P: readonly number[];
  readonly I: readonly number[];
  readonly testInfo: number;
}

interface Point {
  readonly theta: number;
  readonly se: Figure;
  readonly bound?: "lo" | "hi" | null;
}

export interface EstimateCase {
  readonly id: string;
  readonly bank: string;
  readonly kind: string;
  readonly items: readonly number[];
  readonly x: readonly number[];
  readonly prior?: Prior;
  readonly D?: number;
  readonly mle: Point;
  readonly wle: Point;
  readonly map: Point;
  readonly eap: Point;
}

export interface SelectionCase {
  readonly bank: string;
  readonly theta: number;
  readonly used: readonly number[];
  readonly mfi: number;
  readonly top5: readonly number[];
  readonly urry: number;
}

export interface TraceCase {
  readonly bank: string;
  readonly estimator: "eap" | "map" | "wle";
  readonly startTheta: number;
  readonly stop: { readonly se: number; readonly maxItems: number };
  readonly responses: string;
  readonly steps: readonly (readonly [item: number, x: number, theta: number, se: number])[];
}

export interface FenceCase {
  /** Id of the case among the estimates that has the answers. */
  readonly case: string;
  readonly convention: "fixed" | "offset3.8";
  readonly theta: number;
  readonly se: Figure;
}

export interface ClassificationCase {
  readonly bank: string;
  readonly items: readonly number[];
  readonly x: readonly number[];
  readonly cut: number;
  readonly delta: number;
  readonly alpha: number;
  readonly beta: number;
  readonly llr: number;
  readonly upper: number;
  readonly lower: number;
  readonly decision: "above" | "below" | "continue";
}

export interface PolytomousCases {
  readonly bank: string;
  readonly prob: readonly {
    readonly theta: number;
    readonly item: number;
    readonly P: readonly number[];
    readonly I: number;
  }[];
  readonly estimate: readonly (Pick<EstimateCase, "items" | "x"> & Record<"mle" | "wle" | "map" | "eap", Point>)[];
  readonly select: readonly Pick<SelectionCase, "theta" | "used" | "top5">[];
}

/** Sections that only the shared file has. */
export interface SharedVectors extends Vectors {
  readonly mlef: readonly FenceCase[];
  readonly classify: readonly ClassificationCase[];
  readonly poly: readonly PolytomousCases[];
}

/** The contents of one file of vectors, without the fields of its README that no test reads. */
export interface Vectors {
  readonly banks: Readonly<Record<string, { readonly model: string; readonly items: readonly Row[] }>>;
  readonly prob: readonly ProbabilityCase[];
  readonly estimate: readonly EstimateCase[];
  readonly select: readonly SelectionCase[];
  readonly trace: readonly TraceCase[];
}

export interface SimulationVectors {
  readonly items: readonly Row[];
  readonly thetas: readonly number[];
  readonly responses: readonly string[];
  readonly expected: {
    readonly aggregate: Readonly<
      Record<
        "meanLength" | "bias" | "rmse" | "meanReportedSE" | "coverage95" | "maxExposure" | "overlap" | "unusedFraction",
        number
      >
    >;
    readonly theta: readonly number[];
    readonly se: readonly number[];
    readonly itemsByPerson: readonly string[];
  };
}

export const itemOf = ([a, b, c, d]: Row): ItemParameters => ({ a, b, c, d });

/** Items of a bank of vectors at `indices`. */
export const itemsOf = ({ banks }: Vectors, bank: string, indices: readonly number[]): ItemParameters[] =>
  indices.flatMap((index) => {
    const row = banks[bank]?.items[index];
    return row === undefined ? [] : [itemOf(row)];
  });

const read = <Content>(path: string): Content => JSON.parse(readFileSync(path, "utf8"));
const readIfThere = <Content>(material: Outside): Content | undefined => {
  const path = outsidePath(material);
  return path === null ? undefined : read<Content>(path);
};

export const localVectors = (): Vectors => read(resolve(import.meta.dirname, "vectors.json"));
export const sharedVectors = (): SharedVectors | undefined => readIfThere("vectors");
export const sharedSimulation = (): SimulationVectors | undefined => readIfThere("simulation");
