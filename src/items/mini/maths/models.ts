import * as shapes from "./geometry/shapes";
import * as space from "./geometry/space";
import { turns } from "./geometry/turns";
import * as graphs from "./measurementData/graphs";
import * as sizes from "./measurementData/sizes";
import * as timeAndTokens from "./measurementData/time-and-tokens";
import type { MathModel } from "./model";
import { countPictures, findNumeral, numberLine, tenFrames, whichAmount } from "./numberSense/counting";
import * as numerals from "./numberSense/numerals";
import * as numberOperations from "./operations/numbers";
import * as pictureOperations from "./operations/pictures";

/** By the names of their exports: how a module is loaded must not decide which questions a bank has. */
const modelsOf = (group: Readonly<Record<string, MathModel>>): MathModel[] =>
  Object.entries(group)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, model]) => model);

export const mathModels: readonly MathModel[] = [
  countPictures,
  findNumeral,
  whichAmount,
  tenFrames,
  numberLine,
  ...[numerals, pictureOperations, numberOperations, sizes, timeAndTokens, graphs, shapes, space].flatMap(modelsOf),
  turns,
];
