import { fillsGap, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

export const conjunctions = defineLanguageModel<Frame>({
  name: "conjunction",
  area: "grammar",
  skill: "sentences",
  frames: {
    160: [
      [
        "I wanted to swim, ____ the water was too cold.",
        "but",
        ["so", "or", "because"],
        "The second part goes against the first, so “but” fits. “Because” would make the cold a reason to swim.",
        "后半句与前半句意思相反，用 but。用 because 就成了“因为水冷才想游泳”。",
      ],
      [
        "You can have milk ____ juice, not both.",
        "or",
        ["and", "so", "but"],
        "Only one may be chosen, so “or” fits. “And” would mean both.",
        "只能选一样，用 or。and 表示两样都要。",
      ],
    ],
    170: [
      [
        "The path was icy, ____ we walked slowly.",
        "so",
        ["or", "because", "until"],
        "Walking slowly is the result of the ice, so “so” fits. “Because” would turn cause and result around.",
        "走得慢是结冰的结果，用 so。because 会把因果颠倒。",
      ],
    ],
    180: [
      [
        "Please water the plants ____ they look dry.",
        "if",
        ["or", "so", "but"],
        "The dry look is a condition for watering, so “if” fits. “So” would make it a result.",
        "看起来干是浇水的条件，用 if。so 表示结果。",
      ],
    ],
    190: [
      [
        "____ it was raining hard, nobody opened an umbrella.",
        "Although",
        ["Because", "Unless", "So that"],
        "Rain without an open umbrella is a surprise, so “Although” fits. “Because” would give a reason.",
        "雨很大却没人打伞，出乎意料，用 Although。用 Because 就成了“因为下雨才不打伞”。",
      ],
    ],
    200: [
      [
        "We will miss the ferry ____ we hurry.",
        "unless",
        ["if", "because", "until"],
        "Only hurrying can save us from missing it: “unless” means “if not”. “If” would say the opposite.",
        "只有赶快才不会误船，unless 等于 if not。用 if 意思正好相反。",
      ],
    ],
    210: [
      [
        "The museum lowered its prices ____ more families could visit.",
        "so that",
        ["even though", "as long as", "whereas"],
        "The visits are the purpose of the lower prices, so “so that” fits. “Even though” would contrast the two.",
        "让更多家庭参观是降价的目的，用 so that。even though 表示让步。",
      ],
    ],
  },
  make: fillsGap,
});

export const correlatives = defineLanguageModel<Frame>({
  name: "correlative-conjunction",
  area: "grammar",
  skill: "sentences",
  frames: {
    200: [
      [
        "Neither the map ____ the guidebook showed the trail.",
        "nor",
        ["or", "and", "but"],
        "“Neither” goes with “nor”. “Or” goes with “either”.",
        "neither 与 nor 搭配，or 与 either 搭配。",
      ],
    ],
    210: [
      [
        "The garden is not only beautiful ____ useful.",
        "but also",
        ["and also", "or else", "as well"],
        "“Not only” goes with “but also”. “And also” does not complete the pair.",
        "not only 与 but also 搭配，and also 不行。",
      ],
    ],
    220: [
      [
        "Hardly had the curtain risen ____ the lights went out.",
        "when",
        ["than", "that", "then"],
        "“Hardly had …” goes with “when”. “Than” goes with “no sooner had …”.",
        "hardly had … 与 when 搭配，than 与 no sooner had … 搭配。",
      ],
    ],
  },
  make: fillsGap,
});

export const prepositions = defineLanguageModel<Frame>({
  name: "preposition-pattern",
  area: "grammar",
  skill: "wordClasses",
  frames: {
    180: [
      [
        "The kitten is afraid ____ loud noises.",
        "of",
        ["from", "for", "with"],
        "The adjective “afraid” goes with “of”. “Afraid for” would mean worried about someone.",
        "afraid 与 of 搭配。afraid for 表示为某人担心。",
      ],
    ],
    210: [
      [
        "The new robot is capable ____ sorting mail.",
        "of",
        ["to", "for", "in"],
        "“Capable” goes with “of” and an -ing form. “To” follows “able”, not “capable”.",
        "capable 与 of 搭配，后接 -ing。to 跟在 able 后面。",
      ],
    ],
    220: [
      [
        "The doctor insisted ____ checking the result again.",
        "on",
        ["to", "for", "of"],
        "“Insist” goes with “on” and an -ing form. “To” does not follow it.",
        "insist 与 on 搭配，后接 -ing，不接 to。",
      ],
    ],
    230: [
      [
        "Her method is superior ____ the one in common use.",
        "to",
        ["than", "over", "from"],
        "“Superior” goes with “to”. “Than” follows comparatives that end in -er or begin with “more”.",
        "superior 与 to 搭配。than 跟在 -er 或 more 构成的比较级后。",
      ],
    ],
  },
  make: fillsGap,
});
