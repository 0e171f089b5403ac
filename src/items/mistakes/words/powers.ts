import type { Sentences } from "../sentence";

/** Powers and roots. */
export const powers: Sentences = {
  addsInsideExponents: [
    "The exponents were added; a power of a power multiplies them.",
    "把指数相加了，幂的乘方应该相乘。",
  ],
  addsTheFirstNumbers: ["The first numbers were added; they have to be multiplied.", "把前面的数相加了，应该相乘。"],
  addsTheInsides: ["The numbers under the roots were added.", "把根号里的数相加了。"],
  addsWithoutAligning: [
    "The first numbers were added although the powers of ten differ.",
    "10 的指数不同，不能直接相加。",
  ],
  comparesBasesOnly: ["Only the bases were compared.", "只比较了底数。"],
  comparesExponentsOnly: ["Only the exponents were compared.", "只比较了指数。"],
  countsAllDigits: ["One place too many was counted for the exponent.", "指数多数了一位。"],
  countsOnlyTheZeros: ["Only the zeros after the point were counted for the exponent.", "指数只数了小数点后的 0。"],
  dividesTheExponents: [
    "The exponents were divided; dividing powers subtracts them.",
    "把指数相除了，同底数幂相除应该相减。",
  ],
  forgetsToShift: ["The point was moved, but the exponent was not changed with it.", "移动了小数点，指数没有跟着变。"],
  halvesInstead: ["The number was halved instead of rooted.", "把开平方算成了除以 2。"],
  ignoresTheMinus: ["The minus in the exponent was ignored.", "忽略了指数的负号。"],
  keepsSquares: ["The square was put in front of the root without taking its root.", "平方数提到根号外时没有开方。"],
  leavesTwoDigits: ["Two digits stand before the point; there must be one.", "小数点前有两位，应该只有一位。"],
  losesTheOuterSign: ["A sign in front was lost.", "前面的一个符号丢了。"],
  multipliesByTheExponent: ["The base was multiplied by the exponent.", "把底数和指数相乘了。"],
  multipliesByTheSameSum: [
    "It was multiplied by the same sum; the difference makes the root vanish.",
    "乘了同样的和，应该乘差才能去掉根号。",
  ],
  multipliesTheFactors: [
    "The numbers in front of the roots were multiplied instead of added.",
    "把根号外的数相乘了，应该相加减。",
  ],
  oneTooHigh: ["The square of the lower number is already too large.", "较小的那个数的平方已经太大了。"],
  oneTooLow: ["The square of the upper number is still too small.", "较大的那个数的平方还太小。"],
  putsBothBelow: [
    "The factor in front was put below as well; only the power belongs there.",
    "把前面的系数也放到了分母，只有幂该放下去。",
  ],
  raisesTheWrongWay: ["The wrong exponent was used.", "用错了指数。"],
  raisesToThePower: ["One exponent was raised to the other; they have to be multiplied.", "把指数做了乘方，应该相乘。"],
  readsAsNegativeFraction: ["A negative exponent does not make the value negative.", "负指数不会让结果变成负数。"],
  readsAsNegativeNumber: ["A negative exponent does not make the value negative.", "负指数不会让结果变成负数。"],
  rootsTermByTerm: ["The root was taken term by term.", "逐项开方了，根号不能这样拆开。"],
  shiftsTheWrongNumber: ["The wrong one of the two numbers was changed.", "改写错了其中一个数。"],
  takesTheLowerExponent: ["The smaller of the two powers of ten was taken.", "取了较小的那个 10 的幂。"],
  takesTheNextBase: ["The bases were taken to decide; the exponents count as well.", "只凭底数判断了，指数也有影响。"],
  takesTheProductApart: [
    "Two numbers are needed whose sum and product both fit.",
    "需要两个数，它们的和与积都要符合。",
  ],
  takesTheRootOnly: ["The root was taken, but the power was left out.", "只开了方，漏了乘方。"],
  turnsTheOrder: ["The order is turned round, which makes the value negative.", "顺序反了，结果会变成负数。"],
  twoTooLow: ["The square of the upper number is still too small.", "较大的那个数的平方还太小。"],
  usesNeighbours: ["These two numbers have the right sum, but not the right product.", "这两个数的和对，但积不对。"],
  worksUnderTheRoot: [
    "The numbers under the roots were put together under one root.",
    "把两个根号里的数合到一个根号里算了。",
  ],
};
