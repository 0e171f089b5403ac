import { say } from "../../engine/words";
import { type ChoiceFrame, choosing } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

const stem = "Which sentence is punctuated correctly?";

type Said = readonly [speaker: string, verb: string, words: string];
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const speakerFirst = defineLanguageModel<Said>({
  name: "quotation-speaker-first",
  area: "mechanics",
  skill: "quotationMarks",
  frames: {
    180: [["Sam", "said", "The soup is hot"]],
    190: [
      ["Ella", "said", "Your drawing looks like a castle"],
      ["The guide", "said", "Please stay on the path"],
    ],
    200: [["My uncle", "replied", "The train leaves at noon"]],
  },
  make: ([speaker, verb, words]) => ({
    stem,
    right: `${speaker} ${verb}, “${words}.”`,
    wrong: {
      noMarks: `${speaker} ${verb}, ${words}.`,
      marksAroundAll: `“${speaker} ${verb}, ${words}.”`,
      smallLetterNoComma: `${speaker} ${verb} “${small(words)}.”`,
    },
    explanation: say(
      `Quotation marks enclose the spoken words only. A comma comes before them, and they begin with a capital letter.`,
      `引号只括住说的话，前面用逗号，第一个词大写。`,
    ),
  }),
});

export const speakerLast = defineLanguageModel<Said>({
  name: "quotation-speaker-last",
  area: "mechanics",
  skill: "quotationMarks",
  frames: {
    200: [
      ["the driver", "asked", "Where does this road lead?"],
      ["Omar", "shouted", "Look at that rainbow!"],
    ],
    210: [["the nurse", "asked", "Has anyone seen my pen?"]],
  },
  make: ([speaker, verb, words]) => {
    const bare = words.slice(0, -1);
    const mark = words.slice(-1);
    const name = mark === "?" ? ["question mark", "问号"] : ["exclamation point", "感叹号"];
    return {
      stem,
      right: `“${words}” ${verb} ${speaker}.`,
      wrong: {
        markOutside: `“${bare}” ${verb} ${speaker}${mark}`,
        commaAndMark: `“${bare},${mark}” ${verb} ${speaker}.`,
        marksAroundAll: `“${bare} ${verb} ${speaker}${mark}”`,
      },
      explanation: say(
        `The spoken words are “${words}”; their ${name[0] ?? ""} stands inside the quotation marks, and no ` +
          `comma is added.`,
        `说的话是“${words}”，${name[1] ?? ""}放在引号内，不再加逗号。`,
      ),
    };
  },
});

type Broken = readonly [first: string, tag: string, second: string];

export const brokenQuote = defineLanguageModel<Broken>({
  name: "quotation-broken",
  area: "mechanics",
  skill: "quotationMarks",
  frames: {
    210: [["If it rains", "said Ana", "we will play inside"]],
    220: [
      ["When the paint is dry", "said the artist", "you may hang the picture"],
      ["Before you leave", "Dad reminded us", "turn off the lamp"],
    ],
  },
  make: ([first, tag, second]) => ({
    stem,
    right: `“${first},” ${tag}, “${second}.”`,
    wrong: {
      tagInside: `“${first}, ${tag}, ${second}.”`,
      newCapital: `“${first},” ${tag}, “${second.charAt(0).toUpperCase()}${second.slice(1)}.”`,
      noCommas: `“${first}” ${tag} “${second}.”`,
    },
    explanation: say(
      `The speaker's words are broken by “${tag}”, so marks close and open again. Commas set “${tag}” off, ` +
        `and the same ` +
        `sentence goes on with a small letter.`,
      `说的话被 ${tag} 隔开，引号要先关后开，${tag} 前后用逗号；后半还是同一句，首字母小写。`,
    ),
  }),
});

export const quotedQuestion = defineLanguageModel<ChoiceFrame>({
  name: "quotation-and-question",
  area: "mechanics",
  skill: "quotationMarks",
  frames: {
    230: [
      [
        "Did Leo say, “The shop is closed”?",
        [
          "Did Leo say, “The shop is closed?”",
          "Did Leo say, “The shop is closed.”",
          "“Did Leo say, The shop is closed?”",
        ],
        "The whole sentence asks, not Leo's words, so the question mark stands outside the quotation marks.",
        "提问的是整个句子，不是 Leo 的话，所以问号在引号外。",
      ],
    ],
    240: [
      [
        "Ming asked, “Who wrote ‘The Silver Gate’?”",
        [
          "Ming asked, “Who wrote ‘The Silver Gate?’”",
          "Ming asked, “Who wrote ‘The Silver Gate’”?",
          "Ming asked, “Who wrote “The Silver Gate”?”",
        ],
        "The title within the speech takes the other kind of quotation marks. The question is Ming's, not " +
          "the title's, " +
          "so its mark stands between the two.",
        "引语中的标题用另一种引号。提问的是 Ming 的话，不是标题，所以问号在两个引号之间。",
      ],
    ],
  },
  make: choosing(stem),
});
