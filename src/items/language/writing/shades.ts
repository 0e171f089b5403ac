import { asking, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

export const shades = defineLanguageModel<Frame>({
  name: "shade-of-meaning",
  area: "writing",
  skill: "wordChoice",
  frames: {
    220: [
      [
        "Rather than refuse outright, the board ____ the plan by asking for one report after another.",
        "stalled",
        ["rejected", "praised", "launched"],
        "To ask for report after report delays a plan: it is “stalled”. “Rejected” would be the outright refusal.",
        "不断要求报告是在拖延，用 stalled。rejected 是直接拒绝。",
      ],
      [
        "The path grew so ____ that the hikers had to test every step.",
        "treacherous",
        ["tiresome", "scenic", "remote"],
        "A path on which every step must be tested hides dangers: “treacherous”. “Tiresome” only means tiring.",
        "每一步都要试探，说明路上有隐患，用 treacherous。tiresome 只是令人厌倦。",
      ],
    ],
    230: [
      [
        "The mayor's ____ reply pleased no one, since it committed her to nothing.",
        "evasive",
        ["humble", "blunt", "detailed"],
        "A reply that commits the speaker to nothing avoids the question: “evasive”. “Blunt” is the opposite.",
        "不作任何承诺的回答是回避问题，用 evasive。blunt 意思正相反。",
      ],
      [
        "Her notes were so ____ that a stranger could have rebuilt the engine from them.",
        "meticulous",
        ["cursory", "candid", "concise"],
        "Notes from which an engine can be rebuilt leave no detail out: “meticulous”. “Cursory” notes are hasty.",
        "能据以重造发动机的笔记一丝不苟，用 meticulous。cursory 是草草了事的。",
      ],
    ],
    240: [
      [
        "The critic's praise was ____: each compliment hid a complaint.",
        "backhanded",
        ["lavish", "candid", "faint"],
        "Praise that hides a complaint is “backhanded”. “Faint” praise is weak, but it hides nothing.",
        "赞扬里藏着批评，用 backhanded。faint 是轻描淡写，并不藏着批评。",
      ],
      [
        "The treaty was deliberately ____, so that each side could read it as a victory.",
        "ambiguous",
        ["impartial", "tentative", "lenient"],
        "A text that can be read in two ways is “ambiguous”. “Tentative” only means not yet final.",
        "可作两种理解的文本是 ambiguous。tentative 只是“暂定的”。",
      ],
    ],
  },
  make: asking((sentence) => `Which word fits the meaning of the whole sentence best?\n${sentence}`),
});
