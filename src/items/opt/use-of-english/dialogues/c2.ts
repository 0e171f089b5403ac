import { say } from "../../../engine/words";
import type { Dialogue, LevelSet } from "../model";

export const c2Dialogues: LevelSet<Dialogue> = {
  level: "C2",
  entries: [
    {
      slug: "little-did-he",
      skill: "grammarForm",
      offset: -0.7,
      lines: [
        "Ana: Did he know about the party?",
        "Ravi: Little ___ that forty people were hiding behind the curtains.",
      ],
      right: "did he suspect",
      wrong: { noInversion: "he suspected", wrongAuxiliary: "had he suspect", order: "he did suspect" },
      why: say(
        "“Little” at the head of a sentence is negative and turns the order round: little did he suspect.",
        "little 位于句首表示否定，句子要倒装：little did he suspect（他一点也没料到）。",
      ),
    },
    {
      slug: "give-an-inch",
      skill: "vocabulary",
      offset: -0.4,
      lines: ["Mei: Are they still arguing over the price?", "Tom: Yes, and neither will ___ an inch."],
      right: "give",
      wrong: { pass: "pass", let: "let", fall: "fall" },
      why: say(
        "Not to “give an inch” is to refuse any compromise, however small.",
        "not give an inch 是习语，意思是“寸步不让”。",
      ),
    },
    {
      slug: "hit-a-snag",
      skill: "vocabulary",
      offset: -0.3,
      lines: ["Sofia: Is the building on schedule?", "Kofi: It was, until we ___ a snag with the permits."],
      right: "hit",
      wrong: { fell: "fell", beat: "beat", knocked: "knocked" },
      why: say(
        "To “hit a snag” is to meet an unexpected difficulty; only “hit” or “strike” goes with it.",
        "hit a snag 表示“遇到意外的障碍”，snag 与 hit、strike 搭配。",
      ),
    },
    {
      slug: "but-for",
      skill: "grammarForm",
      offset: -0.3,
      lines: ["Omar: The fire was out in a minute.", "Lena: ___ for your quick thinking, we’d have lost the kitchen."],
      right: "But",
      wrong: { without: "Without", unless: "Unless", even: "Even" },
      why: say(
        "“But for” means “if it had not been for”; “without” would stand alone, with no “for”.",
        "but for 相当于 if it had not been for（要不是）；without 后面不能再加 for。",
      ),
    },
    {
      slug: "lest-she-wake",
      skill: "grammarForm",
      offset: 0.1,
      lines: ["Hana: Why did Nora speak so quietly?", "Paul: She was whispering ___ she wake the baby."],
      right: "lest",
      wrong: { unless: "unless", whereas: "whereas", albeit: "albeit" },
      why: say(
        "“Lest” means “so that … not” and takes the plain verb: lest she wake the baby.",
        "lest 意思是“以免、唯恐”，后面的动词用原形：lest she wake。",
      ),
    },
    {
      slug: "much-as",
      skill: "grammarForm",
      offset: 0,
      lines: ["Priya: Stay for another cup of tea!", "Jun: ___ I’d love to, I have a train to catch."],
      right: "Much as",
      wrong: { though: "As though", much: "So much", even: "Even so" },
      why: say(
        "“Much as I’d love to” means “although I’d love to very much”. “Even so” cannot join two clauses.",
        "much as 引导让步从句，意思是“尽管很……”；even so 是副词，不能连接从句。",
      ),
    },
    {
      slug: "be-that-as",
      skill: "vocabulary",
      offset: 0,
      lines: ["Minh: At least the hotel was cheap.", "Grace: ___, I’d never stay there again."],
      right: "Be that as it may",
      wrong: { speak: "So to speak", were: "As it were", say: "That is to say" },
      why: say(
        "“Be that as it may” grants a point and then puts another against it; the others only soften or explain words.",
        "be that as it may 意思是“尽管如此”，先承认对方的话再转折；其余三项只用来修饰或解释措辞。",
      ),
    },
    {
      slug: "far-be-it",
      skill: "grammarForm",
      offset: 0.1,
      lines: ["Elif: Were they right to sell the farm?", "Ivan: Far ___ from me to judge, but I think so."],
      right: "be it",
      wrong: { indicative: "it is", question: "is it", order: "it be" },
      why: say(
        "“Far be it from me” is an old wish form that has stayed as a fixed phrase: I do not want to.",
        "far be it from me to … 保留了古老的祈愿式，意思是“我决不敢……”。",
      ),
    },
    {
      slug: "in-lieu",
      skill: "vocabulary",
      offset: 0.25,
      lines: ["Zara: They made you work on Sunday?", "Diego: Yes, but I get Tuesday off in ___."],
      right: "lieu",
      wrong: { place: "place", behalf: "behalf", sake: "sake" },
      why: say(
        "“In lieu” means “instead” and can stand alone; “place” and “behalf” need a word before them: in its place.",
        "in lieu 意思是“作为替代”，可以单独使用；place、behalf 前面还要有词，如 in its place。",
      ),
    },
    {
      slug: "laurels",
      skill: "vocabulary",
      offset: 0.25,
      lines: [
        "Nina: She’s won again! Will she take a break now?",
        "Leo: Hardly. She’s never been one to rest on her ___.",
      ],
      right: "laurels",
      wrong: { medals: "medals", honours: "honours", crowns: "crowns" },
      why: say(
        "To “rest on your laurels” is to be so pleased with past success that you stop trying.",
        "rest on one’s laurels 是习语，意思是“满足于已有的成就而不再努力”。",
      ),
    },
    {
      slug: "such-was",
      skill: "grammarForm",
      offset: 0.35,
      lines: ["Olga: Did the audience like it?", "Ben: ___ was the applause that the walls shook."],
      right: "Such",
      wrong: { so: "So", as: "As", that: "That" },
      why: say(
        "“Such was the applause that” means that it was so great; “so” needs an adjective: so loud was it.",
        "Such was … that 是倒装结构，表示“如此之……以至于”；用 so 就要接形容词：so loud was it。",
      ),
    },
    {
      slug: "hollow-ring",
      skill: "vocabulary",
      offset: 0.65,
      lines: ["Yuki: Do you think the apology was sincere?", "Fatima: I doubt it. It had a ___ ring to it."],
      right: "hollow",
      wrong: { vacant: "vacant", blank: "blank", bare: "bare" },
      why: say(
        "Words that are not meant “have a hollow ring” or “ring hollow”, like an empty vessel when it is struck.",
        "have a hollow ring 指话听起来空洞、不真诚，如同敲击空的容器；其他词不这样搭配。",
      ),
    },
  ],
};
