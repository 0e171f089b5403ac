import { say } from "../../../engine/words";
import type { Dialogue, LevelSet } from "../model";

export const b1Dialogues: LevelSet<Dialogue> = {
  level: "B1",
  entries: [
    {
      slug: "since-school",
      skill: "grammarForm",
      offset: -0.7,
      lines: ["Tom: How long have you known Rosa?", "Mei: ___ we were at primary school."],
      right: "Since",
      wrong: { length: "For", origin: "From", during: "During" },
      why: say(
        "“Since” names the moment when something began. “For” names a length of time: for ten years.",
        "since 后面接开始的时间点；for 后面接一段时间，如 for ten years。",
      ),
    },
    {
      slug: "if-i-finish",
      skill: "grammarForm",
      offset: -0.45,
      lines: ["Ana: Will you come with us tomorrow?", "Omar: Only if I ___ my report tonight."],
      right: "finish",
      wrong: { willInIf: "will finish", wouldInIf: "would finish", perfectPast: "had finished" },
      why: say(
        "After “if” we use the present for a real possibility in the future: I will come if I finish.",
        "谈将来的真实可能时，if 从句用一般现在时，不用 will：I will come if I finish.",
      ),
    },
    {
      slug: "big-enough",
      skill: "grammarForm",
      offset: -0.45,
      lines: ["Ben: Why didn’t you buy the sofa?", "Lena: It wasn’t ___ for three people."],
      right: "big enough",
      wrong: { order: "enough big", as: "as big", such: "such big" },
      why: say(
        "“Enough” comes after an adjective: big enough, warm enough. It comes before a noun: enough room.",
        "enough 放在形容词之后：big enough；放在名词之前：enough room。",
      ),
    },
    {
      slug: "set-off",
      skill: "vocabulary",
      offset: 0.2,
      lines: ["Nina: Did you get to the airport in time?", "Ravi: Yes, luckily we ___ off early."],
      right: "set",
      wrong: { put: "put", gave: "gave", kept: "kept" },
      why: say(
        "To “set off” is to begin a journey. To “put off” something is to do it later.",
        "set off 表示“动身、出发”；put off 表示“推迟”。",
      ),
    },
    {
      slug: "went-years-ago",
      skill: "grammarForm",
      offset: -0.2,
      lines: ["Sofia: Have you ever been to the desert?", "Kofi: Yes, I ___ there two years ago."],
      right: "went",
      wrong: { perfect: "have been", perfectGone: "have gone", present: "go" },
      why: say(
        "“Two years ago” is a finished time, so the answer is in the past simple, whatever the question was.",
        "two years ago 是已经结束的时间，要用一般过去时 went，即使问句用的是完成时。",
      ),
    },
    {
      slug: "used-to-play",
      skill: "grammarForm",
      offset: -0.05,
      lines: ["Elif: Do you play the piano?", "Paul: No, but I ___ every day when I was a child."],
      right: "used to play",
      wrong: { beUsedTo: "was used to play", noD: "use to playing", perfect: "have played" },
      why: say(
        "“Used to” and a plain verb tells of a habit in the past that is over now.",
        "used to + 动词原形表示过去常做而现在不做的事；be used to 是“习惯于”。",
      ),
    },
    {
      slug: "out-of-order",
      skill: "vocabulary",
      offset: 0.05,
      lines: ["Jun: The lift is out of ___.", "Zara: Not again! I live on the ninth floor."],
      right: "order",
      wrong: { job: "work", old: "date", wild: "hand" },
      why: say(
        "A machine that does not work is “out of order”. “Out of work” is said of people without a job.",
        "机器出故障是 out of order；out of work 指人失业，out of date 指过时。",
      ),
    },
    {
      slug: "if-they-offered",
      skill: "grammarForm",
      offset: 0.2,
      lines: ["Tom: Would you take the job if they ___ it to you?", "Hana: Straight away."],
      right: "offered",
      wrong: { wouldInIf: "would offer", willInIf: "will offer", agreement: "offers" },
      why: say(
        "With “would” in the main part, the part with “if” is in the past: if they offered.",
        "主句用 would 时，if 从句用过去式表示假设：if they offered it。",
      ),
    },
    {
      slug: "where-we-stayed",
      skill: "grammarForm",
      offset: 0.2,
      lines: ["Grace: Which hotel have you booked?", "Minh: The one ___ we stayed last year."],
      right: "where",
      wrong: { thing: "which", person: "who", what: "what" },
      why: say(
        "“Where” stands for “in the hotel”. With “which” we would need “in”: the one which we stayed in.",
        "where 代替“在那家酒店里”；用 which 就要加介词：the one which we stayed in。",
      ),
    },
    {
      slug: "stand-getting-up",
      skill: "grammarForm",
      offset: 0.2,
      lines: ["Olga: You look tired.", "Luca: I can’t stand ___ up so early."],
      right: "getting",
      wrong: { bareForm: "get", past: "got", perfect: "have got" },
      why: say(
        "“Can’t stand”, like “enjoy” and “mind”, is followed by the “-ing” form.",
        "can’t stand（受不了）和 enjoy、mind 一样，后面接动词 ing 形式。",
      ),
    },
    {
      slug: "make-up-mind",
      skill: "vocabulary",
      offset: 0.3,
      lines: ["Waiter: Are you ready to order?", "Priya: Sorry, I can’t make up my ___."],
      right: "mind",
      wrong: { idea: "idea", head: "head", thought: "thought" },
      why: say(
        "To “make up your mind” is to decide. The words of this phrase cannot be changed.",
        "make up one’s mind 是固定短语，意思是“拿定主意”，不能换成别的词。",
      ),
    },
    {
      slug: "where-i-came",
      skill: "grammarForm",
      offset: 0.6,
      lines: ["Sam: What did the guide ask you?", "Yuki: She wanted to know where ___ from."],
      right: "I came",
      wrong: { question: "did I come", inversion: "came I", presentQuestion: "do I come" },
      why: say(
        "A question inside a sentence has the order of a statement: where I came from.",
        "间接问句用陈述语序，主语在动词前，不用 did：where I came from。",
      ),
    },
  ],
};
