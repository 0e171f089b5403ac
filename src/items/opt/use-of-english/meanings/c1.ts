import { say } from "../../../engine/words";
import type { LevelSet, Meaning } from "../model";

export const c1Meanings: LevelSet<Meaning> = {
  level: "C1",
  entries: [
    {
      slug: "every-last-word",
      skill: "explicitMeaning",
      offset: -0.6,
      lines: ["Aisha: I take it you’ve read the contract?", "Paul: Every last word."],
      right: "He has read the whole of it.",
      wrong: { end: "He has read only the last page.", yet: "He has yet to read the end of it." },
      why: say(
        "“Every last word” stresses “every”: there is none that he has left out.",
        "every last word 强调“每一个字都读了”，不是只读最后的部分。",
      ),
    },
    {
      slug: "sleep-on-it",
      skill: "explicitMeaning",
      offset: -0.45,
      lines: ["Nina: So, are you taking the job abroad?", "Kofi: Let me sleep on it."],
      right: "He hasn’t decided about it yet.",
      wrong: { tired: "He finds the work too tiring.", refuse: "He’d rather turn the job down." },
      why: say(
        "To “sleep on” a question is to leave the decision for at least a night.",
        "sleep on it 意思是“考虑一晚再决定”。",
      ),
    },
    {
      slug: "had-its-moments",
      skill: "explicitMeaning",
      offset: 0.1,
      lines: ["Yuki: Was the play worth seeing?", "Luca: It had its moments."],
      right: "Some parts of it were good.",
      wrong: { all: "He enjoyed every moment of it.", short: "It was over in a few minutes." },
      why: say(
        "What “has its moments” is good now and then, and not as a whole.",
        "have its moments 意思是“偶有精彩之处”，整体并不出色。",
      ),
    },
    {
      slug: "if-we-must",
      skill: "explicitMeaning",
      offset: 0.1,
      lines: ["Leo: Could we go over the figures once more?", "Mei: If we must."],
      right: "She agrees, though not gladly.",
      wrong: { insists: "She says that it has to be done.", refuses: "She won’t look at them again." },
      why: say(
        "“If we must” gives way without pleasure: she would rather not, but she will.",
        "If we must 表示勉强同意：不情愿，但还是答应了。",
      ),
    },
    {
      slug: "own-voice",
      skill: "impliedMeaning",
      offset: 0.1,
      lines: ["Elif: What did you make of the candidate?", "Tom: He certainly likes the sound of his own voice."],
      right: "The man talked too much.",
      wrong: { voice: "The man has a fine voice.", shy: "The man hardly said a word." },
      why: say(
        "People who like the sound of their own voice talk on and on; it is not praise.",
        "like the sound of one’s own voice 指人话太多，是批评，不是夸嗓音好。",
      ),
    },
    {
      slug: "when-i-see-it",
      skill: "impliedMeaning",
      offset: -0.15,
      lines: ["Sofia: Minh says he’ll pay you back on Friday.", "Olga: I’ll believe it when I see it."],
      right: "She doubts that he’ll pay.",
      wrong: { trusts: "She knows that he’ll pay.", account: "She’ll see him on Friday." },
      why: say(
        "She will not believe it before the money is there: she does not expect it.",
        "I’ll believe it when I see it 表示“见到才信”，言外之意是不相信他会还。",
      ),
    },
    {
      slug: "opened-his-mouth",
      skill: "impliedMeaning",
      offset: 0.35,
      lines: ["Priya: I thought Sam was going to support our plan.", "Diego: So did I, until he opened his mouth."],
      right: "Sam spoke against their plan.",
      wrong: { silent: "Sam didn’t say what he thought.", late: "Sam spoke when it was too late." },
      why: say(
        "They believed in his support “until” he spoke, so what he said was the opposite.",
        "“他一开口”之前以为会支持，言外之意是他说出的话是反对的。",
      ),
    },
    {
      slug: "with-respect",
      skill: "impliedMeaning",
      offset: 0.5,
      lines: [
        "Ivan: The extra cost comes out of your share, of course.",
        "Eva: With respect, that isn’t what we agreed.",
      ],
      right: "She objects to paying it.",
      wrong: { respects: "She’ll pay because she respects him.", forgot: "She can’t recall what was agreed." },
      why: say(
        "“With respect” often opens a firm objection, and she holds him to the agreement.",
        "With respect 常用来引出礼貌而坚决的反对：她不同意由自己承担。",
      ),
    },
  ],
};
