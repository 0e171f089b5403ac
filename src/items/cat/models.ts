import { numberAnalogies } from "./analogies/analogies";
import { figureClassification } from "./classification/classification";
import type { CatModel } from "./engine/model";
import { figureAnalysis } from "./folding/folding";
import { figureMatrices } from "./matrices/matrices";
import { figureRecognition } from "./recognition/recognition";
import { numberSeries } from "./series/series";
import { verbalAnalogies } from "./verbal/analogies";
import { verbalClassification } from "./verbal/classification";

/** One model for each subtest, in the order of the test. */
export const catModels: readonly CatModel[] = [
  figureClassification,
  figureMatrices,
  verbalClassification,
  verbalAnalogies,
  numberAnalogies,
  numberSeries,
  figureAnalysis,
  figureRecognition,
];
