import { say } from "../../../engine/words";
import type { Dialogue, LevelSet } from "../model";

export const c1Dialogues: LevelSet<Dialogue> = {
  level: "C1",
  entries: [
    {
      slug: "what-i-disliked",
      skill: "grammarForm",
      offset: -0.6,
      lines: ["Lena: Was it the price that put you off?", "Tom: No, ___ I disliked was the attitude of the staff."],
      right: "what",
      wrong: { that: "that", which: "which", it: "it" },
      why: say(
        "“What” means “the thing that” and can begin a sentence; “that” and “which” need a noun before them.",
        "what 相当于 the thing that，可以引导主语从句；that 和 which 前面要有先行词。",
      ),
    },
    {
      slug: "bound-to",
      skill: "vocabulary",
      offset: -0.45,
      lines: ["Nina: Will they raise the fees?", "Omar: They’re ___ to, with costs going up like this."],
      right: "bound",
      wrong: { probable: "probable", possible: "possible", inevitable: "inevitable" },
      why: say(
        "People can be “bound to” do something: it is certain. The other words are said of events, not of people.",
        "be bound to 表示“必定会”，主语可以是人；probable、possible、inevitable 只用来说事情。",
      ),
    },
    {
      slug: "never-have-i",
      skill: "grammarForm",
      offset: -0.35,
      lines: ["Ana: Was it a good show?", "Kofi: Brilliant. Never ___ so hard."],
      right: "have I laughed",
      wrong: { noInversion: "I have laughed", noAuxiliary: "I laughed", pastForm: "did I laughed" },
      why: say(
        "When “never” comes first, the auxiliary comes before the subject: never have I laughed.",
        "never 放在句首时要倒装，助动词放在主语前：never have I laughed。",
      ),
    },
    {
      slug: "drawn-criticism",
      skill: "vocabulary",
      offset: -0.2,
      lines: ["Sofia: Is the new parking rule popular?", "Minh: Hardly. It’s ___ a lot of criticism."],
      right: "drawn",
      wrong: { pulled: "pulled", made: "made", dragged: "dragged" },
      why: say(
        "Criticism is something that a plan “draws” or “attracts”; the other verbs do not go with this noun.",
        "“招来批评”的搭配是 draw (attract) criticism，其他动词不与 criticism 搭配。",
      ),
    },
    {
      slug: "let-alone",
      skill: "vocabulary",
      offset: -0.05,
      lines: ["Jun: Can your grandfather still drive?", "Hana: He can barely walk to the gate, ___ drive."],
      right: "let alone",
      wrong: { aside: "leave aside", apart: "apart from", more: "still more" },
      why: say(
        "“Let alone” follows something negative and adds what is even less likely.",
        "let alone 用在否定意义之后，表示“更不用说”，引出更不可能的事。",
      ),
    },
    {
      slug: "having-been",
      skill: "grammarForm",
      offset: -0.05,
      lines: [
        "Elif: Why was Yusuf so calm about moving?",
        "Paul: ___ through two moves already, he knew what to expect.",
      ],
      right: "Having been",
      wrong: { finite: "Had been", participle: "Been", infinitive: "To have been" },
      why: say(
        "The two moves came before the calm, so the participle is perfect: having been.",
        "搬家两次发生在“从容”之前，要用完成式分词 having been 表示先后和原因。",
      ),
    },
    {
      slug: "had-read-hed-know",
      skill: "grammarForm",
      offset: 0.05,
      lines: [
        "Grace: Sam looks lost in this meeting.",
        "Ravi: If he ___ the report last night, he’d know what we’re talking about.",
      ],
      right: "had read",
      wrong: { wouldInIf: "would have read", perfect: "has read", would: "would read" },
      why: say(
        "The condition is about an unreal past, the result about the present: had read, would know.",
        "条件与过去事实相反（没读），结果与现在有关，是混合条件句：had read … would know。",
      ),
    },
    {
      slug: "should-you-need",
      skill: "grammarForm",
      offset: 0.05,
      lines: ["Guest: Is there anyone at the desk at night?", "Clerk: Yes. ___ you need anything, just ring the bell."],
      right: "Should",
      wrong: { would: "Would", will: "Will", may: "May" },
      why: say(
        "“Should you need” is a formal way to say “if you need”; only “should”, “were” and “had” can stand so.",
        "Should you need 是 if you should need 的倒装，语气正式；只有 should、were、had 能这样用。",
      ),
    },
    {
      slug: "rather-you-didnt",
      skill: "grammarForm",
      offset: 0.2,
      lines: ["Diego: Can I tell the others about the baby?", "Olga: I’d rather you ___ anyone yet."],
      right: "didn’t tell",
      wrong: { perfect: "haven’t told", infinitive: "not to tell", gerund: "not telling" },
      why: say(
        "“I’d rather” with another subject is followed by a past form: I’d rather you didn’t.",
        "would rather 后面的主语是别人时，从句动词用过去式：I’d rather you didn’t tell。",
      ),
    },
    {
      slug: "head-or-tail",
      skill: "vocabulary",
      offset: 0.35,
      lines: ["Mei: What does the letter say?", "Ivan: I can’t make ___ or tail of it."],
      right: "head",
      wrong: { top: "top", face: "face", nose: "nose" },
      why: say(
        "If you cannot make head or tail of something, you cannot understand it at all.",
        "cannot make head or tail of something 是习语，意思是“完全弄不懂”。",
      ),
    },
    {
      slug: "said-to-be-staying",
      skill: "grammarForm",
      offset: 0.45,
      lines: ["Priya: Is the actor really in town?", "Luca: Well, he ___ in a hotel by the river."],
      right: "is said to be staying",
      wrong: { that: "is said that he stays", active: "says to be staying", ing: "is said staying" },
      why: say(
        "What people report of him can be put in the passive: he is said to be staying.",
        "转述传闻可用 be said to + 动词不定式；is said that 前面只能用 it 作主语。",
      ),
    },
    {
      slug: "foregone-conclusion",
      skill: "vocabulary",
      offset: 0.6,
      lines: ["Zara: Were you surprised by the result?", "Ben: Not in the least. It was a ___ conclusion."],
      right: "foregone",
      wrong: { first: "foremost", next: "forthcoming", before: "foregoing" },
      why: say(
        "A “foregone conclusion” is a result that everybody could see from the start.",
        "foregone conclusion 是固定搭配，意思是“早已注定的结果”。",
      ),
    },
  ],
};
