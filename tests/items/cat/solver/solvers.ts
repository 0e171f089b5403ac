import type { Subtest } from "../../../../src/items/cat/engine/model";
import { classification, matrices } from "./figures";
import { analogies, series } from "./numbers";
import type { Solver } from "./seen";
import { folding, recognition } from "./space";
import { kinship, relation } from "./words";

/** A second way to the answer of each subtest, from what a student sees. */
export const solvers: Readonly<Record<Subtest, Solver>> = {
  figureClassification: classification,
  figureMatrices: matrices,
  verbalClassification: kinship("en"),
  verbalAnalogies: relation("en"),
  numberAnalogies: analogies,
  numberSeries: series,
  figureAnalysis: folding,
  figureRecognition: recognition,
};
