import { say } from "../../engine/words";
import { completing } from "../engine/directions";
import { type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

const spelled = ([sentence, right, [first, second, third], en, zh]: Frame) => ({
  stem: completing(sentence).replace("correctly completes", "is spelled correctly and completes"),
  right,
  wrong: { first, second, third },
  explanation: say(
    `The word is spelled “${right}”: ${en} “${first}” is a common mistake.`,
    `正确拼写是 ${right}：${zh}${first} 是常见的错误。`,
  ),
});

export const knownWords = defineLanguageModel<Frame>({
  name: "spelling-known-words",
  area: "mechanics",
  skill: "spelling",
  frames: {
    150: [
      ["I ____ a new hat.", "have", ["hav", "haev", "haf"], "it ends in e.", "词尾有 e。"],
      ["Come and play ____ me.", "with", ["wif", "wiht", "withe"], "it ends in th.", "词尾是 th。"],
    ],
    160: [
      ["My ____ came to play.", "friend", ["freind", "frend", "friand"], "i stands before e.", "i 在 e 前。"],
      [
        "We ____ hello to the bus driver.",
        "said",
        ["sed", "siad", "sayed"],
        "it sounds like “sed” but has ai.",
        "读音像 sed，但写作 ai。",
      ],
    ],
    170: [
      [
        "I stayed home ____ I was sick.",
        "because",
        ["becuse", "becaus", "becauze"],
        "it has “cause” in it.",
        "里面含有 cause。",
      ],
      [
        "The ____ in our town are kind.",
        "people",
        ["peeple", "poeple", "pepole"],
        "eo stands for one sound.",
        "eo 发一个音。",
      ],
    ],
    180: [
      [
        "I ____ that the story was true.",
        "believed",
        ["beleived", "belived", "beleaved"],
        "i stands before e.",
        "i 在 e 前。",
      ],
      ["The box was very ____.", "heavy", ["hevy", "heavey", "haevy"], "ea sounds like a short e.", "ea 读作短音 e。"],
    ],
    190: [
      [
        "We saw a ____ kind of bird.",
        "different",
        ["diffrent", "diferent", "differant"],
        "it has ff, and an e that is hardly heard.",
        "有两个 f，中间的 e 几乎听不到。",
      ],
      [
        "Did you ____ my letter?",
        "receive",
        ["recieve", "receeve", "receve"],
        "after c, e stands before i.",
        "c 后面 e 在 i 前。",
      ],
    ],
  },
  make: spelled,
});

export const longWords = defineLanguageModel<Frame>({
  name: "spelling-long-words",
  area: "mechanics",
  skill: "spelling",
  frames: {
    200: [
      [
        "The twins are in ____ classes.",
        "separate",
        ["seperate", "separete", "seperete"],
        "there is “a rat” in it.",
        "中间是 para。",
      ],
      [
        "Tomorrow we will ____ visit the fort.",
        "definitely",
        ["definately", "definitly", "defiantely"],
        "it is made from “finite”.",
        "由 finite 构成。",
      ],
    ],
    210: [
      [
        "The new bridge is quite an ____.",
        "achievement",
        ["acheivement", "achievment", "acheevement"],
        "i stands before e, and the e of “achieve” stays.",
        "i 在 e 前，achieve 的 e 保留。",
      ],
      [
        "Is it really ____ to wear a helmet here?",
        "necessary",
        ["neccessary", "necesary", "neccesary"],
        "one c and two s.",
        "一个 c，两个 s。",
      ],
    ],
    220: [
      [
        "The hotel can ____ sixty guests.",
        "accommodate",
        ["accomodate", "acommodate", "acomodate"],
        "two c and two m.",
        "两个 c，两个 m。",
      ],
      [
        "A delay ____ twice last week.",
        "occurred",
        ["occured", "ocurred", "ocured"],
        "two c and two r, as the stress is on the last syllable.",
        "两个 c，重音在后，r 双写。",
      ],
    ],
    230: [
      [
        "Her ____ as a guide is admired.",
        "perseverance",
        ["perserverance", "perseverence", "persaverance"],
        "it is made from “persevere” and -ance.",
        "由 persevere 加 -ance 构成。",
      ],
      [
        "She acts as a ____ between the two schools.",
        "liaison",
        ["liason", "liasion", "laison"],
        "an i stands on each side of the a.",
        "a 的两边各有一个 i。",
      ],
    ],
    240: [
      [
        "The clerk is ____ in every detail.",
        "conscientious",
        ["consciencious", "conscientous", "concientious"],
        "it is kin to “science” and ends in -tious.",
        "与 science 同源，以 -tious 结尾。",
      ],
      [
        "The committee reached a ____ after long talks.",
        "consensus",
        ["concensus", "consencus", "consensis"],
        "it is kin to “consent”, so it has s, not c.",
        "与 consent 同源，用 s，不用 c。",
      ],
    ],
  },
  make: spelled,
});

type Hunt = readonly [sentence: string, wrongWord: string, rightSpelling: string];

/** The four underlined words are the options; the one that is misspelled is the key. */
export const misspelled = defineLanguageModel<Hunt>({
  name: "find-the-misspelling",
  area: "mechanics",
  skill: "spelling",
  frames: {
    180: [["The <u>nurse</u> <u>carryed</u> a <u>basket</u> of <u>clean</u> towels.", "carryed", "carried"]],
    190: [["We <u>tryed</u> to <u>catch</u> the <u>biggest</u> <u>butterfly</u>.", "tryed", "tried"]],
    200: [
      [
        "The <u>captain</u> gave a <u>beautifull</u> <u>bouquet</u> to the <u>librarian</u>.",
        "beautifull",
        "beautiful",
      ],
    ],
    210: [
      [
        "The <u>calendar</u> settled our <u>arguement</u> about the <u>earlier</u> <u>schedule</u>.",
        "arguement",
        "argument",
      ],
    ],
    220: [
      [
        "The <u>audience</u> found the <u>rhythm</u> <u>irresistable</u> and left <u>exhilarated</u>.",
        "irresistable",
        "irresistible",
      ],
    ],
    230: [
      [
        "Seeing the <u>questionnaire</u> early was a <u>noticeable</u> <u>privelege</u> of the <u>lieutenant</u>.",
        "privelege",
        "privilege",
      ],
    ],
    240: [
      [
        "His <u>mischievous</u> <u>idiosyncrasy</u> was a <u>perennial</u> <u>embarassment</u>.",
        "embarassment",
        "embarrassment",
      ],
    ],
  },
  make: ([sentence, wrongWord, rightSpelling]) => {
    const words = [...sentence.matchAll(/<u>(\w+)<\/u>/g)].map(([, word = ""]) => word);
    const [first = "", second = "", third = ""] = words.filter((word) => word !== wrongWord);
    return {
      stem: `Which underlined word is spelled incorrectly?\n${sentence}`,
      right: wrongWord,
      wrong: { first, second, third },
      explanation: say(
        `“${wrongWord}” should be “${rightSpelling}”. The other underlined words are spelled correctly.`,
        `${wrongWord} 应写作 ${rightSpelling}，其他画线词拼写正确。`,
      ),
    };
  },
});
