import { say } from "../../engine/words";
import { asking, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

const kinds = {
  simple: ["simple", "one main clause and no other clause", "简单句", "只有一个主句，没有其他分句"],
  compound: ["compound", "two main clauses joined as equals", "并列句", "两个主句并列"],
  complex: ["complex", "one main clause and a dependent clause", "复合句", "一个主句带从句"],
  both: ["compound-complex", "two main clauses and a dependent clause", "并列复合句", "两个主句并列，另带从句"],
} as const;
type Kind = keyof typeof kinds;

const takenFor = {
  simple: "takesItForSimple",
  compound: "takesItForCompound",
  complex: "takesItForComplex",
  "compound-complex": "takesItForCompoundComplex",
} as const satisfies Record<(typeof kinds)[Kind][0], string>;

type KindFrame = readonly [kind: Kind, sentence: string, en: string, zh: string];

export const sentenceKinds = defineLanguageModel<KindFrame>({
  name: "sentence-kind",
  area: "grammar",
  skill: "sentences",
  above: 4,
  frames: {
    220: [
      ["compound", "The rain stopped, and the children ran outside.", "“And” joins them.", "and 连接两个主句。"],
      [
        "complex",
        "We stayed inside until the storm passed.",
        "“Until” opens the dependent clause.",
        "until 引导从句。",
      ],
    ],
    230: [
      [
        "simple",
        "The old fisherman and his two sons mended the nets and painted the boat.",
        "It has two subjects and two verbs, but they are shared.",
        "句中有并列的主语和谓语，但它们是共用的。",
      ],
      [
        "complex",
        "The bridge that we crossed yesterday was built of stone.",
        "“That we crossed yesterday” is the dependent clause.",
        "that we crossed yesterday 是从句。",
      ],
    ],
    240: [
      [
        "both",
        "When the bell rang, the doors opened, and the crowd poured in.",
        "“When the bell rang” depends on the other two.",
        "When the bell rang 是从句。",
      ],
      [
        "simple",
        "Before sunrise, despite the cold, the ranger set out along the ridge with a lantern.",
        "The openings are phrases: they have no verb of their own.",
        "句首的都是短语，没有自己的谓语。",
      ],
    ],
  },
  make: ([kind, sentence, en, zh]) => {
    const [right, what, zhName, zhWhat] = kinds[kind];
    const others = Object.values(kinds).filter(([name]) => name !== right);
    return {
      stem: `What kind of sentence is this?\n${sentence}`,
      right,
      wrong: Object.fromEntries(others.map(([name]) => [takenFor[name], name])),
      explanation: say(
        `The sentence has ${what}, so it is ${right}. ${en}`,
        `这个句子${zhWhat}，是${zhName}（${right}）。${zh}`,
      ),
    };
  },
});

export const clauseRoles = defineLanguageModel<Frame>({
  name: "clause-role",
  area: "grammar",
  skill: "sentences",
  frames: {
    220: [
      [
        "The dog barked loudly <u>when the door opened</u>.",
        "It tells when something happened.",
        ["It describes the dog.", "It names what was barked at.", "It tells who barked."],
        "The clause tells when the dog barked, so it works as an adverb. It does not describe the dog.",
        "从句说明狗什么时候叫，作状语，不修饰 dog。",
      ],
    ],
    230: [
      [
        "The letter <u>that arrived this morning</u> came from my cousin.",
        "It describes a noun.",
        ["It is the subject of the sentence.", "It is the object of the verb.", "It tells why something happened."],
        "The clause tells which letter is meant, so it describes the noun “letter”, which is the subject.",
        "从句说明是哪封信，修饰名词 letter；letter 才是主语。",
      ],
    ],
    240: [
      [
        "<u>Whatever the witness remembers</u> may help the inspector.",
        "It is the subject of the sentence.",
        ["It describes the witness.", "It is the object of the verb.", "It tells when something happens."],
        "The clause as a whole is what “may help”: it is a noun clause and the subject.",
        "整个从句是 may help 的主语，是名词性从句。",
      ],
      [
        "The guide explained <u>how the old lock works</u>.",
        "It is the object of the verb.",
        ["It is the subject of the sentence.", "It describes the guide.", "It tells how the guide explained."],
        "The clause is what the guide explained: the object of “explained”. It does not tell in what way she " +
          "explained.",
        "从句是 explained 的内容，作宾语；它不是说明“怎样解释”。",
      ],
    ],
  },
  make: asking((sentence) => `What does the underlined clause do in the sentence?\n${sentence}`),
});
