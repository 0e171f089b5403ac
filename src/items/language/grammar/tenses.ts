import { fillsGap, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

export const tenseShift = defineLanguageModel<Frame>({
  name: "tense-shift",
  area: "grammar",
  skill: "verbs",
  frames: {
    180: [
      [
        "Tomorrow our class ____ the zoo.",
        "will visit",
        ["visited", "has visited", "visiting"],
        "“Tomorrow” points to the future, so “will visit” is right. “Visited” tells of the past.",
        "tomorrow 表示将来，所以用 will visit。visited 说的是过去。",
      ],
      [
        "When the music stopped, the dancers ____ and bowed.",
        "turned",
        ["turn", "will turn", "turning"],
        "“Stopped” and “bowed” tell of the past, so this verb does too: “turned”. “Turn” would jump to the present.",
        "stopped 和 bowed 都是过去式，这个动词也用过去式 turned。用 turn 会突然变成现在时。",
      ],
    ],
    190: [
      [
        "The chef tasted the soup, frowned, and ____ some salt.",
        "added",
        ["adds", "will add", "adding"],
        "The verbs in a list of past actions share one tense: “tasted, frowned, and added”.",
        "一连串过去的动作用同一时态：tasted、frowned、added。",
      ],
      [
        "Kai opens the gate, whistles, and ____ for the dog.",
        "waits",
        ["waited", "was waiting", "waiting"],
        "“Opens” and “whistles” are in the present, so “waits” keeps the tense. “Waited” would shift to the past.",
        "opens 和 whistles 是现在时，所以用 waits 保持一致。waited 会变成过去时。",
      ],
    ],
    200: [
      [
        "Since March, Lena ____ the violin every day.",
        "has played",
        ["plays", "will play", "is playing"],
        "“Since March” reaches from the past until now, so the present perfect “has played” is right.",
        "since March 表示从过去持续到现在，所以用现在完成时 has played。",
      ],
      [
        "While Ravi ____ the fence, it began to rain.",
        "was painting",
        ["paints", "has painted", "will be painting"],
        "The painting was going on when the rain “began”, so the past progressive “was painting” is right.",
        "下雨（began）时刷漆正在进行，所以用过去进行时 was painting。",
      ],
    ],
  },
  make: fillsGap,
});

export const perfectTenses = defineLanguageModel<Frame>({
  name: "perfect-tenses",
  area: "grammar",
  skill: "verbs",
  frames: {
    210: [
      [
        "By the time the bus arrived, we ____ for an hour.",
        "had been waiting",
        ["have been waiting", "are waiting", "will wait"],
        "The waiting came before another past event, “arrived”, so it is in the past perfect.",
        "等车发生在过去的 arrived 之前，所以用过去完成（进行）时 had been waiting。",
      ],
      [
        "The guide asked whether anyone ____ the museum before.",
        "had visited",
        ["has visited", "will visit", "visits"],
        "The visit would lie before the past “asked”, so “had visited” is right; “has visited” belongs to the present.",
        "参观发生在过去的 asked 之前，所以用 had visited；has visited 与现在相连。",
      ],
    ],
    220: [
      [
        "If the alarm had rung, the guests ____ the building at once.",
        "would have left",
        ["will leave", "will have left", "would have leave"],
        "“If … had rung” imagines a past that did not happen, so the result is “would have left”.",
        "If … had rung 是对过去的假设，结果用 would have left。",
      ],
      [
        "By the end of next year, the crew ____ the new bridge.",
        "will have finished",
        ["has finished", "had finished", "finished"],
        "An action that will be complete at a future time takes the future perfect: “will have finished”.",
        "到将来某时已完成的动作用将来完成时 will have finished。",
      ],
    ],
    230: [
      [
        "If she ____ about the delay, she would have taken a later train.",
        "had known",
        ["would know", "would have known", "has known"],
        "The “if” part of an unreal past takes the past perfect, “had known”. “Would have” belongs only in the result.",
        "对过去的假设，if 从句用过去完成时 had known；would have 只用在结果句里。",
      ],
      [
        "____ the letter twice, Omar finally understood its meaning.",
        "Having read",
        ["Have read", "Had read", "To be reading"],
        "The reading came before the understanding; the participle “Having read” joins it to the main clause.",
        "读信在明白之前，用分词 Having read 引出状语。Have read 和 Had read 会使句子有两个谓语。",
      ],
    ],
    240: [
      [
        "The committee recommends that every form ____ by a parent.",
        "be signed",
        ["to be signed", "being signed", "will have signed"],
        "After “recommends that” the base form may stand: “be signed”. A form is signed, so the active “will " +
          "have signed” " +
          "is wrong.",
        "recommends that 后面可用动词原形 be signed。表格是被签的，所以主动的 will have signed 不对。",
      ],
      [
        "Were the river ____ another foot, the lower fields would flood.",
        "to rise",
        ["rises", "had risen", "would rise"],
        "“Were the river to rise” is an inverted way to say “if the river were to rise”.",
        "Were the river to rise 是倒装，等于 if the river were to rise。",
      ],
    ],
  },
  make: fillsGap,
});
