import { say } from "../../../engine/words";
import type { LevelSet, Meaning } from "../model";

export const a2Meanings: LevelSet<Meaning> = {
  level: "A2",
  entries: [
    {
      slug: "except-tuesday",
      skill: "explicitMeaning",
      offset: -0.65,
      lines: ["Mei: Is the museum open on Mondays?", "Clerk: It’s open every day except Tuesday."],
      speaker: "the clerk",
      right: "Mei can visit it on a Monday.",
      wrong: { closed: "The museum is closed on Mondays.", only: "It is only open on Tuesdays." },
      why: say(
        "“Every day except Tuesday” means that only Tuesday is different, so Monday is fine.",
        "every day except Tuesday 表示只有星期二不开，所以星期一可以去。",
      ),
    },
    {
      slug: "better-than-book",
      skill: "explicitMeaning",
      offset: -0.05,
      lines: ["Leo: How was the film?", "Eva: It was better than the book, and I loved the book!"],
      right: "She liked the film even more.",
      wrong: { book: "She liked the book even more.", neither: "She didn’t like the film much." },
      why: say(
        "She loved the book, and the film was better, so she liked the film even more.",
        "她很喜欢那本书，而电影比书更好，所以她更喜欢电影。",
      ),
    },
    {
      slug: "dont-have-to-bring",
      skill: "explicitMeaning",
      offset: 0.25,
      lines: ["Zara: Shall I bring some food to the party?", "Paul: You don’t have to, but it would be nice."],
      right: "He’d like her to bring some food.",
      wrong: { must: "He says that she must bring some.", mustNot: "He doesn’t want her to bring any." },
      why: say(
        "“Don’t have to” means that it is her choice; “it would be nice” shows that he would like it.",
        "don’t have to 表示不是必须，it would be nice 说明他希望她带。",
      ),
    },
    {
      slug: "just-going-to-start",
      skill: "explicitMeaning",
      offset: -0.05,
      lines: ["Mum: Have you tidied your room?", "Ben: I was just going to start."],
      right: "He hasn’t tidied it yet.",
      wrong: { done: "He has just finished it.", half: "He has tidied half of it." },
      why: say(
        "“I was just going to start” tells of a plan. He hasn’t begun.",
        "I was just going to start 表示“正打算开始”，也就是还没有动手。",
      ),
    },
    {
      slug: "exam-tomorrow",
      skill: "impliedMeaning",
      offset: -0.35,
      lines: ["Kofi: Are you coming to the game tonight?", "Hana: I’ve got an exam tomorrow morning."],
      right: "She isn’t going to the game tonight.",
      wrong: { after: "She’s coming after her exam.", tonight: "She’s got an exam tonight." },
      why: say(
        "The exam is a reason to stay at home and study, so her answer is no.",
        "明早有考试，今晚要复习或早睡，言外之意是不去看比赛。",
      ),
    },
    {
      slug: "music-so-loud",
      skill: "impliedMeaning",
      offset: -0.05,
      lines: [
        "Neighbour: Could you turn the music down a little?",
        "Omar: I’m so sorry. I didn’t know it was so loud.",
      ],
      right: "He’ll make the music quieter.",
      wrong: { cannot: "He can’t hear any music.", like: "He likes his music loud." },
      why: say(
        "He says sorry for the noise, so he will do what the neighbour asks.",
        "他为声音太大道歉，言外之意是会把音量调小。",
      ),
    },
    {
      slug: "three-pairs",
      skill: "impliedMeaning",
      offset: 0.25,
      lines: ["Nina: These shoes were eighty dollars.", "Ivan: Eighty? I could buy three pairs for that!"],
      right: "Her shoes were expensive.",
      wrong: { bought: "He bought three pairs of shoes.", same: "He wants the same shoes." },
      why: say(
        "With that money he could get three pairs elsewhere, so he finds eighty dollars too much.",
        "这些钱够他买三双，言外之意是八十元太贵了。",
      ),
    },
    {
      slug: "third-time",
      skill: "impliedMeaning",
      offset: 0.55,
      lines: ["Diego: I’ve lost my key again!", "Lena: Again? That’s the third time this month!"],
      right: "He should be more careful.",
      wrong: { found: "She found the key this month.", three: "He needs three new keys." },
      why: say(
        "She counts how often it has happened: she thinks that he should take more care.",
        "她数出这是本月第三次，言外之意是他太不小心了。",
      ),
    },
  ],
};
