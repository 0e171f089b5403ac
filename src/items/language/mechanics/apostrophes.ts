import { say } from "../../engine/words";
import { completing } from "../engine/directions";
import { asking, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

type Pair = readonly [first: string, second: string, sentence: string];

const contractions: Readonly<Record<string, string>> = {
  "do not": "don't",
  "is not": "isn't",
  "I am": "I'm",
  "they are": "they're",
  "we will": "we'll",
  "could not": "couldn't",
  "she is": "she's",
  "they have": "they've",
  "will not": "won't",
  "you would": "you'd",
};

export const contraction = defineLanguageModel<Pair>({
  name: "contraction",
  area: "mechanics",
  skill: "apostrophes",
  above: 6,
  frames: {
    160: [
      ["do", "not", "We <u>do not</u> have a dog."],
      ["I", "am", "<u>I am</u> six years old."],
    ],
    170: [
      ["is", "not", "The soup <u>is not</u> hot."],
      ["we", "will", "Soon <u>we will</u> see the lake."],
    ],
    180: [
      ["they", "are", "I hope <u>they are</u> at home."],
      ["could", "not", "Nina <u>could not</u> find her shoe."],
    ],
    190: [
      ["they", "have", "I think <u>they have</u> seen us."],
      ["will", "not", "The key <u>will not</u> turn."],
    ],
  },
  make: ([first, second, sentence]) => {
    const right = contractions[`${first} ${second}`] ?? "";
    const bare = right.replace("'", "");
    const place = right.indexOf("'") + (second === "not" ? -1 : 1);
    return {
      stem: `Which is the correct short form of the underlined words?\n${sentence}`,
      right,
      wrong: {
        noApostrophe: bare,
        apostropheMisplaced: `${bare.slice(0, place)}'${bare.slice(place)}`,
        dropsNothing: `${first}'${second}`,
      },
      explanation: say(
        `The apostrophe stands where letters are left out: “${first} ${second}” becomes “${right}”. ` +
          `“${bare}” has no apostrophe.`,
        `撇号放在省去字母的地方：${first} ${second} 缩写成 ${right}。${bare} 少了撇号。`,
      ),
    };
  },
});

type Owner = readonly [context: string, sentence: string, owner: string, isMany: boolean];

export const possessive = defineLanguageModel<Owner>({
  name: "possessive-regular",
  area: "mechanics",
  skill: "apostrophes",
  frames: {
    180: [
      ["One dog has a blue bowl.", "The ____ bowl is blue.", "dog", false],
      ["My sister has a new drum.", "My ____ drum is loud.", "sister", false],
    ],
    190: [
      ["One farmer owns two tractors.", "The ____ tractors are green.", "farmer", false],
      ["Three cats share one bed.", "The ____ bed is under the stairs.", "cat", true],
    ],
    200: [
      ["Two brothers share one room.", "The ____ room is upstairs.", "brother", true],
      ["All of the players wear red.", "The ____ shirts are red.", "player", true],
    ],
    210: [["Several students entered one project.", "The ____ project won a prize.", "student", true]],
  },
  make: ([context, sentence, owner, isMany]) => {
    const [one, many] = [`${owner}'s`, `${owner}s'`];
    const right = isMany ? many : one;
    return {
      stem: completing(`${context} ${sentence}`),
      right,
      wrong: { wrongNumber: isMany ? one : many, noApostrophe: `${owner}s`, addsTooMuch: `${owner}s's` },
      explanation: isMany
        ? say(
            `There is more than one ${owner}. The plural “${owner}s” takes only an apostrophe: “${many}”. ` +
              `“${one}” would mean one ${owner}.`,
            `${owner} 不止一个，复数 ${owner}s 后面只加撇号：${many}。${one} 指一个。`,
          )
        : say(
            `There is one ${owner}, so an apostrophe and s are added: “${one}”. “${many}” would mean more than one.`,
            `${owner} 只有一个，加撇号和 s：${one}。${many} 指多个。`,
          ),
    };
  },
});

export const irregularPossessive = defineLanguageModel<readonly [sentence: string, plural: string]>({
  name: "possessive-irregular",
  area: "mechanics",
  skill: "apostrophes",
  frames: {
    210: [["The ____ coats hang by the classroom door.", "children"]],
    220: [
      ["The ____ race begins after the boys' race.", "women"],
      ["Three ____ tails stuck out of the basket of cheese.", "mice"],
    ],
  },
  make: ([sentence, plural]) => ({
    stem: completing(sentence),
    right: `${plural}'s`,
    wrong: { apostropheAfterS: `${plural}s'`, noApostrophe: `${plural}s`, noS: `${plural}'` },
    explanation: say(
      `“${plural}” is a plural that does not end in s, so it takes an apostrophe and s: “${plural}'s”. ` +
        `“${plural}s'” adds the s to a word that is plural already.`,
      `${plural} 是不以 s 结尾的复数，加撇号和 s：${plural}'s。${plural}s' 多加了复数 s。`,
    ),
  }),
});

export const sharedPossessive = defineLanguageModel<Frame>({
  name: "possessive-joint",
  area: "mechanics",
  skill: "apostrophes",
  frames: {
    220: [
      [
        "Mia and Leo own one tent together. Which sentence shows this?",
        "Mia and Leo's tent is new.",
        ["Mia's and Leo tent is new.", "Mias and Leo's tent is new.", "Mia and Leos' tent is new."],
        "What two people own together takes one apostrophe and s, at the last name: “Mia and Leo's tent”.",
        "两人共有的东西，只在后一个名字上加 's：Mia and Leo's tent。",
      ],
    ],
    230: [
      [
        "Ana and Ravi each wrote an essay. Which sentence shows this?",
        "Ana's and Ravi's essays were printed.",
        [
          "Ana and Ravis' essays were printed.",
          "Anas' and Ravi's essays were printed.",
          "Anas and Ravi's essays were printed.",
        ],
        "Each has an essay of his or her own, so each name takes an apostrophe and s.",
        "各有各的文章，两个名字都加 's。",
      ],
    ],
    240: [
      [
        "Two families named Santos share one boat. Which sentence shows this?",
        "The Santoses' boat is on the lake.",
        [
          "The Santos's boat is on the lake.",
          "The Santose's boat is on the lake.",
          "The Santoses boat is on the lake.",
        ],
        "The plural of “Santos” is “Santoses”; its possessive adds only an apostrophe. “Santos's” would mean " +
          "one person.",
        "Santos 的复数是 Santoses，所有格只加撇号。Santos's 指一个人。",
      ],
    ],
  },
  make: asking((meaning) => meaning),
});
