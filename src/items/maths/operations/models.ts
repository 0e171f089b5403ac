import type { ItemModel } from "../../engine/model";
import { absoluteValue } from "./absolute-value";
import { domain } from "./domain";
import { boxesOfDots, fillTheFrame, platesOfDots } from "./early/dots";
import { factFamily, numberMachine } from "./early/families-and-rules";
import { equalSums, addThree, doublesAndHalves } from "./early/sums";
import { linearEquation } from "./equations/linear-equation";
import { linearInequality } from "./equations/linear-inequality";
import { linearSystem } from "./equations/linear-system";
import { quadraticInequality } from "./equations/quadratic-inequality";
import { radicalEquation } from "./equations/radical-equation";
import { rationalEquation } from "./equations/rational-equation";
import { expand } from "./expressions/expansion";
import { orderOfOperations } from "./expressions/order-of-operations";
import { substitution } from "./expressions/substitution";
import { wordsToExpression } from "./expressions/words-to-expression";
import { addition, subtraction, missingPart, missingFactor, missingSign } from "./facts";
import { slope, functionValue } from "./functions";
import { logarithm } from "./logarithm";
import { nextNumber, growingPattern, sequenceTerm } from "./patterns";
import { polynomialRemainder } from "./polynomial-remainder";
import { quadraticRoots, parabola } from "./quadratics";
import { recursiveSequence } from "./recursive-sequence";
import { seriesSum } from "./series-sum";
import { joinOrLeave, howManyMore } from "./stories/add-or-subtract";
import { equalGroupStories, roundedUp } from "./stories/equal-groups";
import { twoStepPrice } from "./stories/prices";

export const operations: readonly ItemModel[] = [
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
  equalGroupStories,
  roundedUp,
  twoStepPrice,
  boxesOfDots,
  fillTheFrame,
  platesOfDots,
  equalSums,
  addThree,
  doublesAndHalves,
  factFamily,
  numberMachine,
  rationalEquation,
  radicalEquation,
  quadraticInequality,
  recursiveSequence,
  domain,
];
