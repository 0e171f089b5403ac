import { say } from "../../engine/words";
import { completing } from "../engine/directions";
import { fillsGap, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

export const pronounForNoun = defineLanguageModel<Frame>({
  name: "pronoun-for-noun",
  area: "grammar",
  skill: "pronouns",
  above: 4,
  frames: {
    150: [
      [
        "Sam is my friend. ____ is six.",
        "He",
        ["Him", "His", "Me"],
        "“He” stands for Sam and tells who is six. “Him” cannot begin the sentence.",
        "He 代替 Sam 作主语。Him 不能作主语。",
      ],
      [
        "My mom is here. I love ____.",
        "her",
        ["she", "he", "hers"],
        "After “love” stands “her”. “She” would do something.",
        "love 后面用宾格 her。she 是主格。",
      ],
    ],
    160: [
      [
        "Mia and Ben like the park. ____ go there every day.",
        "They",
        ["Them", "Their", "He"],
        "“They” stands for Mia and Ben, who do the action. “Them” cannot be the subject.",
        "They 代替 Mia and Ben 作主语。Them 不能作主语。",
      ],
      [
        "The ball is wet. Please dry ____ with a towel.",
        "it",
        ["him", "its", "they"],
        "“It” stands for the ball, one thing. “They” is for more than one and cannot follow “dry”.",
        "it 代替 the ball（一个东西）。they 指复数，也不能放在 dry 后面。",
      ],
    ],
    170: [
      [
        "Our grandparents live far away. We call ____ on Sunday.",
        "them",
        ["they", "their", "him"],
        "After the verb “call” stands the object form “them”. “They” is a subject.",
        "动词 call 后面用宾格 them。they 是主格。",
      ],
      [
        "This pencil is not yours. It is ____.",
        "mine",
        ["my", "me", "mines"],
        "“Mine” stands alone for “my pencil”. “My” needs a noun after it, and “mines” is not a pronoun.",
        "mine 单独使用，等于 my pencil。my 后面要有名词，代词里没有 mines。",
      ],
    ],
  },
  make: fillsGap,
});

export const reflexive = defineLanguageModel<Frame>({
  name: "reflexive-pronoun",
  area: "grammar",
  skill: "pronouns",
  frames: {
    180: [
      [
        "Leo taught ____ to play the drum.",
        "himself",
        ["hisself", "himselves", "he"],
        "The form for “he” is “himself”. “Hisself” is not standard English.",
        "he 的反身代词是 himself。标准英语里没有 hisself。",
      ],
    ],
    190: [
      [
        "The children baked the bread by ____.",
        "themselves",
        ["theirselves", "themself", "their"],
        "The form for several people is “themselves”. “Theirselves” is not standard English.",
        "复数的反身代词是 themselves。标准英语里没有 theirselves。",
      ],
    ],
  },
  make: fillsGap,
});

/** A frame about case; `alone` is the sentence with the pronoun alone, which shows the right case. */
type Case = readonly [sentence: string, right: string, wrong: readonly [string, string, string], alone: string];

export const compoundCase = defineLanguageModel<Case>({
  name: "pronoun-case-compound",
  area: "grammar",
  skill: "pronouns",
  frames: {
    180: [
      ["My brother and ____ built a tent.", "I", ["me", "myself", "mine"], "I built a tent"],
      ["Aunt Lin and ____ made the soup.", "he", ["him", "his", "himself"], "he made the soup"],
    ],
    190: [
      ["The coach chose Lena and ____ for the relay.", "me", ["I", "my", "mine"], "the coach chose me"],
      ["Grandpa sent a card to Ana and ____.", "him", ["he", "his", "he's"], "Grandpa sent a card to him"],
    ],
    200: [
      ["The prize was shared by Omar and ____.", "her", ["she", "hers", "she's"], "the prize was shared by her"],
      [
        "Last year ____ and their cousins sailed to the island.",
        "they",
        ["them", "theirs", "themselves"],
        "they sailed to the island",
      ],
    ],
    210: [
      ["This secret must stay between you and ____.", "me", ["I", "my", "mine"], "between me (and you)"],
      ["The judges praised both the singer and ____.", "them", ["they", "their", "theirs"], "the judges praised them"],
    ],
  },
  make: ([sentence, right, [first, second, third], alone]) => ({
    stem: completing(sentence),
    right,
    wrong: { first, second, third },
    explanation: say(
      `Leave the other person out: “${alone}”. The form stays “${right}” when someone is added; “${first}” ` +
        `does not fit.`,
      `去掉另一个人来判断：“${alone}”。加上别人后仍用 ${right}，不能用 ${first}。`,
    ),
  }),
});
