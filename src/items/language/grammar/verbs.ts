import { say } from "../../engine/words";
import { completing } from "../engine/directions";
import { fillsGap, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

type Irregular = readonly [sentence: string, base: string, past: string, participle: string, regularised: string];

export const irregularPast = defineLanguageModel<Irregular>({
  name: "irregular-past",
  area: "grammar",
  skill: "verbs",
  frames: {
    170: [
      ["Yesterday Sam ____ a picture of a whale.", "draw", "drew", "drawn", "drawed"],
      ["Last night the wind ____ our kite away.", "blow", "blew", "blown", "blowed"],
    ],
    180: [
      ["Last summer we ____ in the lake every morning.", "swim", "swam", "swum", "swimmed"],
      ["Yesterday the bell ____ before lunch.", "ring", "rang", "rung", "ringed"],
    ],
    190: [
      ["Yesterday the twins ____ the smallest kitten.", "choose", "chose", "chosen", "choosed"],
      ["Last week my aunt ____ all the way to the coast.", "drive", "drove", "driven", "drived"],
    ],
  },
  make: ([sentence, base, past, participle, regularised]) => ({
    stem: completing(sentence),
    right: past,
    wrong: { addsEd: regularised, staysInThePresent: base, takesTheParticiple: participle },
    explanation: say(
      `The sentence tells of the past. The past of “${base}” is “${past}”; “${regularised}” is not a word, ` +
        `and “${participle}” needs a helper such as “has”.`,
      `句子说的是过去的事，${base} 的过去式是 ${past}。没有 ${regularised} 这个词，${participle} 前面要有 has 等助动词。`,
    ),
  }),
});

export const irregularParticiple = defineLanguageModel<Irregular>({
  name: "irregular-participle",
  area: "grammar",
  skill: "verbs",
  frames: {
    200: [
      ["My uncle has ____ our teacher for ten years.", "know", "knew", "known", "knowed"],
      ["My cousin has ____ three letters to the mayor.", "write", "wrote", "written", "writed"],
    ],
    210: [
      ["The lake had ____ before the first snow fell.", "freeze", "froze", "frozen", "freezed"],
      ["Nina has ____ across the bay twice this summer.", "swim", "swam", "swum", "swimmed"],
    ],
    220: [
      ["By noon the hikers had ____ all of their water.", "drink", "drank", "drunk", "drinked"],
      ["The old rope has ____ too thin to hold the boat.", "wear", "wore", "worn", "weared"],
    ],
  },
  make: ([sentence, base, past, participle, regularised]) => ({
    stem: completing(sentence),
    right: participle,
    wrong: { takesThePast: past, addsEd: regularised, takesTheBase: base },
    explanation: say(
      `After “has” or “had” stands the past participle: “${participle}”. “${past}” is the simple past and ` +
        `takes no helper.`,
      `has 或 had 后面用过去分词 ${participle}。${past} 是一般过去式，不与助动词连用。`,
    ),
  }),
});

export const confusedVerbs = defineLanguageModel<Frame>({
  name: "lie-lay-rise-raise",
  area: "grammar",
  skill: "verbs",
  frames: {
    210: [
      [
        "Please ____ the books on the table.",
        "lay",
        ["lie", "lain", "lies"],
        "To put something down is to “lay” it. “Lie” means to rest and takes no object.",
        "把东西放下用 lay。lie 是“躺”，后面不带宾语。",
      ],
      [
        "The bread dough will ____ in a warm kitchen.",
        "rise",
        ["raise", "raised", "risen"],
        "Dough goes up by itself: “rise”. “Raise” needs an object, as in “raise a hand”.",
        "面团自己发起来，用 rise。raise 后面要有宾语，如 raise a hand。",
      ],
    ],
    220: [
      [
        "Yesterday afternoon the cat ____ in the sun for hours.",
        "lay",
        ["laid", "lain", "lied"],
        "The past of “lie” (to rest) is “lay”. “Laid” is the past of “lay”, which needs an object.",
        "lie（躺）的过去式是 lay。laid 是 lay（放）的过去式，要有宾语。",
      ],
      [
        "The workers ____ the flag every morning last year.",
        "raised",
        ["rose", "risen", "rised"],
        "“Raise” takes an object, here “the flag”; its past is “raised”. “Rose” takes no object.",
        "raise 带宾语（the flag），过去式是 raised。rose 不带宾语。",
      ],
    ],
    230: [
      [
        "The map has ____ in that drawer since my grandfather's time.",
        "lain",
        ["laid", "lay", "lied"],
        "The participle of “lie” (to rest) is “lain”. “Has laid” would mean that the map put something down.",
        "lie（平放）的过去分词是 lain。has laid 的意思是“放下了某物”，不合适。",
      ],
    ],
  },
  make: fillsGap,
});
