import type { Sentences } from "../sentence";

/** SAT Math: problem solving and data analysis. */
export const satData: Sentences = {
  addsBoth: ["Both percentages were added on.", "两个百分数都加上了。"],
  addsThePoint: ["The reading is too high: follow the line.", "读得偏高了，应沿直线读。"],
  comparesTheValuesOnly: [
    "Only the values were compared; how often each comes matters too.",
    "只比较了数值，还要看每个值出现的次数。",
  ],
  countsTheNovels: ["That is the number of novels; the others were asked for.", "这是小说的数量，题目问的是其余的。"],
  deniesTheResult: ["The study does allow a conclusion.", "这项研究是可以得出结论的。"],
  dividesByTen: ["Only a tenth of what has to be taken away was taken away.", "只减去了应减数量的十分之一。"],
  dividesByTheFactor: [
    "It was divided by the factor between the units; it has to be multiplied.",
    "除以了单位间的进率，应该相乘。",
  ],
  doublesTheFactor: ["The factor between the units is twice as large as it should be.", "单位间的进率大了一倍。"],
  goesBeyondTheGroup: ["The sample stands only for the group from which it was drawn.", "样本只能代表它所来自的群体。"],
  goesBeyondTheMargin: ["The value lies outside what the margin allows.", "这个值超出了误差范围。"],
  goesBeyondTheVolunteers: [
    "The people were volunteers; the result does not reach everybody.",
    "参加者是志愿者，结论不能推广到所有人。",
  ],
  mistakesTheDesign: [
    "Cause needs a random assignment: look at how the groups were made.",
    "能否说明因果，要看分组是不是随机的。",
  ],
  mixesUpTheMeasures: ["Mean and median were mixed up.", "平均数和中位数弄混了。"],
  overlooksTheMargin: [
    "An estimate from a sample is not exact: think of the margin.",
    "由样本得到的估计不是精确值，要考虑误差范围。",
  ],
  overlooksTheMean: ["The mean changes too.", "平均数也会变。"],
  overlooksTheMedian: ["The median changes too.", "中位数也会变。"],
  readsTheNextStep: ["The line was read too far to the right.", "读到右边的位置了。"],
  readsThePoint: ["The point was read, not the line.", "读的是数据点，不是直线。"],
  readsTheStepBefore: ["The line was read too far to the left.", "读到左边的位置了。"],
  staysWithTheSample: [
    "The sample was random, so that it tells something about its group.",
    "样本是随机抽取的，可以推断它所在的群体。",
  ],
  takesBothShares: ["Only the two percentages were multiplied.", "只是把两个百分数相乘了。"],
  takesMetersPerSecond: ["That is in meters per second.", "这是以米每秒为单位的。"],
  takesMinutesForHours: ["That is for each minute, not for each hour.", "这是每分钟的，题目问每小时。"],
  takesOneCell: [
    "Only one cell of the table was used; a whole column was asked for.",
    "只用了表中的一格，应该用整列。",
  ],
  takesSixty: ["The factor between the units is wrong.", "单位间的进率错了。"],
  takesTheColumnAsWhole: ["The column was taken as the whole.", "把列合计当成整体了。"],
  takesTheFactor: ["That is the factor between ratio and amounts.", "这是比与实际量之间的倍数。"],
  takesTheIncreaseAlone: ["Only the increase was taken, without the whole.", "只取了增加的部分，没有加上原来的。"],
  takesTheLowest: ["The lowest value was taken.", "取了最小的值。"],
  takesTheMeanForEach: ["The mean tells nothing about each single one.", "平均数不能说明每一个个体的情况。"],
  takesTheMedianOfTheCounts: [
    "The median of the counts was taken, not of the values.",
    "求了次数的中位数，应该求数值的中位数。",
  ],
  takesTheMiddleRow: [
    "The middle row was taken; it is the middle member that counts.",
    "取了中间一行，应该找中间的那个人。",
  ],
  takesTheMode: ["That is the value that comes most often.", "这是众数。"],
  takesTheOtherPercent: ["That is the percentage, not the number of books.", "这是百分数，不是本数。"],
  takesThePercentAsNumber: ["The percentage was subtracted as if it were a number.", "把百分数当成数量减掉了。"],
  takesTheRowAsWhole: ["The row was taken as the whole.", "把行合计当成整体了。"],
  takesTheSample: ["That is the number in the sample, not in the whole.", "这是样本中的数量，不是总体的。"],
  takesTheShareForTheRest: ["The share that goes was taken for the one that stays.", "把减少的比例当成剩下的比例了。"],
  takesTheTotal: ["That is the total of both.", "这是两者的总量。"],
  turnsTheComparison: [
    "The comparison is turned round: look at how far values lie from the middle.",
    "比较反了，看一看各值离中间有多远。",
  ],
  turnsTheQuantities: ["The two quantities were swapped.", "两个量弄颠倒了。"],
  turnsTheRatio: ["The ratio was used the wrong way round.", "比用反了。"],
  wantsACensus: ["A random sample is enough; not everybody has to be asked.", "随机样本就够了，不必问所有人。"],
  wantsAllValues: [
    "The table tells enough: it has all values with their frequencies.",
    "表里给出了所有值和次数，信息已经够了。",
  ],
};
