import { authoredItems } from "../../engine/model";

export const upper = authoredItems("writing", [
  [
    "counterargument",
    "revising",
    222,
    "An essay argues for a longer lunch break. Which sentence best answers those who say that it would " +
      "lengthen the school day?",
    "Two shorter breaks could be merged, so the day would end at the same time.",
    [
      "Lunch is the part of the day that students enjoy most.",
      "Those who say so have not thought about it properly.",
      "Many schools in other towns also have lunch breaks.",
    ],
    "It meets the objection with a way to keep the day's length. The others change the subject or attack the critics.",
    "它用具体办法回应了“延长在校时间”的反对意见。其他句子转移话题或指责对方。",
  ],
  [
    "choppy-revision",
    "combining",
    224,
    "Read the draft.\nThe inventor was poor. She could not buy tools. She made them herself. They were " +
      "better than those in the shops.\nWhich revision shows best how the ideas are connected?",
    "Too poor to buy tools, the inventor made her own, which were better than those in the shops.",
    [
      "The inventor was poor and could not buy tools and made them herself and they were better.",
      "Although she was poor, the inventor could not buy tools, so better ones were in the shops.",
      "The inventor made her own tools, and she was poor, unlike those in the shops, which were worse.",
    ],
    "“Too poor to buy tools” gives the reason, the main clause the action, and “which” the result. “And … " +
      "and” shows no links.",
    "too poor … 说明原因，主句说明行动，which 说明结果。只用 and 看不出关系。",
  ],
  [
    "tone-shift",
    "audience",
    226,
    "Read the draft of a formal report.\n(1) The bridge carries nine thousand vehicles a day. (2) Its " +
      "northern joint shows wear. (3) That joint is in pretty awful shape. (4) Repairs should begin by May.\n" +
      "Which sentence should be rewritten to match the tone?",
    "Sentence 3",
    ["Sentence 1", "Sentence 2", "Sentence 4"],
    "“Pretty awful shape” in sentence 3 is casual. The other sentences use neutral words, as a report should.",
    "第 3 句的 pretty awful shape 是口语，其他句子用词中立，符合报告的语气。",
  ],
  [
    "best-evidence-for-cause",
    "planning",
    228,
    "A student asks whether music helps plants grow. Which plan would give the strongest evidence?",
    "Grow two like groups of plants, one of them with music, and compare",
    [
      "Play music to one plant for a month and see whether it grows",
      "Ask forty gardeners whether they think that music helps",
      "Give one group of plants music and more water than the other",
    ],
    "Only two groups that differ in nothing but music show what music does. More water would be a second " +
      "possible cause.",
    "只有除音乐外都相同的两组才能说明音乐的作用。多浇水会成为另一个原因。",
  ],
  [
    "paragraph-purpose",
    "organising",
    229,
    "An essay on night trains has these parts: their golden age; why most lines closed; why cities want them " +
      "back. Which sentence makes the best link from the second part to the third?",
    "What cheap flights took away, however, concern for the climate may restore.",
    [
      "In their golden age, night trains had fine dining cars.",
      "Most lines had closed by the end of the century.",
      "Night trains are trains in which passengers can sleep.",
    ],
    "It looks back to the closing (“took away”) and forward to the return (“restore”). The others stay in one part.",
    "它既回指停运（took away），又引出回归（restore）。其他句子只属于一个部分。",
  ],
  [
    "claim-qualified",
    "wordChoice",
    233,
    "A study found that 60 of 100 tea drinkers slept badly. Which sentence claims no more than this?",
    "In this study, most of the tea drinkers slept badly.",
    [
      "Tea made most of the people in this study sleep badly.",
      "Most people who drink tea will sleep badly.",
      "This study proves that tea is harmful to sleep.",
    ],
    "The study only counted; it did not show that tea was the cause, nor that the same holds for all people.",
    "研究只是统计，没有证明茶是原因，也不能推广到所有人。",
  ],
  [
    "cohesion-old-new",
    "organising",
    235,
    "Read the draft.\nThe valley's farmers depend on a single spring. ____ When it is thin, the spring runs " +
      "dry by July.\nWhich sentence best fits in the gap?",
    "That spring is fed by the snow of one glacier's upper field.",
    [
      "Tourists often photograph the spring in early summer.",
      "The farmers grow barley, beans, and a kind of apple.",
      "Some springs, unlike this one, are warm all year.",
    ],
    "It links the spring to the snow, so that “it” in the next sentence can mean the snow. The others leave " +
      "“it” with no sense.",
    "它把泉水与积雪联系起来，下一句的 it 才能指 snow。其他句子使 it 没有合适的所指。",
  ],
  [
    "synthesis",
    "combining",
    237,
    "Notes: City A added buses, and traffic fell. City B widened its roads, and traffic soon grew again.\n" +
      "Which sentence best brings both notes together?",
    "The two cities suggest that offering other ways to travel eases traffic more lastingly than adding road space.",
    [
      "City A added buses and City B widened its roads, and both cities had traffic that changed afterward.",
      "Traffic is a problem in City A, in City B, and in most of the large cities of the world.",
      "City B should not have widened its roads, since wider roads are always a waste of money.",
    ],
    "It draws one careful conclusion from both notes. The others list them, leave them, or claim more than they show.",
    "它从两条笔记得出一个谨慎的结论。其他句子只是罗列、离题或言过其实。",
  ],
  [
    "praise-word",
    "wordChoice",
    239,
    "A reviewer admires an essayist who says much in few words. Which word expresses this praise?",
    "succinct",
    ["curt", "scant", "abrupt"],
    "“Succinct” praises what is short and complete. “Curt” is short in a rude way, “scant” is too little, " +
      "“abrupt” too sudden.",
    "succinct 褒义，指简短而完整。curt 是生硬，scant 是不足，abrupt 是突兀。",
  ],
  [
    "concession-placement",
    "revising",
    241,
    "Read the draft.\n(1) Critics say that the dam will flood farmland. (2) It will. (3) Without it, the " +
      "city floods every decade.\nWhat does sentence 2 do for the argument?",
    "It grants the critics' point before a weightier one.",
    [
      "It denies the critics' point without giving a reason.",
      "It repeats the main claim of the whole argument.",
      "It gives an example of what the critics have in mind.",
    ],
    "“It will” admits that farmland will be flooded; sentence 3 then sets a greater harm against it.",
    "It will 承认会淹没农田，第 3 句再提出更大的危害来反驳。",
  ],
  [
    "best-thesis",
    "planning",
    242,
    "Which thesis for an essay on old maps could be argued against, and supported from the maps themselves?",
    "Blank spaces on old maps reveal their makers' interests more than their ignorance.",
    [
      "Old maps, which were drawn by hand, are often less exact than modern ones.",
      "Old maps are fascinating objects that everyone can enjoy in some way.",
      "This essay will describe five old maps and the places that they show.",
    ],
    "It takes a position that a reader could dispute and the maps could support. The others state a fact, a " +
      "taste, or a plan.",
    "它提出可争论、可用地图论证的观点。其他分别是事实、喜好和写作计划。",
  ],
  [
    "nominal-style",
    "revising",
    243,
    "Which revision puts the true actors into the subjects of the verbs?\n" +
      "There was a refusal by the owners to allow an inspection of the mill.",
    "The owners refused to let anyone inspect the mill.",
    [
      "A refusal was made by the owners to an inspection of the mill.",
      "An inspection of the mill met with a refusal by the owners.",
      "It was the owners' refusal that there be an inspection of the mill.",
    ],
    "The owners act, so “the owners” is the subject of “refused”. The others make nouns such as “refusal” the subject.",
    "行动者是 owners，所以作 refused 的主语。其他句子以 refusal 等名词作主语。",
  ],
  [
    "transition-paragraph",
    "transitions",
    244,
    "One paragraph shows that wolves were once hunted as pests. The next shows that parks now bring them " +
      "back. Which sentence best opens the second paragraph?",
    "The animal that ranchers once paid to destroy is now flown in at public expense.",
    [
      "Wolves live in packs, each of which keeps to a territory of its own.",
      "In addition, wolves were hunted in many other regions as well.",
      "For this reason, hunters were praised in the papers of the time.",
    ],
    "It sets “once paid to destroy” against “now flown in”, and so joins both paragraphs. “In addition” " +
      "would go on with hunting.",
    "它用 once paid to destroy 与 now flown in 对比，连接两段。in addition 会继续讲捕猎。",
  ],
  [
    "narrator-evidence",
    "revising",
    247,
    "An essay holds that the novel's narrator cannot be trusted. Which passage from the novel would support this best?",
    "He dates his own wedding to two different years.",
    [
      "He speaks fondly of the town where he was born.",
      "He tells the events in the order in which they took place.",
      "He calls his brother's garden the finest that he has seen.",
    ],
    "Two dates for one wedding contradict each other: a narrator who does that may be wrong elsewhere. The " +
      "rest is no sign of error.",
    "同一场婚礼有两个年份，自相矛盾，说明叙述者不可信。其他并不显示有误。",
  ],
]);
