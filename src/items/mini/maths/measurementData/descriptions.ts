import { joinedWords, oneByOne, joinSentences, under } from "../../../engine/figures/descriptions";
import { say, type Words } from "../../../engine/words";
import { picture } from "../../pictures/lexicon";

export const groupDescription = (group: readonly { readonly word: string; readonly zh: string }[]): Words =>
  joinSentences(under(say("A group of pictures", "一组图"), joinedWords(group.map(({ word, zh }) => say(word, zh)))));

const cube = say("cube", "方块");
/** Describes the cubes under a yellow bar, and under a green one if there is one. */
export const cubesDescription = (yellow: number, green: number): Words =>
  joinSentences(
    under(say("Under the yellow bar, end to end", "黄条下面，从头到尾"), oneByOne(yellow, cube)),
    ...(green === 0
      ? []
      : [under(say("Under the green bar, end to end", "绿条下面，从头到尾"), oneByOne(green, cube))]),
  );

export const rulerDescription = (from: number, to: number): Words =>
  joinSentences(
    say("A ruler with the numbers from 0 to 10", "标着从 0 到 10 的尺子"),
    say(`The orange bar above it begins at ${from} and ends at ${to}`, `上方的橙色长条从 ${from} 开始，到 ${to} 结束`),
  );

const lowerDescription = (scale: Words, heavier: string, lighter: string): Words =>
  say(
    `On ${scale.en} the ${heavier} is low and the ${lighter} is high`,
    `${scale.zh}架天平上，${picture(heavier).zh}那边低，${picture(lighter).zh}那边高`,
  );
/** Describes two scales with three things, given from the heaviest to the lightest. */
export const scalesDescription = (heaviest: string, middle: string, lightest: string): Words =>
  joinSentences(
    say("Two scales", "两架天平"),
    lowerDescription(say("one", "一"), heaviest, middle),
    lowerDescription(say("the other", "另一"), middle, lightest),
  );
