import { authoredModels, type ReadingModel } from "./model";

const zh = "听一个词，去掉一部分，剩下的是什么？";

/** Removing one part of a compound word. */
export const compounds: readonly ReadingModel[] = authoredModels(
  { area: "foundational", skill: "syllables", how: "namedPictures" },
  [
    [
      "without-bow",
      150,
      "~Say rainbow. Now say it without bow.\n>What is left?",
      zh,
      "rain",
      ["rainbow", "kite", "ring"],
      "“rainbow” without “bow” is “rain”.",
      "rainbow 去掉 bow 就是 rain。",
    ],
    [
      "without-gold",
      160,
      "~Say goldfish. Now say it without gold.\n>What is left?",
      zh,
      "fish",
      ["shell", "frog", "ring"],
      "“goldfish” without “gold” is “fish”.",
      "goldfish 去掉 gold 就是 fish。",
    ],
    [
      "without-f",
      180,
      "~Say fear. Now say it without the first sound.\n>What do you get?",
      zh,
      "ear",
      ["eye", "bear", "foot"],
      "“fear” without its first sound is “ear”.",
      "fear 去掉第一个音就是 ear。",
    ],
  ],
);
