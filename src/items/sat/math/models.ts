import { exponentialGraph, exponentialModel, growthKind } from "./advanced/exponential-functions";
import { equivalentPolynomial, exponentRules, rationalSum } from "./advanced/expressions";
import { rearrange } from "./advanced/formulas";
import { lineAndParabola } from "./advanced/line-and-parabola";
import { functionValue, polynomialZeros } from "./advanced/polynomials";
import { absoluteValueEquation, discriminant, quadraticEquation } from "./advanced/quadratic-equations";
import { parabolaGraph, parabolaVertex, projectile } from "./advanced/quadratic-functions";
import { radicalEquation, rationalEquation } from "./advanced/rational-radical";
import { inequalityPoints, inequalityStory, largestInRegion } from "./algebra/inequalities";
import { modelMeaning, twoVariableStory, wordEquation } from "./algebra/linear-stories";
import { lineFromTable, lineGraph, lineThroughPoints } from "./algebra/lines";
import { fractionEquation, linearEquation, solutionCount } from "./algebra/one-variable";
import { linearSystem, systemStory } from "./algebra/systems";
import { probabilityTable } from "./data/chance";
import { compareSpread, frequencyTable } from "./data/one-variable";
import { percentages, proportion, unitRate } from "./data/rates";
import { evaluateClaim, marginOfError } from "./data/samples";
import { scatterFit } from "./data/two-variable";
import type { SatModel } from "./engine/model";
import { parallelAngles, triangleAngles } from "./geometry/angles";
import { area, volume } from "./geometry/area-volume";
import { arcsAndSectors, circleEquation, radians } from "./geometry/circles";
import { pythagoras, similarTriangles, trigonometricRatio } from "./geometry/right-triangles";

/** Every item model of the bank. */
export const models: readonly SatModel[] = [
  linearEquation,
  fractionEquation,
  solutionCount,
  modelMeaning,
  wordEquation,
  twoVariableStory,
  lineFromTable,
  lineThroughPoints,
  lineGraph,
  linearSystem,
  systemStory,
  inequalityStory,
  inequalityPoints,
  largestInRegion,
  equivalentPolynomial,
  exponentRules,
  rationalSum,
  rearrange,
  quadraticEquation,
  discriminant,
  absoluteValueEquation,
  rationalEquation,
  radicalEquation,
  parabolaVertex,
  parabolaGraph,
  projectile,
  lineAndParabola,
  exponentialModel,
  exponentialGraph,
  functionValue,
  polynomialZeros,
  unitRate,
  proportion,
  percentages,
  frequencyTable,
  compareSpread,
  scatterFit,
  growthKind,
  probabilityTable,
  marginOfError,
  evaluateClaim,
  parallelAngles,
  triangleAngles,
  area,
  volume,
  pythagoras,
  trigonometricRatio,
  similarTriangles,
  circleEquation,
  arcsAndSectors,
  radians,
];
