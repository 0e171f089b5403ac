import type { Sentences } from "../sentence";

/** SAT Math: algebra. */
export const satAlgebra: Sentences = {
  addsInsteadOfScaling: [
    "A number was added; the whole equation has to be multiplied.",
    "只加了一个数，应该把整个方程乘上倍数。",
  ],
  addsThePrices: ["The two prices were added.", "把两个价格相加了。"],
  addsTheStart: ["That is the total, with the starting amount and all.", "这是包括起始量在内的总数。"],
  addsTheUnknowns: ["A term with x kept its sign when it went to the other side.", "含 x 的项移项时没有变号。"],
  alsoChecksOnlyTheSecond: ["This point satisfies only one of the inequalities.", "这个点只满足其中一个不等式。"],
  checksOnlyTheFirst: ["This point satisfies only one of the inequalities.", "这个点只满足其中一个不等式。"],
  checksOnlyTheSecond: ["This point satisfies only one of the inequalities.", "这个点只满足其中一个不等式。"],
  checksTheFirstRowOnly: ["Only the first row satisfies it; all rows have to.", "只有第一行满足，其实每一行都要满足。"],
  comparesTheSlopesOnly: [
    "The two sides do not contradict each other: compare them once more.",
    "两边并不矛盾，请再比较一次。",
  ],
  copiesTheCoefficient: ["The coefficient was copied; it has to be scaled.", "直接抄了系数，应该按倍数变化。"],
  countsThePieces: ["The pieces were counted, not what they cost.", "数的是件数，不是花的钱。"],
  countsTheUnknowns: ["Having one unknown does not mean one solution.", "有一个未知数不等于有一个解。"],
  givesTheOtherSolution: ["That is the amount of the other solution.", "这是另一种溶液的量。"],
  keepsOneFactor: ["A factor was not divided out.", "有一个因数没有约掉。"],
  losesBoth: ["The slope is turned over, and its sign is wrong.", "斜率颠倒了，符号也错了。"],
  overlooksTheConstants: ["The two sides are not the same for every x.", "两边并不是对每个 x 都相等。"],
  shiftsTheSlope: ["The slope was changed; a shift changes only the constant.", "改变了斜率，平移只改变常数项。"],
  skipsTheLastRow: ["The last row does not satisfy it.", "最后一行不满足。"],
  stopsAtTheUnknown: ["That is x; the question asks for an expression with x.", "这是 x 的值，题目问的是含 x 的式子。"],
  swapsBoth: ["The prices were swapped, and the totals too.", "价格和总数都弄颠倒了。"],
  swapsTheRates: ["The two rates were swapped.", "两个单价弄颠倒了。"],
  swapsTheTotals: ["The two totals were swapped.", "两个总数弄颠倒了。"],
  takesItForQuadratic: ["This is a linear equation; it cannot have two solutions.", "这是一次方程，不可能恰有两个解。"],
  takesOneDay: ["That is the change in one day.", "这是一天的变化量。"],
  takesTheEquation: [
    "This value makes both sides equal; the inequality is strict.",
    "这个值使两边相等，但这里是严格不等号。",
  ],
  takesTheGraphItself: ["The graph shown was taken for that of f.", "把图中的直线直接当成 f 的图像了。"],
  takesTheHeightOfAPoint: [
    "The y-coordinate of a given point was taken as the constant.",
    "把已知点的纵坐标当成常数项了。",
  ],
  takesTheLineItself: [
    "These points lie on the line; the inequality is strict.",
    "这些点在直线上，但这里是严格不等号。",
  ],
  takesTheMixtureOfTheStronger: [
    "The stronger solution was taken to give all of the substance.",
    "以为全部溶质都来自较浓的溶液。",
  ],
  takesTheOtherCoefficient: ["The coefficient of the other unknown was used.", "用了另一个未知数的系数。"],
  takesTheRate: ["That is the change for each unit, not the starting amount.", "这是每单位的变化量，不是起始量。"],
  takesTheRatioOfStrengths: ["The strengths were used as a ratio of the amounts.", "把浓度之比当成用量之比了。"],
  takesTheSecondValue: ["The value at x = 1 was taken as the constant.", "把 x = 1 处的值当成常数项了。"],
  takesTheShareOfTheMixture: ["That is how much of the substance the mixture holds.", "这是混合液中溶质的量。"],
  takesTheUnknown: ["That is the variable.", "这是变量本身。"],
  turnsTheSignAndSwaps: [
    "The inequality sign is turned, and the two numbers were swapped.",
    "不等号反了，两个数也弄颠倒了。",
  ],
};
