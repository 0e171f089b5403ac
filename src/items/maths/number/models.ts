import type { ItemModel } from "../../engine/model";
import { writtenAddSubtract, writtenMultiply, writtenDivide, decimals, estimate } from "./calculation";
import { complexNumbers } from "./complex-numbers";
import { compoundGrowth } from "./compound-growth";
import { countDots, numberNeighbours, readNumberLine, greatestOrSmallest } from "./counting";
import { digitsAndZeros } from "./digits-and-zeros";
import { divisibleByEither } from "./divisible-by-either";
import { divisors } from "./divisors";
import { howManyMoreDots, shareDots } from "./early/dots";
import { numberChart } from "./early/number-chart";
import { numberWords } from "./early/number-words";
import { tenMoreOrLess, evenOrOdd, digitCards } from "./early/numerals";
import { addFractions, fractionEntry } from "./fractions/arithmetic";
import { fractionOfAmount } from "./fractions/fraction-of-amount";
import { orderFractions } from "./fractions/order";
import { shadedFraction, equivalentFraction } from "./fractions/parts-of-a-whole";
import { irrationalNumbers } from "./irrational";
import { modular } from "./modular-arithmetic";
import { percentProblems } from "./percent";
import { composeNumber, digitValue, rounding } from "./place-value";
import { comparePowers } from "./powers/compare-powers";
import { powerRules } from "./powers/power-rules";
import { roots } from "./powers/roots";
import { scientific } from "./powers/scientific-notation";
import { primeFacts } from "./primes";
import { proportion } from "./proportion";
import { ratio } from "./ratio";
import { recurringDecimal } from "./recurring-decimal";
import { integerSum } from "./signed-sums";
import { tensAndOnes, placeInRow } from "./tens-and-ones";
import { workTogether } from "./work-together";

export const numberModels: readonly ItemModel[] = [
  writtenAddSubtract,
  writtenMultiply,
  writtenDivide,
  decimals,
  estimate,
  countDots,
  numberNeighbours,
  readNumberLine,
  greatestOrSmallest,
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
  percentProblems,
  ratio,
  proportion,
  tensAndOnes,
  placeInRow,
  howManyMoreDots,
  shareDots,
  numberWords,
  numberChart,
  tenMoreOrLess,
  evenOrOdd,
  digitCards,
  comparePowers,
  digitsAndZeros,
  divisibleByEither,
  irrationalNumbers,
  workTogether,
  compoundGrowth,
];
