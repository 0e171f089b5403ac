import { exportedBy } from "../../exported";
import { turns } from "./geometry/quarter-turns";
import * as shapes from "./geometry/shapes";
import * as space from "./geometry/space";
import * as graphs from "./measurementData/graphs";
import * as sizes from "./measurementData/sizes";
import * as timeAndTokens from "./measurementData/time-and-tokens";
import type { MathModel } from "./model";
import { countPictures, findNumeral, numberLine, tenFrames, whichAmount } from "./numberSense/counting";
import * as numerals from "./numberSense/numerals";
import * as numberOperations from "./operations/numbers";
import * as pictureOperations from "./operations/pictures";

export const mathModels: readonly MathModel[] = [
  countPictures,
  findNumeral,
  whichAmount,
  tenFrames,
  numberLine,
  ...[numerals, pictureOperations, numberOperations, sizes, timeAndTokens, graphs, shapes, space].flatMap(
    exportedBy<MathModel>,
  ),
  turns,
];
