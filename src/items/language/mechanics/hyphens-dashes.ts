import { type ChoiceFrame, choosing } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

export const hyphens = defineLanguageModel<ChoiceFrame>({
  name: "hyphen",
  area: "mechanics",
  skill: "hyphensDashes",
  frames: {
    210: [
      [
        "My aunt has a three-year-old horse.",
        [
          "My aunt has a three year-old horse.",
          "My aunt has a three-year old horse.",
          "My aunt has a three-year-old-horse.",
        ],
        "“Three-year-old” works as one adjective before “horse”, so all its parts are joined by hyphens.",
        "three-year-old 整体作形容词修饰 horse，各部分都用连字符连接。",
      ],
    ],
    220: [
      [
        "We watched a slow-moving barge.",
        ["We watched a slow moving-barge.", "We watched a-slow moving barge.", "We watched a slow-moving-barge."],
        "“Slow-moving” is one description of the barge, so the hyphen joins these two words only.",
        "slow-moving 合起来修饰 barge，连字符只连接这两个词。",
      ],
    ],
    230: [
      [
        "The freshly painted door opens onto a well-kept garden.",
        [
          "The freshly-painted-door opens onto a well kept garden.",
          "The freshly painted door opens onto a well kept-garden.",
          "The freshly painted-door opens onto a well-kept garden.",
        ],
        "“Well-kept” before a noun takes a hyphen; the -ly adverb “freshly” needs none, and a hyphen never " +
          "ties the noun on.",
        "well-kept 在名词前用连字符；-ly 副词 freshly 后不用；连字符也不连到名词上。",
      ],
    ],
  },
  make: choosing("Which sentence uses hyphens correctly?"),
});

export const dashes = defineLanguageModel<ChoiceFrame>({
  name: "dash-pair",
  area: "mechanics",
  skill: "hyphensDashes",
  frames: {
    220: [
      [
        "The tallest tower (built in 1890) has no elevator.",
        [
          "The tallest tower (built in 1890 has no elevator).",
          "The tallest tower (built in 1890, has no elevator.",
          "The tallest (tower built) in 1890 has no elevator.",
        ],
        "The parentheses enclose just the added fact. Without it the sentence still reads “The tallest tower " +
          "has no elevator.”",
        "括号只括住补充的内容，去掉后句子仍然完整：The tallest tower has no elevator.",
      ],
    ],
    230: [
      [
        "Only one guest—a tall man in black—refused to sit.",
        [
          "Only one guest—a tall man in black, refused to sit.",
          "Only one guest, a tall man in black—refused to sit.",
          "Only one guest a tall man—in black—refused to sit.",
        ],
        "What interrupts is set off by the same mark on both sides: two dashes. A dash cannot be paired with a comma.",
        "插入的部分前后要用同样的标点：两个破折号。破折号不能与逗号配对。",
      ],
    ],
    240: [
      [
        "Three of the novels—all of them early works—remain unread, and rightly so.",
        [
          "Three of the novels—all of them early works, remain unread, and rightly so.",
          "Three of the novels, all of them early works—remain unread, and rightly so.",
          "Three of the novels all of them—early works—remain unread, and rightly so.",
        ],
        "“All of them early works” interrupts the sentence; a dash opens it, so a dash must close it.",
        "all of them early works 是插入语，用破折号开始，就要用破折号结束。",
      ],
    ],
  },
  make: choosing("Which sentence is punctuated correctly?"),
});
