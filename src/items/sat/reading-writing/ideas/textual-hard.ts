import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const hardTextual: readonly Draft[] = [
  {
    slug: "seafront-lamps",
    passage: `When the town of Brisa replaced the white lamps of its seafront with amber ones, the number of young
      sea turtles found wandering inland fell by half in a single year. Ecologist Marta Leite attributes
      the fall to the lamps: white light, she argues, draws newly hatched turtles away from the sea, while
      amber light does so much less.`,
    question: "Which finding, if true, would most directly weaken Leite’s explanation?",
    right: `On a beach nearby where white lamps were kept, wandering turtles became rarer to the same degree that
      year.`,
    wrong: {
      opposite: `On a beach nearby where white lamps were newly put up, wandering turtles became more frequent
        that year.`,
      irrelevant: `On most of the beaches in the region, turtles that nest early in the season lay more eggs than
        later ones.`,
      indirect: "On the seafront itself, some residents complained that amber lamps made it harder to see at night.",
    },
    why: say(
      `If the same fall took place without the change of lamps, something else that year, such as fewer nests, may
        account for it. More wandering under new white lamps would support Leite.`,
      "若未换灯的海滩也出现同样的下降，则原因可能与灯无关；新装白灯处迷路幼龟增多则支持她的解释。",
    ),
  },
  {
    slug: "ambivalent-heir",
    passage: `In an essay on a novel about the heir to a mountain inn, a critic argues that the heir’s complaints
      about the inn conceal an attachment to it that he cannot admit even to himself.`,
    question: "Which quotation from the novel most effectively illustrates the critic’s argument?",
    right: `“He cursed the stairs, all forty of them, each by the name that he alone had given it, and would not
      hear of a banister.”`,
    wrong: {
      opposite: `“He told the notary plainly that he had loved the inn since boyhood, stairs and all, and that he
        would never sell it.”`,
      detail: `“He cursed the stairs, the stove, and the road, and when the buyer came at last he had packed
        before the ink was dry.”`,
      irrelevant: `“He kept the accounts as his father had kept them, in green ink, with the debts on the right
        and the guests on the left.”`,
    },
    why: say(
      `He complains, yet he has names for the stairs and will let no one change them: the attachment shows without
        being admitted. Told plainly to the notary, it would be no secret, and one who packs before the ink is dry
        has none.`,
      "他抱怨楼梯，却给每一级取了名，也不许改动：依恋藏在抱怨之中且不自知。直言“热爱”就不是掩藏，急着卖掉则没有依恋。",
    ),
  },
  {
    slug: "copied-songs",
    passage: `Young male finches learn their song from an adult tutor. Neuroscientist Ravi Sethi hypothesizes that
      a certain region of the brain is needed for learning the song but not for singing it once it has been
      learned.`,
    question: "Which pair of findings, if true, would most directly support Sethi’s hypothesis?",
    right: `Adults in which the region had stopped working sang as before, while young birds in the same state
      never came to match a tutor.`,
    wrong: {
      opposite: `Adults in which the region had stopped working fell silent, while young birds in the same state
        learned a tutor’s song late but exactly.`,
      incomplete: `Young birds in which the region had stopped working never came to match a tutor, while those
        with two tutors matched one of them.`,
      irrelevant: `Adults in which the region was unusually large sang more songs than others, while young birds
        in the same state slept for longer.`,
    },
    why: say(
      `The hypothesis has two parts: the region is needed to learn, and it is not needed to sing. Only one pair of
        findings bears out both; another tells nothing of adults.`,
      "假说有两部分：学习时需要该区域，学会后演唱不需要。只有一组发现同时支持两者；另一组没有涉及成鸟。",
    ),
  },
];
