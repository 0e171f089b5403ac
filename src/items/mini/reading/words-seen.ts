import { authoredModels, type ReadingModel } from "./model";

const sightZh = "听一个词，选出它的写法。";
const spellZh = "听一个词，选出正确的拼写。";
const place = { area: "foundational", how: "words" } as const;

/** Sight words, spoken and then found among words of similar look. */
const sightWords = authoredModels({ ...place, skill: "sightWords" }, [
  [
    "sight-the",
    150,
    "~Which word is this?\n~the.\n>Which word do you hear?",
    sightZh,
    "the",
    ["and", "she", "to"],
    "The word heard is “the”.",
    "听到的词是 the。",
  ],
  [
    "sight-said",
    160,
    "~Which word is this?\n~said.\n>Which word do you hear?",
    sightZh,
    "said",
    ["sad", "side", "sand"],
    "The word heard is “said”.",
    "听到的词是 said。",
  ],
  [
    "sight-come",
    160,
    "~Which word is this?\n~come.\n>Which word do you hear?",
    sightZh,
    "come",
    ["came", "some", "home"],
    "The word heard is “come”.",
    "听到的词是 come。",
  ],
  [
    "sight-they",
    170,
    "~Which word is this?\n~they.\n>Which word do you hear?",
    sightZh,
    "they",
    ["then", "them", "that"],
    "The word heard is “they”.",
    "听到的词是 they。",
  ],
  [
    "sight-where",
    170,
    "~Which word is this?\n~where.\n>Which word do you hear?",
    sightZh,
    "where",
    ["were", "when", "there"],
    "The word heard is “where”.",
    "听到的词是 where。",
  ],
  [
    "sight-could",
    180,
    "~Which word is this?\n~could.\n>Which word do you hear?",
    sightZh,
    "could",
    ["cold", "cloud", "called"],
    "The word heard is “could”.",
    "听到的词是 could。",
  ],
]);

/** A spoken word among spellings of similar sound. */
const spellings = authoredModels({ ...place, skill: "spelling" }, [
  [
    "spell-rain",
    180,
    "~Which one spells this word?\n~rain.\n>Which one is spelled right?",
    spellZh,
    "rain",
    ["rane", "rayn", "rian"],
    "The word is spelled “rain”.",
    "正确的拼写是 rain。",
  ],
  [
    "spell-boat",
    180,
    "~Which one spells this word?\n~boat.\n>Which one is spelled right?",
    spellZh,
    "boat",
    ["bote", "bowt", "baot"],
    "The word is spelled “boat”.",
    "正确的拼写是 boat。",
  ],
  [
    "spell-night",
    190,
    "~Which one spells this word?\n~night.\n>Which one is spelled right?",
    spellZh,
    "night",
    ["nite", "nihgt", "niet"],
    "The word is spelled “night”.",
    "正确的拼写是 night。",
  ],
  [
    "spell-because",
    190,
    "~Which one spells this word?\n~because.\n>Which one is spelled right?",
    spellZh,
    "because",
    ["becuz", "becaus", "becose"],
    "The word is spelled “because”.",
    "正确的拼写是 because。",
  ],
]);

/** Sounds that are not spelt with one letter each. */
const soundsAndLetters = authoredModels({ ...place, skill: "sounds" }, [
  [
    "silent-letter",
    190,
    "Which word has a letter that you do not hear?",
    "哪个词里有不发音的字母？",
    "knee",
    ["kid", "nest", "kind"],
    "In “knee” the k is silent.",
    "knee 里的 k 不发音。",
  ],
  [
    "long-vowel-spelling",
    190,
    "~Which word has the same middle sound as rain?\n>Which word has the same middle sound as <b>rain</b>?",
    "哪个词中间的音与 rain 相同？",
    "late",
    ["ran", "rent", "mind"],
    "“late” has the long a of “rain”.",
    "late 与 rain 中间都是长音 a。",
  ],
]);

export const wordsSeen: readonly ReadingModel[] = [...sightWords, ...spellings, ...soundsAndLetters];
