import { numberAnalogies } from "./analogies/analogies";
import { figureClassification } from "./classification/classification";
import type { CatModel } from "./engine/model";
import { figureAnalysis } from "./folding/folding";
import { figureMatrices } from "./matrices/matrices";
import { figureRecognition } from "./recognition/recognition";
import { numberSeries } from "./series/series";

/** One model for each generated subtest, in the order in which they are sat. */
export const catModels: readonly CatModel[] = [
  figureClassification,
  figureMatrices,
  numberAnalogies,
  numberSeries,
  figureAnalysis,
  figureRecognition,
];
