import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const hardSynthesis: readonly Draft[] = [
  {
    slug: "moths-and-soot",
    passage: `A student who is researching evolution has made these notes:

      - Peppered moths in England occur in a pale form and a dark one.

      - In the nineteenth century, soot killed the pale lichens on trees near factories and darkened the bark.

      - Near Manchester, dark moths were rare in 1848 and made up 98 percent of the moths in 1895.

      - The air grew cleaner after laws of the 1950s.

      - Dark moths have become rare again.`,
    question: `The student wants to argue that the share of dark moths followed the state of the air. Which choice
      uses the notes most effectively to do so?`,
    right: `Near Manchester, dark moths rose from rarity to 98 percent as soot darkened the trees, and they became
      rare again once laws had made the air cleaner.`,
    wrong: {
      incomplete: `Near Manchester, dark moths were rare in 1848, but by 1895, when soot had darkened the bark of
        trees near factories, they had come to make up 98 percent.`,
      otherPurpose: `Peppered moths occur in two forms, of which the dark one was rare near Manchester in 1848 and
        has become rare again in the time since the 1950s.`,
      detail: `Soot from factories killed the pale lichens on the trees near Manchester in the nineteenth century,
        while laws of the 1950s made the air cleaner again.`,
    },
    why: say(
      `To follow the state of the air, the share must rise with the soot and fall when the air clears. Only one
        choice joins both halves to their causes.`,
      "要论证“随空气状况变化”，须写出煤烟使比例上升、空气变清后比例下降两方面；只有此项兼有。",
    ),
  },
  {
    slug: "two-readings-of-a-mask",
    passage: `A student who is researching theater has made these notes:

      - In <i>The Tin Prince</i>, a play of 1921, the hero wears a mask in every scene but the last.

      - Critic Ulla Renner (1954) holds that the mask stands for the hero’s rank.

      - Critic Tomas Abebe (1998) holds that it stands for his fear of being known.

      - Both critics base their readings on the scene in which a child asks what the mask is for.`,
    question: `The student wants to point out what two interpretations have in common before telling how they
      differ. Which choice uses the notes most effectively to do so?`,
    right: `Both Renner and Abebe start from the child’s question, but she takes the mask to mean the hero’s rank
      and he his fear.`,
    wrong: {
      wrongOrder: `Renner takes the mask to mean the hero’s rank and Abebe his fear, though both of them start
        from the child’s question.`,
      incomplete: `Both Renner and Abebe base what they say about the hero’s mask on the scene in which a child
        asks what it is for.`,
      otherPurpose: `Renner wrote in 1954 that the mask stands for the hero’s rank, and in 1998 Abebe replied that
        it stands for his fear.`,
    },
    why: say(
      `What they share (the child’s question) must come first, and the difference after it. One choice has both in
        the other order.`,
      "须先写共同点（孩子的提问），再写分歧；有一项内容齐全但顺序相反。",
    ),
  },
  {
    slug: "glacier-photographs",
    passage: `A student who is researching glaciers has made these notes:

      - Photographer Hedda Ruud took pictures of 40 glaciers between 1908 and 1911.

      - In 2011, a team took pictures of the same glaciers from the same places.

      - In 38 cases, the glacier had become shorter.

      - The two that had grown are fed by more snow than before.

      - Pictures show a glacier’s length but not how thick it is.`,
    question: `The student wants to acknowledge a limit of the team’s method while presenting its main finding.
      Which choice uses the notes most effectively to do so?`,
    right: `Though pictures do not show how thick glaciers are, those taken a century apart reveal that 38 out of
      40 became shorter.`,
    wrong: {
      otherPurpose: `Though 38 of the 40 glaciers became shorter within a century, the two that are fed by more
        snow than before have grown.`,
      incomplete: `Since they show the length of a glacier but not how thick it is, pictures taken a century apart
        give only a part of the story.`,
      inaccurate: `Though pictures do not show how long glaciers are, those of 1908 to 2011 reveal that 38 out of
        40 have become thinner.`,
    },
    why: say(
      `Both the limit (no thickness) and the finding (38 of 40 shorter) are asked for. The two glaciers that grew
        are an exception, not a limit of the method.`,
      "既要承认局限（看不出厚度），又要给出主要发现（40 条中 38 条变短）；两条增长的冰川是例外而非方法的局限。",
    ),
  },
  {
    slug: "salt-marsh-argument",
    passage: `A student who is researching coasts has made these notes:

      - The town of Sel plans to build a sea wall for 30 million.

      - Restoring the salt marsh in front of the town would cost 8 million.

      - A marsh lowers waves but needs fifteen years to grow.

      - The present wall is expected to last for another twenty years.

      - Marshes are also nurseries for fish.`,
    question: `The student wants to answer the objection that a marsh would take too long to grow. Which choice
      uses the notes most effectively to do so?`,
    right: "A restored marsh would be grown in fifteen years, while the present wall should stand for twenty.",
    wrong: {
      otherPurpose: `A restored marsh would cost 8 million, while the sea wall that the town plans would cost 30
        million.`,
      incomplete: `A restored marsh, which would lower the waves in front of the town, needs only fifteen years to
        grow.`,
      detail: "A restored marsh would be a nursery for fish, which neither the present wall nor a new one could be.",
    },
    why: say(
      `The objection is about time, so the answer must show that fifteen years is soon enough: the wall stands for
        twenty. Cost and fish do not meet it.`,
      "反对意见针对时间，须说明十五年来得及：现有的墙还能用二十年；费用和鱼都没有回应这一点。",
    ),
  },
  {
    slug: "coffee-house-letters",
    passage: `A student who is researching newspapers has made these notes:

      - In 1712, a coffeehouse in the port of Galdern kept a letter box in the shape of a lion’s head.

      - Readers used it to send letters to a periodical, <i>The Post Lion</i>.

      - The periodical printed about one in ten of the letters that it received.

      - Historian Gwen Achebe compared 300 printed letters with 90 unprinted ones that have survived.

      - Printed letters were no better written, but they were far more often about manners than about prices.`,
    question: `The student wants to present Achebe’s finding as evidence of what the editors preferred. Which
      choice uses the notes most effectively to do so?`,
    right: `That printed letters dealt far more often with manners than with prices, though they were no better
      written, suggests that editors chose by subject.`,
    wrong: {
      incomplete: `That <i>The Post Lion</i> printed only about one in ten of the letters that it received
        suggests that its editors were able to choose among them.`,
      inaccurate: `That the letters that <i>The Post Lion</i> printed were better written than those that it did
        not print suggests that editors chose by style.`,
      otherPurpose: `By comparing 300 printed letters with 90 unprinted ones, Gwen Achebe studied the periodical
        to which a lion’s head served as letter box.`,
    },
    why: say(
      `The finding is that letters differed in subject but not in style, and as evidence it speaks for a choice by
        subject. How she worked is not what she found.`,
      "研究发现两类信件题材不同而文笔相当，说明编辑按题材取舍；研究方法本身不是发现。",
    ),
  },
  {
    slug: "underground-seed-bank",
    passage: `A student who is researching plants has made these notes:

      - In 1879, botanist William Beal buried twenty bottles of seeds in Michigan.

      - A bottle is dug up from time to time to see which of the seeds still sprout.

      - The waiting time was first five years, then ten, and is now twenty.

      - In 2021, some seeds from the bottle that was dug up still sprouted.

      - The last bottle is to be dug up in 2100.`,
    question: `The student wants to emphasize how long the experiment is meant to last in all. Which choice uses
      the notes most effectively to do so?`,
    right: "Begun in 1879, Beal’s experiment on buried seeds is not to end until the last bottle is dug up in 2100.",
    wrong: {
      incomplete: `Beal’s experiment, for which he buried twenty bottles of seeds in Michigan, is to go on until
        2100.`,
      otherPurpose: `In 2021, more than 140 years after Beal had buried them, some seeds from one of his bottles
        sprouted.`,
      detail: `The time between one bottle and the next in Beal’s experiment was five years, then ten, and is now
        twenty.`,
    },
    why: say(
      `The whole length shows only when the beginning, 1879, and the end, 2100, stand together. The year 2021 is
        not the end.`,
      "要强调总时长，须同时给出起点 1879 年与终点 2100 年；2021 年并非终点。",
    ),
  },
];
