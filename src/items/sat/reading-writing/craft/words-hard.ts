import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const hardWords: readonly Draft[] = [
  {
    slug: "merchants-letters",
    passage: `Historian Adaeze Obi does not dismiss the merchants’ letters as evidence, but she warns against
      reading them ______. The writers knew that their words might be opened by rivals, and they often
      dressed up losses as gains.`,
    right: "credulously",
    wrong: {
      nearMeaning: "selectively",
      opposite: "skeptically",
      notSupported: "retrospectively",
    },
    why: say(
      `Because the writers bent the truth, the danger is to believe them too readily: to read credulously. Choosing
        among the letters is not what the second sentence warns of.`,
      "写信人常粉饰亏损，危险在于轻信，即 credulously；第二句并未涉及“选择性地”阅读。",
    ),
  },
  {
    slug: "sedlak-in-print",
    passage: `For a mathematician so often praised for boldness, Hana Sedlak was curiously ______ in print: she
      released a theorem only after years of checking, and even then she surrounded it with qualifications.`,
    right: "circumspect",
    wrong: {
      opposite: "audacious",
      nearMeaning: "laconic",
      notSupported: "prolific",
    },
    why: say(
      `Years of checking and many qualifications show caution: she was circumspect. “Laconic” means using few
        words, and qualifications add words.`,
      "多年核查、再三限定，说明她很谨慎，即 circumspect；laconic 指言简，而限定语反而使文字增多。",
    ),
  },
  {
    slug: "late-style",
    passage: `The museum’s catalog presents the sculptor’s late style as a break with everything she had done
      before. The works themselves ______ this account: the same hollowed forms, merely enlarged, run from
      her first exhibition to her last.`,
    right: "belie",
    wrong: {
      opposite: "corroborate",
      nearMeaning: "embellish",
      notSupported: "presage",
    },
    why: say(
      `The forms stayed the same, so the works show that the story of a break is false: they belie it. To embellish
        the story would be to add to it.`,
      "作品的形式始终如一，说明“断裂”之说不实，即 belie（证明……不实）。embellish 是“添枝加叶”，而作品恰恰否定了这一说法。",
    ),
  },
  {
    slug: "lichen-partners",
    passage: `A lichen is not one organism but a fungus living with algae or with bacteria that use sunlight. So
      thoroughly are the partners ______ that early naturalists took each lichen for a single plant; the
      microscope was needed to tell the threads of the one from the cells of the other.`,
    right: "enmeshed",
    wrong: {
      opposite: "segregated",
      nearMeaning: "domesticated",
      notSupported: "widespread",
    },
    why: say(
      `Partners that could be told apart only under the microscope are closely woven into each other, or enmeshed.
        Being widespread would not make two things look like one.`,
      "只有显微镜才能分辨两者，说明它们紧密交织，即 enmeshed；“分布广”不能解释为何被看成同一种植物。",
    ),
  },
  {
    slug: "studied-reply",
    passage: `The minister’s reply was studied. Each pause seemed placed, each concession weighed beforehand, and
      the reporters, who had hoped to surprise him into candor, wrote down sentences that might as well
      have been mailed to them.`,
    question: "In the text, what does the word “studied” most nearly mean?",
    right: "deliberately prepared",
    wrong: {
      otherSense: "closely examined",
      opposite: "carelessly phrased",
      notSupported: "openly hostile",
    },
    why: say(
      `Pauses that are placed and concessions weighed beforehand show a reply made with deliberate care. “Closely
        examined” is a usual sense of “studied,” but here it is the reply’s manner that is described.`,
      "停顿和让步都事先安排好，说明答复是刻意准备的。“仔细研究过的”是 studied 的常见义，但此处描写的是答复的方式。",
    ),
  },
  {
    slug: "keystone-term",
    passage: `Some ecologists fear that the term “keystone species” has been ______ by overuse. Applied now to
      almost any animal that matters in some way, it no longer picks out the few whose effects are far
      larger than their numbers would suggest.`,
    right: "diluted",
    wrong: {
      opposite: "sharpened",
      nearMeaning: "supplanted",
      notSupported: "codified",
    },
    why: say(
      `A term that is applied to almost everything says less: its meaning is diluted. It has not been supplanted,
        since it is still in use.`,
      "一个词几乎到处套用，含义便被冲淡，即 diluted；它仍在使用，所以没有被取代（supplanted）。",
    ),
  },
];
