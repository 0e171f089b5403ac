import { exponentialGraph, exponentialModel, growthKind } from "./advanced/exponential-functions";
import { equivalentPolynomial, exponentRules, rationalSum } from "./advanced/expressions";
import { rearrange } from "./advanced/formulas";
import { lineAndParabola } from "./advanced/line-and-parabola";
import { satFunctionValue, polynomialZeros } from "./advanced/polynomials";
import { absoluteValueEquation, discriminant, quadraticEquation } from "./advanced/quadratic-equations";
import { parabolaGraph, parabolaVertex, projectile } from "./advanced/quadratic-functions";
import { satRadicalEquation, satRationalEquation } from "./advanced/rational-radical";
import { inequalityPoints, inequalityStory, largestInRegion } from "./algebra/inequalities";
import { modelMeaning, twoVariableStory, wordEquation } from "./algebra/linear-stories";
import { lineFromTable, lineGraph, lineThroughPoints } from "./algebra/lines";
import { fractionEquation, satLinearEquation, solutionCount } from "./algebra/one-variable";
import { satLinearSystem, systemStory } from "./algebra/systems";
import { probabilityTable } from "./data/chance";
import { compareSpread, frequencyTable } from "./data/one-variable";
import { percentages, satProportion, unitRate } from "./data/rates";
import { evaluateClaim, marginOfError } from "./data/samples";
import { scatterFit } from "./data/two-variable";
import type { SatModel } from "./engine/model";
import { parallelAngles, triangleAngles } from "./geometry/angles";
import { area, satVolume } from "./geometry/area-volume";
import { arcsAndSectors, circleEquation, radians } from "./geometry/circles";
import { satRightTriangleSides, similarTriangles, trigonometricRatio } from "./geometry/right-triangles";

/** Every item model of the bank. */
export const satMathModels: readonly SatModel[] = [
  satLinearEquation,
  fractionEquation,
  solutionCount,
  modelMeaning,
  wordEquation,
  twoVariableStory,
  lineFromTable,
  lineThroughPoints,
  lineGraph,
  satLinearSystem,
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
  satRationalEquation,
  satRadicalEquation,
  parabolaVertex,
  parabolaGraph,
  projectile,
  lineAndParabola,
  exponentialModel,
  exponentialGraph,
  satFunctionValue,
  polynomialZeros,
  unitRate,
  satProportion,
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
  satVolume,
  satRightTriangleSides,
  trigonometricRatio,
  similarTriangles,
  circleEquation,
  arcsAndSectors,
  radians,
];
