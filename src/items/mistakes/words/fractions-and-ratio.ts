import type { Sentences } from "../sentence";

/** Fractions, percentages, ratios and growth. */
export const fractionsAndRatio: Sentences = {
  addsOnePart: [
    "The number of parts is not right: the bottom tells how many make the whole.",
    "份数不对，分母表示一共分成几份。",
  ],
  addsThePercentAsNumber: ["The percentage was added as if it were an amount.", "把百分数当成数量加上了。"],
  addsThePercentOfTheNewPrice: [
    "The percentage was taken of the new price; it belongs to the old one.",
    "按新价算了百分数，应该按原价算。",
  ],
  addsTheRatesInstead: ["What is done in one hour was not put together as needed.", "没有正确地合并每小时完成的量。"],
  addsTheSameEachYear: [
    "The same amount was added each year, but the growth grows too.",
    "每年都加了同样多，但增长应以上一年为基础。",
  ],
  addsTheSameToBoth: [
    "The same number was added to top and bottom; they have to be multiplied.",
    "分子分母加了同一个数，应该同乘一个数。",
  ],
  addsTheTimes: [
    "The times were added; it is what is done in one hour that counts.",
    "把时间相加了，应该看每小时完成多少。",
  ],
  averagesTheTimes: [
    "The times were averaged; it is what is done in one hour that counts.",
    "求了时间的平均数，应该看每小时完成多少。",
  ],
  changesOnlyTheBottom: ["Only the bottom was changed.", "只改变了分母。"],
  changesOnlyTheTop: ["Only the top was changed.", "只改变了分子。"],
  comparesGirlsWithAll: ["The girls were compared with everybody.", "把女生和总人数比了。"],
  comparesWithAll: [
    "The boys were compared with everybody instead of with the girls.",
    "把男生和总人数比了，应该和女生比。",
  ],
  countsOnePartTooMany: ["One shaded part too many was counted.", "多数了一份阴影部分。"],
  countsPartsWrongly: ["One part too many was counted for the whole.", "总份数多数了一份。"],
  cutsTheDecimalOff: ["The decimal was cut off; it goes on without end.", "把小数截断了，它其实是无限循环的。"],
  dividesByOneNumber: [
    "The total was divided by one number of the ratio; all parts together are needed.",
    "只除以了比中的一个数，应该除以总份数。",
  ],
  dividesByThePercent: [
    "The amount was divided by the percentage as if it were a plain number.",
    "直接除以了百分号前的数。",
  ],
  dividesByTheTop: ["The amount was divided by the top; the bottom makes the parts.", "除以了分子，应该除以分母。"],
  dividesInsteadOfMultiplies: [
    "The two ratios were divided; they have to be multiplied.",
    "把两个比相除了，应该相乘。",
  ],
  doublesInstead: ["The amount was doubled; look at how many times as much it is.", "直接乘了 2，要看是几倍。"],
  doublesTheLastYear: ["The growth was counted twice.", "增长的部分算了两次。"],
  doublesTheRate: ["The yearly percentage was doubled.", "年增长率多乘了 2。"],
  givesAllTheWork: ["That is all the work put together, not the days.", "这是总的工作量，不是天数。"],
  givesOnePerson: ["That is the amount for one person.", "这是一个人的量。"],
  givesTheIncrease: [
    "That is only the increase, without the amount at the start.",
    "这只是增加的部分，没有加上原来的数量。",
  ],
  givesTheNewShare: [
    "That is the new amount in percent of the old one, not the change.",
    "这是新量占原量的百分比，不是变化的百分比。",
  ],
  givesTheOlder: ["That is the age of the older one alone.", "这只是较大的那个年龄。"],
  givesTheOtherShare: ["That is the share of the other person.", "这是另一个人分到的。"],
  givesTheWholeRise: ["That is the rise over both years, not for one year.", "这是两年总的增长，不是每年的增长。"],
  givesTheYounger: ["That is the age of the younger one alone.", "这只是较小的那个年龄。"],
  goesOnAYear: ["That is one year too many.", "多算了一年。"],
  goesOnTwoYears: ["That is two years too many.", "多算了两年。"],
  halvesTheShorterTime: [
    "The shorter time was halved, as if both were equally fast.",
    "把较短的时间减半了，好像两者一样快。",
  ],
  halvesTheWholeRise: [
    "The whole rise was halved, but the second year builds on the first.",
    "把总增长除以 2 了，但第二年是在第一年的基础上增长的。",
  ],
  ignoresTheFall: ["Only the rise was looked at.", "只考虑了上涨。"],
  ignoresTheMiddle: ["The link between the two ratios was left out.", "漏了连接两个比的中间量。"],
  keepsTheTops: ["The tops were not enlarged together with the bottoms.", "通分时分子没有跟着变。"],
  multipliesByTheBottom: [
    "The amount was multiplied by the whole bottom without dividing by the top.",
    "只乘了分母，没有除以分子。",
  ],
  multipliesTheDifference: [
    "The difference was multiplied by all parts; first find what one part is.",
    "差直接乘了总份数，应先求出一份是多少。",
  ],
  multipliesTheTimes: [
    "The times were multiplied; it is what is done in one hour that counts.",
    "把时间相乘了，应该看每小时完成多少。",
  ],
  reducesOnlyTheTop: ["Only the top was divided.", "只约了分子。"],
  reducesTheBottomTooFar: ["Top and bottom were not divided by the same number.", "分子和分母没有除以同一个数。"],
  reducesTheTopTooFar: ["Top and bottom were not divided by the same number.", "分子和分母没有除以同一个数。"],
  stopsAYearEarly: ["That is one year too few.", "少算了一年。"],
  stopsTwoYearsEarly: ["That is two years too few.", "少算了两年。"],
  subtractsAgain: [
    "The discount was taken off once more; the price before was asked for.",
    "又减了一次折扣，题目问的是原价。",
  ],
  subtractsTheBottom: ["The bottom was subtracted as if it were an amount.", "把分母当成数量减掉了。"],
  subtractsTheOtherWay: [
    "The percentages were subtracted, but each refers to another amount.",
    "直接把百分数相减了，但它们对应的总量不同。",
  ],
  subtractsThePercents: [
    "The percentages were subtracted, but each refers to another amount.",
    "直接把百分数相减了，但它们对应的总量不同。",
  ],
  subtractsTheTimes: [
    "The times were subtracted; it is what is done in one hour that counts.",
    "把时间相减了，应该看每小时完成多少。",
  ],
  subtractsTheWrongDigit: ["The wrong digit was subtracted.", "减错了数字。"],
  takesATenth: ["A tenth of the amount was taken.", "只取了十分之一。"],
  takesOnePersonTooFew: ["That is the amount for one person fewer.", "少算了一个人。"],
  takesOnlyTheRepeat: ["Only one digit was taken as the part that repeats.", "只把一个数字当成了循环部分。"],
  takesSimpleInterest: ["The interest on the interest was left out.", "漏算了利息产生的利息。"],
  takesTheFractionOfThePart: [
    "The fraction was taken of the part; it belongs to the whole.",
    "对部分求了几分之几，应该对整体求。",
  ],
  takesTheNewPriceAsWhole: [
    "The change was compared with the new price instead of the old one.",
    "把变化和新价比了，应该和原价比。",
  ],
  takesTheNumber: ["That is the number of students, not the percentage.", "这是人数，不是百分数。"],
  takesTheRiseOfTheEnd: [
    "The rise was compared with the end value instead of the value at the start.",
    "把增长和末值比了，应该和初值比。",
  ],
  takesTheSameAway: ["Top and bottom were not divided by the same number.", "分子和分母没有除以同一个数。"],
  takesTheWholeOverRate: ["The interest was taken to be the same small amount each year.", "没有考虑利息会逐年增加。"],
  takesTheWrongBottom: [
    "The bottom is wrong: it depends on which digits repeat.",
    "分母不对，它由哪些数字循环来决定。",
  ],
  treatsAsDirect: [
    "More workers need less time; it was worked out the other way.",
    "人越多时间越少，这里却按正比例算了。",
  ],
  turnsTheRatioRound: ["The ratio is turned round.", "比的前后项颠倒了。"],
  turnsTheResultRound: ["The result is turned round.", "结果颠倒了。"],
  usesTheDifference: ["The difference was used instead of the two numbers.", "用了两数的差，应该用这两个数。"],
};
