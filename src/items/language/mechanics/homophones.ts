import { say } from "../../engine/words";
import { completing } from "../engine/directions";
import { defineLanguageModel } from "../engine/model";

const listed = [
  ["there", "in that place", "在那里"],
  ["their", "belonging to them", "他们的"],
  ["they're", "they are", "they are 的缩写"],
  ["to", "toward", "到"],
  ["too", "also, or more than enough", "也；太"],
  ["two", "the number 2", "数字 2"],
  ["your", "belonging to you", "你的"],
  ["you're", "you are", "you are 的缩写"],
  ["its", "belonging to it", "它的"],
  ["it's", "it is", "it is 的缩写"],
  ["whose", "belonging to whom", "谁的"],
  ["who's", "who is or who has", "who is 或 who has 的缩写"],
  ["see", "to notice with the eyes", "看见"],
  ["sea", "the ocean", "大海"],
  ["hear", "to notice sounds", "听见"],
  ["here", "in this place", "在这里"],
  ["passed", "went by", "经过"],
  ["past", "the time before, or beyond", "过去；经过（介词）"],
  ["than", "the word for comparing", "用于比较"],
  ["then", "at that time, or next", "那时；然后"],
  ["affect", "to change something", "影响（动词）"],
  ["effect", "a result", "结果（名词）"],
  ["principal", "main, or the head of a school", "主要的；校长"],
  ["principle", "a basic rule", "原则"],
  ["accept", "to take what is offered", "接受"],
  ["except", "leaving out", "除了"],
  ["compliment", "a word of praise", "赞美"],
  ["complement", "something that completes", "补充"],
  ["eminent", "famous and respected", "杰出的"],
  ["imminent", "about to happen", "即将发生的"],
  ["elicit", "to draw out", "引出"],
  ["illicit", "not allowed by law", "违法的"],
  ["stationary", "not moving", "静止的"],
  ["stationery", "writing paper", "文具"],
] as const;
type Word = (typeof listed)[number][0];

const meanings = new Map<string, readonly [en: string, zh: string]>(listed.map(([word, en, zh]) => [word, [en, zh]]));
const meaningOf = (word: Word): readonly [en: string, zh: string] => meanings.get(word) ?? ["", ""];

type Single = readonly [sentence: string, right: Word, others: readonly [Word, string, string]];

export const homophones = defineLanguageModel<Single>({
  name: "homophone",
  area: "mechanics",
  skill: "homophones",
  frames: {
    150: [["I can ____ the moon.", "see", ["sea", "si", "sie"]]],
    160: [
      ["I can ____ a bird in the tree.", "hear", ["here", "her", "hare"]],
      ["We have ____ cats and one dog.", "two", ["to", "too", "tow"]],
    ],
    170: [
      ["Put the box over ____.", "there", ["their", "they're", "theirs"]],
      ["May I come ____?", "too", ["to", "two", "tow"]],
    ],
    180: [
      ["The twins forgot ____ lunch.", "their", ["there", "they're", "theirs"]],
      ["I think ____ late for the bus.", "you're", ["your", "yours", "youre"]],
    ],
    190: [
      ["The dog wagged ____ tail.", "its", ["it's", "its'", "it is"]],
      ["I wonder if ____ coming with us.", "they're", ["their", "there", "theyre"]],
    ],
    200: [
      ["Do you know ____ bicycle this is?", "whose", ["who's", "whos", "who'se"]],
      ["Look at the sky: ____ going to rain.", "it's", ["its", "its'", "it"]],
    ],
  },
  make: ([sentence, right, [first, second, third]]) => {
    const [en, zh] = meaningOf(right);
    const [otherEn, otherZh] = meaningOf(first);
    return {
      stem: completing(sentence),
      right,
      wrong: { first, second, third },
      explanation: say(
        `“${right}” means “${en}” and fits here. “${first}” means “${otherEn}”.`,
        `${right} 的意思是“${zh}”，合适；${first} 的意思是“${otherZh}”。`,
      ),
    };
  },
});

type Double = readonly [sentence: string, first: Word, second: Word];

/** Two gaps and two words; the four options are all ways to fill the gaps. */
export const homophonePairs = defineLanguageModel<Double>({
  name: "homophone-pair",
  area: "mechanics",
  skill: "homophones",
  frames: {
    200: [
      ["First read the rules, and ____ play; it is easier ____ it looks.", "then", "than"],
      ["We ____ the bakery and walked ____ the mill.", "passed", "past"],
    ],
    210: [
      ["Everyone will ____ the plan ____ my brother.", "accept", "except"],
      ["Dry weather may ____ the crops, and the ____ may last all year.", "affect", "effect"],
    ],
    220: [
      ["The ____ explained the ____ behind the new school rule.", "principal", "principle"],
      ["The shop that sells ____ has a ____ bike outside.", "stationery", "stationary"],
    ],
    230: [["She took it as a ____ that her photos were the perfect ____ to his text.", "compliment", "complement"]],
    240: [
      ["An ____ scientist warned that the eruption was ____.", "eminent", "imminent"],
      ["The inspector tried to ____ facts about the ____ trade.", "elicit", "illicit"],
    ],
  },
  make: ([sentence, first, second]) => {
    const [firstEn, firstZh] = meaningOf(first);
    const [secondEn, secondZh] = meaningOf(second);
    return {
      stem: completing(sentence).replace("correctly completes", "correctly completes both gaps in"),
      right: `${first} … ${second}`,
      wrong: {
        swapped: `${second} … ${first}`,
        firstTwice: `${first} … ${first}`,
        secondTwice: `${second} … ${second}`,
      },
      explanation: say(
        `“${first}” means “${firstEn}”; “${second}” means “${secondEn}”. Only this order makes sense.`,
        `${first} 的意思是“${firstZh}”，${second} 的意思是“${secondZh}”，只有这样填才通顺。`,
      ),
    };
  },
});
