import type { VocabularySet } from "../model";

export const vocabulary230: VocabularySet = {
  level: 230,
  questions: [
    {
      skill: "contextClues",
      stem: `
        Her explanation was admirably <b>concise</b>: in three sentences, she covered what the handbook had taken ten
        pages to say.

        What does <b>concise</b> mean?
      `,
      right: "short but complete",
      wrong: ["amusing and lively", "simple but mistaken", "detailed and exact"],
      explanation: {
        en: `
          Three sentences in place of ten pages are short, and she “covered” all of it. “Detailed” would fit the
          handbook.
        `,
        zh: "三句话说完十页内容：简短而完整。“详细”更像是那本手册。",
      },
    },
    {
      skill: "contextClues",
      stem: `
        Critics who had expected a humble apology were surprised by his <b>defiant</b> tone; he admitted nothing and
        challenged them to prove him wrong.

        What does <b>defiant</b> mean?
      `,
      right: "openly resisting",
      wrong: ["deeply ashamed", "carefully polite", "easily confused"],
      explanation: {
        en: `
          He admits nothing and challenges his critics, the opposite of the humble apology that they expected. So he
          resists openly.
        `,
        zh: "他什么都不承认，还向批评者挑战，与预期的道歉相反，所以是“公然抗拒的”。",
      },
    },
    {
      skill: "wordParts",
      stem: "<b>Circum-</b> means “around.” What does it mean to <b>circumvent</b> a rule?",
      right: "to avoid it by some clever means",
      wrong: ["to explain it from every side", "to repeat it again and again", "to break it in front of everyone"],
      explanation: {
        en: `
          “Circum” (around) and “vent” (come) make “come around”: you avoid the rule without openly breaking it. To
          explain it from every side is to talk around it, not to get past it.
        `,
        zh: "circum 是“环绕”，vent 是“来”，合起来是“绕过”规则，并不是公然违反。从各方面解释只是围着它谈，没有绕过去。",
      },
    },
    {
      skill: "wordParts",
      stem: `
        <b>Ambi-</b> means “both,” and <b>val</b> means “strong” or “worth.” A person who is <b>ambivalent</b> about a
        plan
      `,
      right: "is pulled in two directions.",
      wrong: ["objects to it very strongly.", "knows nothing at all about it.", "has praised it in public."],
      explanation: {
        en: `
          Both sides have worth for an ambivalent person, who is drawn two ways. Someone with strong objections knows
          what to think.
        `,
        zh: "ambi- 是“两者”，对计划又赞成又反对，心情矛盾。强烈反对的人立场是明确的。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: `
        Evidence from a single witness may not <b>warrant</b> such a serious conclusion.

        What does <b>warrant</b> mean here?
      `,
      right: "justify",
      wrong: ["guarantee in writing", "make public", "contradict"],
      explanation: {
        en: `
          One witness may not be a good enough reason for the conclusion. A warrant can be an official paper, but here
          it is something that evidence does.
        `,
        zh: "一个证人不足以“证明……合理”。warrant 作名词可指文书，但这里是动词。",
      },
    },
    {
      skill: "multipleMeanings",
      stem: "In which sentence does <b>yield</b> mean the same as in “He refused to yield to their demands”?",
      right: "The general would not yield, even though he was outnumbered.",
      wrong: [
        "The new fields yield twice as much rice as the old ones did.",
        "These bonds yield about three percent in an ordinary year.",
        "Careful study of the data may yield a surprising result.",
      ],
      explanation: {
        en: "To yield to demands or to an enemy is to give way. In the other sentences it means “produce.”",
        zh: "向要求或敌人 yield 是“屈服”。其他三句都是“产出”。",
      },
    },
    {
      skill: "figurativeLanguage",
      stem: `
        By praising both sides, the minister hoped to <b>walk a tightrope</b> between the unions and the employers.

        What was the minister trying to do?
      `,
      right: "keep a difficult balance",
      wrong: ["force a quick decision", "entertain a large crowd", "escape without being seen"],
      explanation: {
        en: `
          Someone on a tightrope must not lean to either side, and the minister praises both. Entertaining is what a
          circus artist does, not what the comparison is about.
        `,
        zh: "走钢丝不能偏向任何一边，部长两边都称赞，是想保持平衡。娱乐观众不是这个比喻的重点。",
      },
    },
  ],
};
