import type { ItemModel } from "./engine/model";
import { angleKind } from "./geometry/angles/angle-kinds";
import { circleAngles } from "./geometry/angles/circle-angles";
import { findAngle } from "./geometry/angles/missing-angle";
import { polygonAngles } from "./geometry/angles/polygon-angles";
import { circleMeasure, similar } from "./geometry/circles";
import { circleAndLine } from "./geometry/coordinates/circle-and-line";
import { readPoint } from "./geometry/coordinates/read-point";
import { segment } from "./geometry/coordinates/segments";
import { transform } from "./geometry/coordinates/transformations";
import { optimum } from "./geometry/largest-area";
import { lShape } from "./geometry/measures/l-shape";
import { rectangleMeasure } from "./geometry/measures/rectangle";
import { slantedArea } from "./geometry/measures/slanted-area";
import { mirrorPicture, turnedShape } from "./geometry/pictures/cell-motions";
import { largestShape, missingPiece, walkAround } from "./geometry/pictures/cell-shapes";
import { countBlocks, countOneKind, trianglesInFan } from "./geometry/pictures/counting";
import { cutInTwo, rightAngleCount } from "./geometry/pictures/cut-shapes";
import { equalParts } from "./geometry/pictures/equal-parts";
import { findShape, oddShapeOut } from "./geometry/pictures/find-shape";
import { fillRectangle, halvesMakeSquares, wayLength } from "./geometry/pictures/grids";
import { openOrClosed } from "./geometry/pictures/lines";
import { shapePattern } from "./geometry/pictures/patterns";
import { gridPlace, insideOutside } from "./geometry/pictures/position";
import { followWay, wayOnGrid } from "./geometry/pictures/ways";
import { quadrilaterals } from "./geometry/quadrilaterals";
import { countSides } from "./geometry/shapes/count-sides";
import { countInGrid } from "./geometry/shapes/grid";
import { nameShape } from "./geometry/shapes/name-shape";
import { symmetryLines } from "./geometry/shapes/symmetry";
import { nameSolid } from "./geometry/solids";
import { pythagoras } from "./geometry/triangles/pythagoras";
import { trigonometry } from "./geometry/triangles/trigonometry";
import { vectors } from "./geometry/vectors";
import { volume } from "./geometry/volume";
import { readBars } from "./measurement/charts/bar-chart";
import { readBoxPlot } from "./measurement/charts/box-plot";
import { readDotPlot } from "./measurement/charts/dot-plot";
import { readLineChart } from "./measurement/charts/line-chart";
import { readPictureGraph } from "./measurement/charts/picture-graph";
import { scatter } from "./measurement/charts/scatter-plot";
import { countWays } from "./measurement/probability/counting-ways";
import { expectedValue } from "./measurement/probability/expected-value";
import { repeatedDraws } from "./measurement/probability/repeated-draws";
import { simpleProbability } from "./measurement/probability/single-draw";
import { twoWayTable } from "./measurement/probability/two-way-table";
import { compareGlasses } from "./measurement/quantities/glasses";
import { compareLengths, useRuler } from "./measurement/quantities/length";
import { balance } from "./measurement/quantities/mass";
import { countCoins, change } from "./measurement/quantities/money";
import { orderOfMass } from "./measurement/quantities/order-of-mass";
import { convertUnits } from "./measurement/quantities/units";
import { meanOfData } from "./measurement/statistics/mean";
import { medianOfData } from "./measurement/statistics/median";
import { spread } from "./measurement/statistics/spread";
import { readClock, elapsedTime } from "./measurement/time/clock";
import { averageSpeed } from "./measurement/time/speed";
import { weekdays } from "./measurement/time/weekdays";
import { writtenAddSubtract, writtenMultiply, writtenDivide, decimals, estimate } from "./number/calculation";
import { complexNumbers } from "./number/complex-numbers";
import { countDots, neighbours, readNumberLine, greatest } from "./number/counting";
import { divisors } from "./number/divisors";
import { addFractions, fractionEntry } from "./number/fractions/arithmetic";
import { fractionOfAmount } from "./number/fractions/fraction-of-amount";
import { orderFractions } from "./number/fractions/order";
import { shadedFraction, equivalentFraction } from "./number/fractions/parts-of-a-whole";
import { modular } from "./number/modular-arithmetic";
import { percentOf } from "./number/percent";
import { composeNumber, digitValue, rounding } from "./number/place-value";
import { powerRules } from "./number/powers/power-rules";
import { roots } from "./number/powers/roots";
import { scientific } from "./number/powers/scientific-notation";
import { primeFacts } from "./number/primes";
import { proportion } from "./number/proportion";
import { ratio } from "./number/ratio";
import { recurringDecimal } from "./number/recurring-decimal";
import { integerSum } from "./number/signed-sums";
import { placeInRow, tensAndOnes } from "./number/tens-and-ones";
import { absoluteValue } from "./operations/absolute-value";
import { linearEquation } from "./operations/equations/linear-equation";
import { linearInequality } from "./operations/equations/linear-inequality";
import { linearSystem } from "./operations/equations/linear-system";
import { expand } from "./operations/expressions/expansion";
import { orderOfOperations } from "./operations/expressions/order-of-operations";
import { substitution } from "./operations/expressions/substitution";
import { wordsToExpression } from "./operations/expressions/words-to-expression";
import { addition, subtraction, missingPart, missingFactor, missingSign } from "./operations/facts";
import { slope, functionValue } from "./operations/functions";
import { logarithm } from "./operations/logarithm";
import { nextNumber, growingPattern, sequenceTerm } from "./operations/patterns";
import { polynomialRemainder } from "./operations/polynomial-remainder";
import { quadraticRoots, parabola } from "./operations/quadratics";
import { seriesSum } from "./operations/series-sum";
import { joinOrLeave, howManyMore } from "./operations/stories/add-or-subtract";
import { equalGroups, roundedUp } from "./operations/stories/equal-groups";
import { twoStepPrice } from "./operations/stories/prices";

/** Every item model of the bank. */
export const models: readonly ItemModel[] = [
  absoluteValue,
  logarithm,
  polynomialRemainder,
  seriesSum,
  linearEquation,
  linearInequality,
  linearSystem,
  orderOfOperations,
  substitution,
  wordsToExpression,
  expand,
  addition,
  subtraction,
  missingPart,
  missingFactor,
  missingSign,
  slope,
  functionValue,
  nextNumber,
  growingPattern,
  sequenceTerm,
  quadraticRoots,
  parabola,
  joinOrLeave,
  howManyMore,
  equalGroups,
  roundedUp,
  twoStepPrice,
  writtenAddSubtract,
  writtenMultiply,
  writtenDivide,
  decimals,
  estimate,
  countDots,
  neighbours,
  readNumberLine,
  greatest,
  shadedFraction,
  equivalentFraction,
  orderFractions,
  addFractions,
  fractionEntry,
  fractionOfAmount,
  integerSum,
  divisors,
  primeFacts,
  composeNumber,
  digitValue,
  rounding,
  powerRules,
  scientific,
  roots,
  recurringDecimal,
  modular,
  complexNumbers,
  percentOf,
  ratio,
  proportion,
  readBars,
  readLineChart,
  readDotPlot,
  readBoxPlot,
  scatter,
  simpleProbability,
  repeatedDraws,
  countWays,
  twoWayTable,
  expectedValue,
  compareLengths,
  useRuler,
  countCoins,
  change,
  convertUnits,
  balance,
  meanOfData,
  medianOfData,
  spread,
  readClock,
  elapsedTime,
  weekdays,
  averageSpeed,
  angleKind,
  findAngle,
  polygonAngles,
  circleAngles,
  circleMeasure,
  similar,
  readPoint,
  transform,
  segment,
  circleAndLine,
  rectangleMeasure,
  lShape,
  slantedArea,
  quadrilaterals,
  nameShape,
  countSides,
  countInGrid,
  symmetryLines,
  nameSolid,
  pythagoras,
  trigonometry,
  vectors,
  optimum,
  volume,
  equalParts,
  findShape,
  oddShapeOut,
  openOrClosed,
  countOneKind,
  gridPlace,
  insideOutside,
  wayOnGrid,
  followWay,
  shapePattern,
  largestShape,
  missingPiece,
  turnedShape,
  mirrorPicture,
  walkAround,
  wayLength,
  halvesMakeSquares,
  fillRectangle,
  cutInTwo,
  rightAngleCount,
  countBlocks,
  trianglesInFan,
  readPictureGraph,
  compareGlasses,
  orderOfMass,
  tensAndOnes,
  placeInRow,
];
