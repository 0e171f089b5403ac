import { say } from "../../../engine/words";
import type { LevelSet, Meaning } from "../model";

export const c2Meanings: LevelSet<Meaning> = {
  level: "C2",
  entries: [
    {
      slug: "none-the-wiser",
      skill: "explicitMeaning",
      offset: -0.5,
      lines: [
        "Zara: Did the manager answer your question?",
        "Ravi: He talked for ten minutes and left me none the wiser.",
      ],
      right: "He knows no more than he did before.",
      wrong: { clever: "He got a very clever answer.", time: "He had no time for an answer." },
      why: say("To be “none the wiser” is to know no more than before.", "none the wiser 意思是“听了也还是不明白”。"),
    },
    {
      slug: "good-idea-at-the-time",
      skill: "impliedMeaning",
      offset: -0.5,
      lines: ["Tom: Whatever possessed you to buy a boat?", "Nina: It seemed like a good idea at the time."],
      right: "She now regrets buying it.",
      wrong: { planned: "She’d planned it for a long time.", price: "She got it at a good price." },
      why: say(
        "“Seemed” and “at the time” say that it no longer seems a good idea.",
        "seemed 和 at the time 表示当时觉得好，言外之意是现在后悔了。",
      ),
    },
    {
      slug: "frying-pan",
      skill: "explicitMeaning",
      offset: -0.2,
      lines: ["Fatima: Is the new landlord any better than the last one?", "Kofi: Out of the frying pan, I’m afraid."],
      right: "The new one is even worse.",
      wrong: { same: "The new one is no different.", cheaper: "The new one asks for less rent." },
      why: say(
        "The saying goes on “and into the fire”: from something bad to something worse.",
        "完整的谚语是 out of the frying pan into the fire，意思是“跳出油锅又入火坑”，情况更糟。",
      ),
    },
    {
      slug: "pick-my-moment",
      skill: "explicitMeaning",
      offset: -0.05,
      lines: ["Ben: Shall I tell her about the mistake now?", "Sofia: I’d pick my moment, if I were you."],
      right: "He should wait for the right time.",
      wrong: { now: "He should do it without any delay.", other: "He should leave it to somebody else." },
      why: say(
        "To “pick your moment” is to choose carefully when to do something, so not simply now.",
        "pick one’s moment 意思是“挑个合适的时机”，也就是现在先别说。",
      ),
    },
    {
      slug: "one-word-for-it",
      skill: "impliedMeaning",
      offset: 0.1,
      lines: ["Lena: Your sister’s flat is very minimalist, isn’t it?", "Grace: That’s one word for it."],
      right: "She’d put it less kindly.",
      wrong: { agrees: "She couldn’t agree more.", unsure: "She doesn’t know the word." },
      why: say(
        "“That’s one word for it” hints at another word, one that is less polite.",
        "That’s one word for it 暗示还有别的、不那么客气的说法。",
      ),
    },
    {
      slug: "sooner-sell-piano",
      skill: "impliedMeaning",
      offset: 0.1,
      lines: [
        "Aisha: You could always ask your uncle for the money.",
        "Luca: I’d sooner sell the piano, and you know how I feel about that piano.",
      ],
      right: "He’s determined not to ask.",
      wrong: { sell: "He’s about to sell the piano.", uncle: "His uncle wants the piano." },
      why: say(
        "He loves the piano, and yet would rather lose it than ask: he will not ask.",
        "他很爱那架钢琴，却宁可卖掉也不开口，说明他决不会去借。",
      ),
    },
    {
      slug: "hardly-a-compliment",
      skill: "impliedMeaning",
      offset: 0.4,
      lines: ["Hana: The director called your proposal “brave”.", "Omar: Coming from him, that’s hardly a compliment."],
      right: "The director doesn’t like the proposal.",
      wrong: {
        praise: "The director seldom praises proposals.",
        impressed: "The director is impressed by his courage.",
      },
      why: say(
        "From this man “brave” is no praise: he finds the proposal risky or foolish.",
        "从他口中说出的 brave 算不上称赞，言外之意是他认为方案太冒险。",
      ),
    },
    {
      slug: "if-that-was-kindness",
      skill: "impliedMeaning",
      offset: 0.55,
      lines: [
        "Jun: I thought the critics were rather kind to us.",
        "Mei: If that was kindness, I’d hate to see them when they’re cross.",
      ],
      right: "The reviews were harsh and unkind.",
      wrong: { fair: "The reviews were too kind.", unread: "The critics were only joking." },
      why: say(
        "She takes the word “kind” and turns it round: what he calls kind was unkind enough.",
        "她反用 kind 一词：如果那算客气，发火时就更可怕了，意思是评论很严厉。",
      ),
    },
  ],
};
