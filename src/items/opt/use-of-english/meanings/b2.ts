import { say } from "../../../engine/words";
import type { LevelSet, Meaning } from "../model";

export const b2Meanings: LevelSet<Meaning> = {
  level: "B2",
  entries: [
    {
      slug: "moved-to-thursday",
      skill: "explicitMeaning",
      offset: -0.8,
      lines: ["Ana: So the meeting’s been cancelled?", "Mei: Not cancelled, just put off till Thursday."],
      right: "The meeting will be on Thursday.",
      wrong: { none: "There won’t be a meeting at all.", place: "There will be two more meetings." },
      why: say(
        "“Not cancelled” says that it will take place, and to “put off” is to move to a later day.",
        "Not cancelled 说明会议没有取消，put off till Thursday 表示推迟到星期四。",
      ),
    },
    {
      slug: "over-my-head",
      skill: "explicitMeaning",
      offset: -0.15,
      lines: ["Lena: How did you find the lecture?", "Omar: I’m afraid most of it went over my head."],
      right: "He couldn’t follow much of it.",
      wrong: { seat: "He couldn’t see from his seat.", early: "He missed the first half of it." },
      why: say(
        "What “goes over your head” is too difficult for you to understand.",
        "go over one’s head 意思是“太难，听不懂”，与座位无关。",
      ),
    },
    {
      slug: "given-me-the-chance",
      skill: "explicitMeaning",
      offset: 0.15,
      lines: ["Zara: Did you apologise to Leo?", "Ivan: I would have, if he’d given me the chance."],
      right: "Leo hasn’t had any apology from him.",
      wrong: { accepted: "Leo accepted his apology.", noNeed: "Leo should have apologised." },
      why: say(
        "“I would have, if he’d given me the chance” is unreal: there was no chance, so there was no apology.",
        "这是与过去事实相反的假设：Leo 没给机会，所以他没有道歉。",
      ),
    },
    {
      slug: "about-time-too",
      skill: "explicitMeaning",
      offset: 0.15,
      lines: ["Paul: I’ve decided to sell the car.", "Hana: About time, too."],
      right: "He should have sold it long ago.",
      wrong: { hurry: "He should take a little more time.", sorry: "He’ll be sorry if he sells it." },
      why: say(
        "“About time” says that something should have happened long before.",
        "About time 意思是“早该如此”，说明她觉得车早就该卖了。",
      ),
    },
    {
      slug: "wouldnt-hold-breath",
      skill: "impliedMeaning",
      offset: 0,
      lines: ["Diego: Do you think they’ll finish the road by June?", "Priya: I wouldn’t hold my breath."],
      right: "She doubts that they will.",
      wrong: { dust: "She dislikes the dust there.", eager: "She can hardly wait for it." },
      why: say(
        "If you should not hold your breath until then, it will probably take much longer.",
        "I wouldn’t hold my breath 字面是“我不会屏息等待”，意思是不太可能。",
      ),
    },
    {
      slug: "the-moon-as-well",
      skill: "impliedMeaning",
      offset: 0,
      lines: ["Grace: The boss wants the full report by five.", "Jun: And I suppose she’d like the moon as well?"],
      right: "He thinks she asks too much.",
      wrong: { ready: "He has almost finished the report.", more: "He wonders what else she needs." },
      why: say(
        "Nobody can give her the moon. He compares the report with it: both are impossible.",
        "月亮谁也给不了，他用反话说明五点前交报告的要求太过分。",
      ),
    },
    {
      slug: "fish-soup",
      skill: "impliedMeaning",
      offset: 0.25,
      lines: ["Ravi: Your brother’s a brilliant cook.", "Fatima: Tell that to anyone who’s had to eat his fish soup."],
      right: "Not everything he cooks is good.",
      wrong: { best: "The fish soup is his best dish.", popular: "People often praise his soup." },
      why: say(
        "“Tell that to” them means that they would not agree, and “had to eat” shows why.",
        "Tell that to… 表示“那些人可不会同意”，had to eat 说明汤很难喝。",
      ),
    },
    {
      slug: "least-i-could-do",
      skill: "impliedMeaning",
      offset: 0.4,
      lines: ["Host: Flowers! You really needn’t have.", "Ben: After all you’ve done, it’s the least I could do."],
      right: "He’d like to thank his host for everything.",
      wrong: { cheap: "He couldn’t afford a bigger present.", duty: "He was told to bring a present." },
      why: say(
        "“The least I could do” makes the present small beside what the host has done: it is thanks.",
        "It’s the least I could do 是客套话，表示与主人的帮助相比微不足道，意在感谢。",
      ),
    },
  ],
};
