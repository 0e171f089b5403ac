import type { Sentences } from "../sentence";

/** Factors, digits and kinds of numbers. */
export const wholeNumbers: Sentences = {
  countsCommonMultiplesTwice: ["Numbers that both divide were counted twice.", "公倍数重复算了。"],
  countsFivesOnlyOnce: [
    "Numbers with more than one factor 5 were counted only once.",
    "含有不止一个因数 5 的数只算了一次。",
  ],
  countsNone: [
    "Some of them are irrational: look at roots that are not whole, and at π.",
    "其中有无理数，看一看开不尽的根和 π。",
  ],
  countsOnlyPrimes: ["Only the prime factors were counted.", "只数了质因数。"],
  countsTensAndFives: [
    "Tens and fives were counted, but some numbers hold the factor 5 again.",
    "只数了 10 和 5 的倍数，还有些数含有更多的因数 5。",
  ],
  countsTheTensOnly: [
    "Only the multiples of ten were counted; other multiples of 5 give zeros too.",
    "只数了 10 的倍数，其他 5 的倍数也会产生 0。",
  ],
  countsTheTwos: [
    "The even numbers were counted; it is the factor 5 that decides.",
    "数的是偶数，其实由因数 5 的个数决定。",
  ],
  countsTheZerosOnly: ["Only the zeros at the end were counted.", "只数了末尾的 0。"],
  doublesTheNumber: ["The number was simply doubled.", "只是把这个数乘了 2。"],
  endsInTheSameDigit: ["It ends in the same digit, but that does not make it right.", "它的个位相同，但不能只看个位。"],
  forgetsOneAndItself: ["1 and the number itself were left out.", "漏了 1 和它本身。"],
  forgetsTheLastStep: ["The last step was left out.", "漏了最后一步。"],
  forgetsTheLeadingDigits: [
    "The digits in front of the zeros were taken as one digit.",
    "把 0 前面的数当成只有一位了。",
  ],
  givesACofactor: [
    "That is what remains after dividing, not the common factor.",
    "这是除以公因数后剩下的数，不是公因数。",
  ],
  givesACommonFactor: ["This divides both, but there is a greater one.", "它是公因数，但还有更大的。"],
  givesAFactorOfOne: ["This divides only one of the two numbers.", "它只是其中一个数的因数。"],
  givesTheDifference: [
    "The numbers were subtracted; their common factors are needed.",
    "把两个数相减了，应该找公因数。",
  ],
  givesTheGreatestCommonFactor: [
    "That is the greatest common factor; the least common multiple was asked for.",
    "这是最大公因数，题目问的是最小公倍数。",
  ],
  givesTheLeastCommonMultiple: [
    "That is the least common multiple; the greatest common factor was asked for.",
    "这是最小公倍数，题目问的是最大公因数。",
  ],
  ignoresTheDenominator: ["Only the numerator was used; the denominator was left out.", "只用了分子，漏了分母。"],
  leavesCommonMultiplesOut: ["The numbers that both divide were left out altogether.", "公倍数全都漏掉了。"],
  leavesOutBoth: ["1 and the number itself were left out.", "漏了 1 和它本身。"],
  leavesOutOne: ["1 was left out.", "漏了 1。"],
  leavesOutTheNumber: ["The number itself was left out.", "漏了它本身。"],
  looksAtTheFirstOnly: ["Only one of the two conditions was looked at.", "只考虑了其中一个条件。"],
  looksAtTheSecondOnly: ["Only one of the two conditions was looked at.", "只考虑了其中一个条件。"],
  losesACrossTerm: ["One of the cross products was left out.", "漏了一个交叉相乘的项。"],
  missesAFactor: ["This number has other factors than 1 and itself.", "这个数除了 1 和它本身还有别的因数。"],
  missesAnotherFactor: ["This number has other factors than 1 and itself.", "这个数除了 1 和它本身还有别的因数。"],
  multipliesPartByPart: [
    "Only real by real and imaginary by imaginary parts were multiplied.",
    "只把实部乘实部、虚部乘虚部，漏了交叉项。",
  ],
  multipliesTheNumbers: [
    "The numbers were multiplied; a smaller common multiple exists.",
    "把两个数相乘了，其实还有更小的公倍数。",
  ],
  squaresTheSum: ["The sum was squared; that is not the sum of the squares.", "把和平方了，这不等于平方的和。"],
  stepsOnceTooFar: ["This fits only one of the two conditions.", "这只符合其中一个条件。"],
  subtractsTheCrossTerms: ["The cross products were subtracted; they have to be added.", "交叉项相减了，应该相加。"],
  takesADoubledMultiple: ["This is a common multiple, but there is a smaller one.", "它是公倍数，但还有更小的。"],
  takesAMultipleOfOne: ["This is a multiple of only one of the two numbers.", "它只是其中一个数的倍数。"],
  takesISquaredAsOne: ["i² was taken as 1, but it is −1.", "把 i² 当成了 1，其实是 −1。"],
  takesNone: ["The power can never end in zero here.", "这个幂的个位不会是 0。"],
  takesOddForPrime: ["It is odd, but not prime.", "它是奇数，但不是质数。"],
  takesTheBase: [
    "The last digits repeat; you stopped at the wrong place of the cycle.",
    "个位数字会循环出现，但停在了周期中错误的位置。",
  ],
  takesTheDenominator: ["Only the denominator was used.", "只用了分母。"],
  takesTheExponent: ["The last digit of the exponent was taken.", "取的是指数的个位。"],
  takesTheLargerExponent: [
    "The larger exponent was taken; only pairs of 2 and 5 make tens.",
    "取了较大的指数，其实一个 2 配一个 5 才得 10。",
  ],
  takesTheNext: ["This fits both conditions, but there is a smaller one.", "两个条件都符合，但还有更小的。"],
  takesTheOtherNumbers: ["These are the other numbers, not the ones asked for.", "这是其余的数，不是题目问的。"],
  turnsTheImaginaryPart: ["The sign of the imaginary part is turned round.", "虚部的符号反了。"],
  usesTheProduct: ["The product was used; the least common multiple is needed.", "用了乘积，应该用最小公倍数。"],
};
