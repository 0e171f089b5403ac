import { say } from "../../../engine/words";
import type { Dialogue, LevelSet } from "../model";

export const b2Dialogues: LevelSet<Dialogue> = {
  level: "B2",
  entries: [
    {
      slug: "being-repaired",
      skill: "grammarForm",
      offset: -0.55,
      lines: ["Ana: Why are you walking to work?", "Jun: My bike ___ at the garage."],
      right: "is being repaired",
      wrong: { active: "is repairing", perfect: "has repaired", been: "is been repaired" },
      why: say(
        "Somebody else is repairing the bike just now: “is being” and the past participle.",
        "自行车正在被修理，用现在进行时的被动语态：is being repaired。",
      ),
    },
    {
      slug: "despite-rain",
      skill: "grammarForm",
      offset: -0.55,
      lines: ["Omar: Did you enjoy the hike?", "Grace: Very much, ___ the rain."],
      right: "despite",
      wrong: { conjunction: "although", adverb: "however", noOf: "in spite" },
      why: say(
        "“Despite” and “in spite of” are followed by a noun; “although” needs a subject and a verb.",
        "despite 和 in spite of 后面接名词；although 后面要接句子：although it rained。",
      ),
    },
    {
      slug: "had-called",
      skill: "grammarForm",
      offset: -0.15,
      lines: ["Minh: I had to walk home from the station.", "Elif: If you ___ me, I’d have picked you up."],
      right: "had called",
      wrong: { wouldInIf: "would have called", wouldForm: "would call", perfect: "have called" },
      why: say(
        "He did not call, so this is about an unreal past: “if” and “had called”, then “would have”.",
        "他当时没有打电话，是与过去事实相反的假设：if 从句用 had called，主句用 would have done。",
      ),
    },
    {
      slug: "called-off",
      skill: "vocabulary",
      offset: -0.15,
      lines: ["Sofia: Is the picnic still on?", "Diego: No, they’ve ___ it off because of the storm."],
      right: "called",
      wrong: { taken: "taken", let: "let", gone: "gone" },
      why: say(
        "To “call off” an event is to cancel it. To “let somebody off” is not to punish them.",
        "call off 表示“取消（活动）”；let off 表示“放过、不惩罚”。",
      ),
    },
    {
      slug: "insisted-on-fixing",
      skill: "grammarForm",
      offset: -0.3,
      lines: ["Hana: Did you speak to the landlord?", "Ivan: Yes. He insisted ___ the heating himself."],
      right: "on fixing",
      wrong: { gerund: "fixing", infinitive: "to fix", preposition: "for fixing" },
      why: say(
        "“Insist” takes “on” and the “-ing” form. “To” and a plain verb follow “promise”, “agree” or “offer”.",
        "insist 后面接 on + 动词 ing；promise、agree、offer 后面才用 to + 动词原形。",
      ),
    },
    {
      slug: "must-have-left",
      skill: "grammarForm",
      offset: 0.05,
      lines: [
        "Kofi: Lena isn’t answering her phone.",
        "Nina: She ___ it at home. I can hear it ringing in the kitchen.",
      ],
      right: "must have left",
      wrong: { noHave: "must left", can: "can leave", duty: "should leave" },
      why: say(
        "The ringing makes her sure of what happened earlier: “must have” and a past participle.",
        "听到铃声，可以肯定地推断过去发生的事，用 must have + 过去分词。",
      ),
    },
    {
      slug: "wish-i-knew",
      skill: "grammarForm",
      offset: -0.05,
      lines: ["Paul: I wish I ___ more about computers.", "Mei: There’s a good course on Mondays."],
      right: "knew",
      wrong: { present: "know", perfect: "have known", would: "would know" },
      why: say(
        "After “I wish”, the past form speaks of a present that is not so: he does not know much.",
        "I wish 后面用过去式表示与现在事实相反的愿望：他其实懂得不多。",
      ),
    },
    {
      slug: "free-of-charge",
      skill: "vocabulary",
      offset: 0.05,
      lines: ["Zara: Was the exhibition expensive?", "Leo: No, on Sundays it’s free of ___."],
      right: "charge",
      wrong: { price: "price", pay: "pay", bill: "bill" },
      why: say(
        "“Free of charge” is a fixed phrase for what costs nothing; “price” and “bill” are not used in it.",
        "free of charge 是固定搭配，意思是“免费”；price、bill 不能这样用。",
      ),
    },
    {
      slug: "had-it-cut",
      skill: "grammarForm",
      offset: 0.3,
      lines: ["Yuki: Your hair looks different.", "Olga: I ___ at that new place in town."],
      right: "had it cut",
      wrong: { to: "had it to cut", made: "made it cut", passive: "was cut it" },
      why: say(
        "When somebody does a job for us, we “have something done”: I had it cut.",
        "请别人为自己做某事用 have something done：I had it cut（我请人剪了头发）。",
      ),
    },
    {
      slug: "brought-up-results",
      skill: "vocabulary",
      offset: 0.3,
      lines: ["Tom: How did the interview go?", "Priya: Fine, until they ___ up my exam results."],
      right: "brought",
      wrong: { let: "let", got: "got", gave: "gave" },
      why: say(
        "To “bring something up” is to begin to talk about it. To “give something up” is to stop it.",
        "bring up 表示“提起（话题）”；give up 表示“放弃”。",
      ),
    },
    {
      slug: "stands-a-chance",
      skill: "vocabulary",
      offset: 0.45,
      lines: ["Ben: Do you think she’ll win?", "Fatima: She certainly ___ a good chance."],
      right: "stands",
      wrong: { makes: "makes", does: "does", puts: "puts" },
      why: say(
        "A person who may well win “stands a good chance”: this noun goes with “have” or “stand”.",
        "“很有机会”说 stand 或 have a good chance，名词 chance 在此不与 make、do 搭配。",
      ),
    },
    {
      slug: "will-have-left",
      skill: "grammarForm",
      offset: 0.55,
      lines: ["Ravi: Can I call you at ten tonight?", "Eva: Sure. Our guests ___ by then."],
      right: "will have left",
      wrong: { perfect: "have left", pastPerfect: "had left", would: "would leave" },
      why: say(
        "“By then” looks back from a moment in the future: the future perfect, “will have left”.",
        "by then 指到将来某时为止已完成的事，用将来完成时 will have left。",
      ),
    },
  ],
};
