import { fillsGap, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

export const adverbs = defineLanguageModel<Frame>({
  name: "adjective-or-adverb",
  area: "grammar",
  skill: "modifiers",
  frames: {
    180: [
      [
        "The turtle walked ____ across the road.",
        "slowly",
        ["slow", "slower", "slowness"],
        "The word tells how the turtle walked, so it is an adverb: “slowly”. “Slow” describes a noun.",
        "这个词说明怎样走，用副词 slowly。slow 修饰名词。",
      ],
    ],
    190: [
      [
        "Ella closed the heavy gate ____.",
        "carefully",
        ["careful", "care", "carefulness"],
        "It tells how she closed the gate: the adverb “carefully”. “Careful” describes a person or thing.",
        "说明怎样关门，用副词 carefully。careful 是形容词。",
      ],
    ],
    200: [
      [
        "Our team played ____ in the second half.",
        "well",
        ["good", "goodly", "nice"],
        "“Well” is the adverb that tells how they played. “Good” is an adjective and cannot follow “played” here.",
        "well 是副词，说明踢得怎样。good 是形容词。",
      ],
    ],
    210: [
      [
        "The soup tastes ____ because Sam added too much lemon.",
        "sour",
        ["sourly", "more sourly", "sourness"],
        "After “tastes” an adjective describes the soup: “sour”. “Sourly” would tell how the soup does its tasting.",
        "tastes 是系动词，后面用形容词 sour 描述汤。sourly 是副词，不合适。",
      ],
    ],
    220: [
      [
        "The crowd became ____ as the speaker walked onto the stage.",
        "quiet",
        ["quietly", "more quietly", "quietness"],
        "“Became” links the crowd with an adjective: “quiet”. “Quietly” would tell how something is done.",
        "became 是系动词，后面用形容词 quiet 描述人群。quietly 是副词，说明怎样做一件事。",
      ],
    ],
  },
  make: fillsGap,
});

export const articles = defineLanguageModel<Frame>({
  name: "article-demonstrative",
  area: "grammar",
  skill: "modifiers",
  above: 3,
  frames: {
    150: [
      [
        "I see ____ dog.",
        "a",
        ["an", "two", "these"],
        "There is one dog, and “dog” begins with a consonant sound, so “a” is right. “An” stands before vowel sounds.",
        "狗只有一只，dog 以辅音开头，用 a。an 用在元音前。",
      ],
      [
        "Mom gave me ____ egg.",
        "an",
        ["a", "two", "those"],
        "“Egg” begins with a vowel sound, so “an” is right. “A” stands before consonant sounds.",
        "egg 以元音开头，用 an。a 用在辅音前。",
      ],
    ],
    160: [
      [
        "Leo ate ____ orange after lunch.",
        "an",
        ["a", "these", "two"],
        "“Orange” begins with a vowel sound, so “an” is right. “A” stands before consonant sounds.",
        "orange 以元音开头，前面用 an。a 用在辅音前。",
      ],
      [
        "Can you see ____ stars up there?",
        "those",
        ["that", "this", "a"],
        "“Stars” is plural and far away, so “those” is right. “That” goes with one thing.",
        "stars 是复数，在远处，用 those。that 只用于单数。",
      ],
    ],
    170: [
      [
        "____ shoes here are too small for me.",
        "These",
        ["This", "Them", "That"],
        "“Shoes” is plural and near, so “these” is right. “Them” cannot stand before a noun.",
        "shoes 是复数且在近处，用 these。them 不能放在名词前。",
      ],
      [
        "It took us ____ hour to reach the farm.",
        "an",
        ["a", "some", "these"],
        "The h in “hour” is silent, so the word begins with a vowel sound: “an hour”.",
        "hour 的 h 不发音，以元音开头，所以用 an。",
      ],
    ],
  },
  make: fillsGap,
});

export const countWords = defineLanguageModel<Frame>({
  name: "count-or-mass",
  area: "grammar",
  skill: "modifiers",
  frames: {
    180: [
      [
        "How ____ water do we need for the plants?",
        "much",
        ["many", "few", "more"],
        "Water is not counted piece by piece, so “much” is right. “Many” goes with things that are counted.",
        "water 不可数，用 much。many 用于可数名词。",
      ],
    ],
    200: [
      [
        "There are ____ cars on the road today than yesterday.",
        "fewer",
        ["fewest", "few", "little"],
        "“Than” asks for a comparative, and cars can be counted: “fewer”. “Few” does not compare.",
        "than 要求比较级，cars 可数，用 fewer。few 不是比较级。",
      ],
    ],
    210: [
      [
        "A large ____ of sand was left on the steps.",
        "amount",
        ["number", "many", "few"],
        "Sand is not counted, so it comes in an “amount”. “Number” goes with things that are counted.",
        "sand 不可数，用 amount。number 用于可数名词。",
      ],
    ],
  },
  make: fillsGap,
});

export const doubleNegatives = defineLanguageModel<Frame>({
  name: "double-negative",
  area: "grammar",
  skill: "modifiers",
  frames: {
    180: [
      [
        "We didn't see ____ on the beach.",
        "anyone",
        ["no one", "nobody", "none"],
        "“Didn't” is already negative, so “anyone” follows. “Didn't see no one” would be negative twice.",
        "didn't 已经是否定，后面用 anyone。再用 no one 就成了双重否定。",
      ],
    ],
    190: [
      [
        "Ben can't find his gloves ____.",
        "anywhere",
        ["nowhere", "no place", "never"],
        "“Can't” is already negative, so “anywhere” follows. “Nowhere” would make a second negative.",
        "can't 已经是否定，后面用 anywhere。nowhere 会变成双重否定。",
      ],
    ],
    200: [
      [
        "After the long climb we could ____ walk another step.",
        "hardly",
        ["not hardly", "hardly not", "not scarcely"],
        "“Hardly” is itself nearly negative, so it stands without “not”.",
        "hardly 本身含有否定意思，不再加 not。",
      ],
    ],
  },
  make: fillsGap,
});
