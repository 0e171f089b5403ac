import { type ChoiceFrame, choosing } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

export const misplaced = defineLanguageModel<ChoiceFrame>({
  name: "misplaced-modifier",
  area: "grammar",
  skill: "modifiers",
  frames: {
    200: [
      [
        "Wearing a red coat, the girl fed the ducks.",
        [
          "The girl fed the ducks wearing a red coat.",
          "The girl fed wearing a red coat the ducks.",
          "The ducks wearing a red coat the girl fed.",
        ],
        "“Wearing a red coat” must stand beside “the girl”. After “ducks” it would say that the ducks wore the coat.",
        "wearing a red coat 要紧靠 the girl。放在 ducks 后面就成了鸭子穿外套。",
      ],
    ],
    210: [
      [
        "On the table, Mr. Hall found a note written in green ink.",
        [
          "Mr. Hall found a note on the table written in green ink.",
          "Written in green ink, Mr. Hall found a note on the table.",
          "Mr. Hall, written in green ink, found a note on the table.",
        ],
        "“Written in green ink” must stand beside “note”. In the others the table or Mr. Hall seems to be " +
          "written in ink.",
        "written in green ink 要紧靠 note。其他句子像在说桌子或 Hall 先生是用绿墨水写的。",
      ],
    ],
    220: [
      [
        "The baker sold almost all of her bread before noon.",
        [
          "The baker sold all of her bread before almost noon.",
          "Almost the baker sold all of her bread before noon.",
          "The baker sold all of almost her bread before noon.",
        ],
        "“Almost” limits “all of her bread”, so it stands right before “all”.",
        "almost 限定 all of her bread，要紧放在 all 前面。",
      ],
    ],
    230: [
      [
        "With great patience, the guard told the visitors how to leave.",
        [
          "The guard told the visitors how to leave with great patience.",
          "The guard told the visitors with great patience how to leave.",
          "The guard told the visitors how with great patience to leave.",
        ],
        "Only at the front does “with great patience” clearly describe the guard's telling. " +
          "Elsewhere it may describe the visitors or the leaving.",
        "放在句首时，with great patience 只能修饰 guard 的说明。放在别处，可能修饰 visitors 或 leave。",
      ],
    ],
  },
  make: choosing("In which sentence does every part clearly describe what the writer means?"),
});

export const dangling = defineLanguageModel<ChoiceFrame>({
  name: "dangling-modifier",
  area: "grammar",
  skill: "modifiers",
  frames: {
    220: [
      [
        "Walking home, we saw a rainbow above the roofs.",
        [
          "Walking home, a rainbow appeared above the roofs.",
          "Walking home, the roofs shone under a rainbow.",
          "Walking home, there was a rainbow above the roofs.",
        ],
        "Whoever is “walking home” must be the subject: “we”. A rainbow or roofs cannot walk.",
        "walking home 的人必须是主语 we。彩虹和屋顶不会走路。",
      ],
    ],
    230: [
      [
        "After finishing the report, Ravi closed the office.",
        [
          "After finishing the report, the office was closed.",
          "After finishing the report, it was time to close the office.",
          "After finishing the report, the closing of the office began.",
        ],
        "“Finishing” needs a subject that can finish a report: “Ravi”. An office cannot.",
        "finishing 的逻辑主语必须能写完报告，即 Ravi。办公室不能。",
      ],
    ],
    240: [
      [
        "To reach the summit before dark, climbers must leave the hut by dawn.",
        [
          "To reach the summit before dark, the hut must be left by dawn.",
          "To reach the summit before dark, a departure by dawn is required.",
          "To reach the summit before dark, leaving the hut by dawn is necessary.",
        ],
        "Those who want “to reach the summit” must be the subject: “climbers”. The hut or a departure does not climb.",
        "to reach the summit 的主语应是 climbers。小屋或“出发”不会登山。",
      ],
      [
        "Though written a century ago, the essay still speaks to young readers.",
        [
          "Though written a century ago, young readers still enjoy the essay.",
          "Though written a century ago, we still learn much from the essay.",
          "Though written a century ago, there is much for young readers in the essay.",
        ],
        "What was written is the essay, so “the essay” must be the subject. Readers were not written, and " +
          "neither were we.",
        "被写的是 essay，所以主语应是 the essay，而不是读者或我们。there is 句也没有可被修饰的主语。",
      ],
    ],
  },
  make: choosing("Which sentence is correct?"),
});

export const illogicalComparison = defineLanguageModel<ChoiceFrame>({
  name: "illogical-comparison",
  area: "grammar",
  skill: "modifiers",
  frames: {
    230: [
      [
        "The streets of the new town are wider than those of the old town.",
        [
          "The streets of the new town are wider than the old town.",
          "The streets of the new town are wider than that of the old town.",
          "The new town's streets are wider than the old town is.",
        ],
        "Streets must be compared with streets: “those” stands for “the streets”. “Than the old town” " +
          "compares streets with a town.",
        "街道要和街道比，those 代替 the streets。否则就是拿街道和城镇比。",
      ],
    ],
    240: [
      [
        "The rainfall on the coast is heavier than that in the mountains.",
        [
          "The rainfall on the coast is heavier than the mountains.",
          "The rainfall on the coast is heavier than those in the mountains.",
          "The coast's rainfall is heavier than any mountains.",
        ],
        "Rainfall is compared with rainfall: “that” stands for it and is singular. “Those” would need a plural noun.",
        "降雨量和降雨量比，用单数 that 代替。those 只能代替复数名词。",
      ],
    ],
  },
  make: choosing("Which sentence makes its comparison correctly?"),
});

export const parallel = defineLanguageModel<ChoiceFrame>({
  name: "parallel-structure",
  area: "grammar",
  skill: "sentences",
  frames: {
    200: [
      [
        "Tara likes swimming, hiking, and reading.",
        [
          "Tara likes swimming, hiking, and to read.",
          "Tara likes to swim, hiking, and reading.",
          "Tara likes swimming, to hike, and to read.",
        ],
        "The three things in the list have one form: swimming, hiking, reading. The others mix -ing with “to”.",
        "并列的三项形式相同：swimming、hiking、reading。其他句子把 -ing 和 to 混在一起。",
      ],
    ],
    210: [
      [
        "The ranger was friendly, patient, and helpful.",
        [
          "The ranger was friendly, patient, and helped us.",
          "The ranger was friendly, had patience, and helpful.",
          "The ranger was friendly, patient, and a help.",
        ],
        "Three adjectives follow “was”: friendly, patient, helpful. The others change to a verb or a noun.",
        "was 后面并列三个形容词：friendly、patient、helpful。其他句子换成了动词或名词。",
      ],
    ],
    220: [
      [
        "The plan will save money, reduce noise, and protect the park.",
        [
          "The plan will save money, reduce noise, and protection of the park.",
          "The plan will save money, noise reduction, and protect the park.",
          "The plan will save money, reducing noise, and the park is protected.",
        ],
        "After “will” stand three base verbs: save, reduce, protect. The others change the form within the list.",
        "will 后面并列三个动词原形：save、reduce、protect。其他句子中途换了形式。",
      ],
    ],
    230: [
      [
        "It is easier to begin a habit than to break one.",
        [
          "It is easier to begin a habit than breaking one.",
          "It is easier beginning a habit than to break one.",
          "It is easier to begin a habit than the breaking of one.",
        ],
        "Both sides of “than” take the same form: “to begin … to break”.",
        "than 两边形式要相同：to begin … to break。",
      ],
    ],
    240: [
      [
        "The editor is known both for her wit and for her fairness.",
        [
          "The editor is known both for her wit and her fairness.",
          "The editor is known for both her wit and for her fairness.",
          "The editor is both known for her wit and for her fairness.",
        ],
        "What follows “both” must match what follows “and”: “for her wit … for her fairness”.",
        "both 和 and 后面的结构要一样：for her wit … for her fairness。",
      ],
    ],
  },
  make: choosing("In which sentence do the parts of the list or comparison match?"),
});
