import { say } from "../../engine/words";
import { fillsGap, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

export const relative = defineLanguageModel<Frame>({
  name: "relative-pronoun",
  area: "grammar",
  skill: "pronouns",
  frames: {
    200: [
      [
        "The woman ____ fixed our bicycle lives next door.",
        "who",
        ["which", "whose", "what"],
        "“Who” stands for a person and is the subject of “fixed”. “Which” is for things.",
        "who 指人，作 fixed 的主语。which 指物。",
      ],
    ],
    210: [
      [
        "The boy ____ dog had run away put up a poster.",
        "whose",
        ["who", "whom", "which"],
        "The dog belongs to the boy, so the possessive “whose” is right. “Who” cannot stand before “dog” here.",
        "狗是男孩的，所以用表示所属的 whose。who 不能这样放在 dog 前。",
      ],
    ],
    220: [
      [
        "The village ____ my mother was born lies on a river.",
        "where",
        ["which", "whose", "that"],
        "She was born in the village: “where” means “in which”. “Which” alone would need the word “in”.",
        "她出生在村里，where 等于 in which。单用 which 缺少 in。",
      ],
    ],
    230: [
      [
        "The guide ____ we hired knew every path.",
        "whom",
        ["whose", "which", "what"],
        "We hired the guide: the pronoun is an object and stands for a person, so “whom” fits. “Which” is for things.",
        "我们雇了向导，代词作宾语且指人，用 whom。which 指物。",
      ],
    ],
    240: [
      [
        "Give the parcel to ____ answers the door.",
        "whoever",
        ["whomever", "whom", "whose"],
        "The pronoun is the subject of “answers”, so it is “whoever”, although the whole clause follows “to”.",
        "代词是 answers 的主语，所以用 whoever；介词 to 的宾语是整个从句。",
      ],
      [
        "Maria, ____ the editors believed had written the poem, kept silent.",
        "who",
        ["whom", "whose", "which"],
        "Take “the editors believed” out: “who had written the poem”. “Who” is the subject of “had written”.",
        "去掉插入的 the editors believed：who had written the poem。who 是 had written 的主语。",
      ],
    ],
  },
  make: fillsGap,
});

export const personShift = defineLanguageModel<Frame>({
  name: "pronoun-shift",
  area: "grammar",
  skill: "pronouns",
  frames: {
    190: [
      [
        "The two birds carried twigs to ____ nest.",
        "their",
        ["its", "them", "they"],
        "“Birds” is plural, so the nest is “their” nest. “Its” would mean one bird.",
        "birds 是复数，所以用 their。its 只指一只鸟。",
      ],
    ],
    200: [
      [
        "If you want to join the choir, ____ should sign up today.",
        "you",
        ["they", "he", "one"],
        "The sentence begins with “you” and stays with it. Another pronoun would seem to mean another person.",
        "句子前半用 you，后半也用 you。换别的代词就像在说另一个人。",
      ],
    ],
    210: [
      [
        "When hikers reach the top, ____ can see the whole valley.",
        "they",
        ["you", "we", "one"],
        "The pronoun stands for “hikers”: “they”. “You” changes the person in the middle of the sentence.",
        "代词指 hikers，用 they。用 you 会在句中突然改变人称。",
      ],
    ],
    220: [
      [
        "We enjoy the old library because ____ can always find a quiet corner there.",
        "we",
        ["you", "one", "they"],
        "The sentence speaks of “we” and keeps that person. “You” would shift to the reader.",
        "句子说的是 we，人称要一致。用 you 会转到读者身上。",
      ],
    ],
  },
  make: fillsGap,
});

type Reference = readonly [
  right: string,
  wrong: readonly [string, string, string],
  pronoun: string,
  en: string,
  zh: string,
];

export const clearReference = defineLanguageModel<Reference>({
  name: "pronoun-reference",
  area: "grammar",
  skill: "pronouns",
  above: 7,
  frames: {
    210: [
      [
        "After Ana won the race, she called her sister.",
        [
          "After Ana raced her sister, she was very tired.",
          "Ana told her sister that she had won a prize.",
          "When Ana met her sister, she was wearing a coat.",
        ],
        "she",
        "In the right sentence only Ana has been named when “she” comes. In the others “she” could be Ana or " +
          "her sister.",
        "正确的句子里，she 出现时只提到了 Ana。其他句子里 she 可能是 Ana，也可能是她妹妹。",
      ],
    ],
    220: [
      [
        "Because the lamp was loose, it fell off the shelf.",
        [
          "When the lamp hit the vase, it broke.",
          "The lamp stood beside the vase until it was sold.",
          "Take the lamp off the table and clean it.",
        ],
        "it",
        "In the right sentence “it” can only be the lamp. In the others “it” could be either of two things.",
        "正确的句子里 it 只能指 lamp。其他句子里 it 都可能指两样东西。",
      ],
    ],
    230: [
      [
        "The mayors promised the builders a reply and kept their promise.",
        [
          "The mayors met the builders when they had finished work.",
          "The mayors told the builders that they needed more time.",
          "The mayors thanked the builders before they left town.",
        ],
        "they” or “their",
        "Only the mayors made a promise, so “their” is clear. In the others “they” could be the mayors or " +
          "the builders.",
        "只有 mayors 作了承诺，所以 their 指代清楚。其他句子里 they 可能指 mayors，也可能指 builders。",
      ],
    ],
  },
  make: ([right, [first, second, third], pronoun, en, zh]) => ({
    stem: `In which sentence is it clear who or what “${pronoun}” stands for?`,
    right,
    wrong: { first, second, third },
    explanation: say(en, zh),
  }),
});
