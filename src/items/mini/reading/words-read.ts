import { say } from "../../engine/words";
import type { MiniLevel } from "../engine/model";
import type { ReadingModel } from "./model";
import { rowsModel } from "./rows";

const silentLetters = rowsModel({
  area: "foundational",
  name: "silent-letters",
  skill: "sounds",
  asks: ["Which word has a letter that you do not hear?", "哪个词里有不发音的字母？"],
  explain: (right) => say(`One letter of “${right}” is silent.`, `${right} 里有一个字母不发音。`),
  rows: {
    170: [
      ["lamb", "lamp", "band", "list"],
      ["knot", "not", "nest", "tent"],
      ["comb", "cost", "club", "crab"],
    ],
    180: [
      ["wrap", "trap", "west", "wind"],
      ["thumb", "trust", "drum", "jump"],
      ["knit", "mint", "unit", "tank"],
    ],
    190: [
      ["wrist", "twist", "print", "frost"],
      ["climb", "clamp", "plump", "blend"],
      ["half", "help", "hand", "hunt"],
    ],
    200: [
      ["castle", "basket", "plastic", "trumpet"],
      ["sign", "swift", "spend", "sprint"],
      ["ghost", "grant", "grasp", "crust"],
      ["island", "insect", "upset", "napkin"],
    ],
  },
});

const longVowel = rowsModel({
  area: "foundational",
  name: "sounds-like-rain",
  skill: "sounds",
  asks: ["Which word has the same middle sound as <b>rain</b>?", "哪个词中间的音与 rain 相同？"],
  explain: (right) => say(`“${right}” has the long a of “rain”.`, `${right} 与 rain 中间都是长音 a。`),
  rows: {
    160: [
      ["game", "gum", "get", "got"],
      ["rake", "rock", "rip", "rug"],
      ["face", "fish", "fox", "fan"],
      ["wait", "web", "win", "wet"],
    ],
    170: [
      ["cake", "cat", "kick", "cup"],
      ["gate", "get", "got", "gift"],
    ],
    180: [
      ["tail", "tall", "tell", "till"],
      ["snake", "snack", "sneak", "snow"],
    ],
    190: [
      ["paint", "pant", "point", "pond"],
      ["shape", "sharp", "sheep", "shop"],
    ],
    200: [
      ["great", "greet", "green", "grass"],
      ["weight", "white", "wheat", "what"],
      ["break", "brick", "broke", "brown"],
    ],
  },
});

/** The odd word, the kind of the other words in English and Chinese, and the other words. */
type Kinds = readonly (readonly [odd: string, kind: string, zh: string, ...alike: [string, string, string]])[];

const kinds: Readonly<Partial<Record<MiniLevel, Kinds>>> = {
  160: [
    ["shoe", "drinks", "饮料", "milk", "juice", "water"],
    ["seven", "colors", "颜色", "red", "blue", "green"],
    ["apple", "toys", "玩具", "doll", "kite", "ball"],
    ["arm", "weather", "天气", "rain", "snow", "wind"],
  ],
  170: [
    ["pencil", "furniture", "家具", "chair", "table", "bed"],
    ["tomorrow", "seasons", "季节", "winter", "spring", "summer"],
    ["window", "parts of the face", "脸的部位", "nose", "mouth", "chin"],
    ["cousin", "shapes", "图形", "circle", "square", "triangle"],
  ],
  180: [
    ["hospital", "people who work", "职业", "doctor", "teacher", "farmer"],
    ["listen", "ways to speak", "说话的方式", "whisper", "shout", "tell"],
    ["rocket", "water in nature", "自然界的水", "river", "lake", "ocean"],
    ["hungry", "sizes", "大小", "tiny", "huge", "tall"],
  ],
  190: [
    ["narrow", "words for “very big”", "表示很大的词", "huge", "giant", "enormous"],
    ["carpet", "tools", "工具", "hammer", "saw", "drill"],
    ["forest", "ways to walk", "走路的方式", "stroll", "march", "hike"],
    ["whale", "insects", "昆虫", "beetle", "moth", "wasp"],
  ],
  200: [
    ["ancient", "words for “fast”", "表示快的词", "rapid", "swift", "speedy"],
    ["compass", "musical instruments", "乐器", "trumpet", "violin", "flute"],
    ["furious", "words for “happy”", "表示高兴的词", "cheerful", "joyful", "delighted"],
    ["orchard", "metals", "金属", "copper", "silver", "iron"],
    ["canyon", "cloths", "布料", "cotton", "silk", "wool"],
    ["planet", "people who work", "职业", "pilot", "baker", "tailor"],
    ["harvest", "words for “sad”", "表示难过的词", "gloomy", "sorrowful", "unhappy"],
    ["predict", "words for “end”", "表示结束的词", "finish", "conclude", "complete"],
  ],
};
const kindOf = new Map(Object.values(kinds).flatMap((rows) => rows.map(([odd, en, zh]) => [odd, { en, zh }] as const)));

const oddWord = rowsModel({
  area: "vocabularyUse",
  name: "odd-word",
  skill: "categories",
  asks: ["Which one does not belong with the others?", "哪一个和其他的不是一类？"],
  explain: (right) => {
    const { en = "", zh = "" } = kindOf.get(right) ?? {};
    return say(`The others are ${en}; “${right}” is not one.`, `其他三个是${zh}，${right} 不是。`);
  },
  rows: Object.fromEntries(
    Object.entries(kinds).map(([level, rows]) => [level, rows.map(([odd, , , ...alike]) => [odd, ...alike] as const)]),
  ),
});

/** Questions about written words: their letters, their sounds and their kinds. */
export const wordsRead: readonly ReadingModel[] = [silentLetters, longVowel, oddWord];
