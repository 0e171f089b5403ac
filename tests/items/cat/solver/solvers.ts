import type { Subtest } from "../../../../src/items/cat/engine/model";
import { classification, matrices } from "./figures";
import { analogies, series } from "./numbers";
import type { Solver } from "./seen";
import { folding, recognition } from "./space";
import { kinship, relation } from "./words";

/** A solver for each subtest that works from the visible content, independently of the models. */
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
