import type { Sentences } from "../sentence";

/** CAT. */
export const cat: Sentences = {
  answersAnotherPair: [
    "This word goes with another word in that way, not with this one.",
    "这个词以这种关系对应的是别的词，不是这一个。",
  ],
  belongsElsewhere: ["This word belongs to another group.", "这个词属于另一类。"],
  countsOn: ["It was just counted on by one.", "只是往后数了一个。"],
  dotsUnlikeCorners: ["The number of dots does not go with the number of corners.", "点数和角数的关系不符合。"],
  forgetsAFold: ["One of the folds was left out.", "漏了其中一次折叠。"],
  insideUnlikeOutside: ["The shape inside is not the same as the shape around it.", "里面的形状和外面的不同。"],
  losesAHole: ["One hole is missing.", "少了一个孔。"],
  misplacesThePunch: ["The holes stand in the wrong place.", "孔的位置不对。"],
  missesPartOfASide: ["Part of one side of the shape is missing here.", "这里缺了图形某条边的一部分。"],
  movesOneHole: ["One hole stands in the wrong place.", "有一个孔的位置不对。"],
  multipliesByItself: [
    "The number was multiplied by itself, but that is not the rule of the pairs.",
    "把这个数乘了它自己，但这不是这两对的规律。",
  ],
  otherCount: ["The number of figures does not fit.", "图形的个数不符合。"],
  otherDots: ["The number of dots does not fit.", "点的个数不符合。"],
  otherFill: ["The filling does not fit.", "填充不符合。"],
  otherInner: ["The figure inside does not fit.", "里面的图形不符合。"],
  otherInnerFill: ["The filling of the figure inside does not fit.", "里面图形的填充不符合。"],
  otherLine: ["The line does not fit.", "线条不符合。"],
  otherPlace: ["It stands in the wrong place.", "位置不符合。"],
  otherShape: ["The shape does not fit.", "形状不符合。"],
  otherSize: ["The size does not fit.", "大小不符合。"],
  otherTurn: ["It is turned the wrong way.", "方向不符合。"],
  relatedInAnotherWay: [
    "This word has to do with it, but in another way than in the first pair.",
    "这个词与它有关，但关系和第一对不同。",
  ],
  repeatsTheLastDifference: [
    "The last step was repeated, but that is not the rule of the row.",
    "重复了最后一步的变化，但这不是这一行的规律。",
  ],
  repeatsTheStepBefore: [
    "The step before the last was repeated, but that is not the rule of the row.",
    "重复了倒数第二步的变化，但这不是这一行的规律。",
  ],
  severalDiffer: ["More than one thing does not fit.", "不止一处不符合。"],
  slidesOverTheFold: [
    "The holes were slid across the fold; they have to be mirrored.",
    "把孔平移过折痕了，应该对称过去。",
  ],
  takesTheFactorOfOnePair: [
    "The factor within one pair was used; look for one rule that fits both pairs.",
    "用了其中一对的倍数，要找对两对都成立的规律。",
  ],
  takesTheStepOfOnePair: [
    "The difference within one pair was used; look for one rule that fits both pairs.",
    "用了其中一对的差，要找对两对都成立的规律。",
  ],
  turnsThePattern: ["The whole pattern is mirrored.", "整个图案左右、上下或沿对角线翻转了。"],
};
