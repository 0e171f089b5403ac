import type { Passage } from "../model";

export const letterOnLamps: Passage = {
  name: "letter-on-lamps",
  area: "informational",
  level: 230,
  title: "To the Editor: Turn the Lamps Down, Not Off",
  text: `
    Dear Editor,

    Your newspaper reported last week that the council intends to replace the street lamps along the river path with
    brighter ones, “in the interest of safety.” As someone who has walked that path nightly for twenty years, I share
    the council’s aim and doubt its method.

    More light is not the same as better sight. The present lamps throw much of their light sideways and
    upward, into bedrooms and clouds. Stand directly in front of one and you will be dazzled; step past it and you
    will be unable to see who is waiting in the darkness on the far side. It is the contrast that hides people, and a
    stronger lamp deepens the contrast. What the path requires is illumination that is directed downward, evenly
    distributed, and no stronger than necessary.

    There are others to consider besides walkers. Insects circle a bright lamp until they are exhausted, and the bats
    that ought to feed on them over the water avoid the lit bank altogether. A warmer, dimmer color would attract
    fewer of the former and trouble fewer of the latter.

    I anticipate the reply that dim light feels unsafe. Feelings of that kind deserve respect, but they can also be
    tested. Let the council fit shielded lamps along half of the path for one winter, leave the other half as it is,
    and ask people in spring where they preferred to walk. If I turn out to be mistaken, I shall say so on this page;
    if not, the town will have saved a considerable sum, and may even have recovered a few stars.

    Sincerely,

    A. Lindqvist
  `,
  questions: [
    {
      skill: "mainIdea",
      stem: "What does the writer want the council to do?",
      right: "try out lamps that direct a moderate light downward",
      wrong: [
        "remove the lamps from the river path altogether",
        "replace all lamps with brighter ones before winter",
        "close half of the path in order to protect the bats",
      ],
      explanation: {
        en: `
          The writer proposes shielded lamps, “directed downward … and no stronger than necessary,” along half of the
          path as a test. The title says “Not Off,” so the lamps should stay.
        `,
        zh: "作者建议在一半路段试装向下照、亮度适中的灯。标题写着“Not Off”，所以不是要拆掉路灯。",
      },
    },
    {
      skill: "inference",
      stem: "According to the writer’s reasoning, why might a brighter lamp make the path less safe?",
      right: "People just beyond the lamp become harder to see.",
      wrong: [
        "Insects around the lamp get in the way of walkers.",
        "The brighter lamps cost more and so there are fewer.",
        "Walkers feel so safe that they are no longer careful.",
      ],
      explanation: {
        en: `
          “It is the contrast that hides people, and a stronger lamp deepens the contrast.” Insects and cost are
          mentioned for other reasons.
        `,
        zh: "文中说“a stronger lamp deepens the contrast”，灯后黑暗处的人更难看见。昆虫和费用是出于别的理由提到的。",
      },
    },
    {
      skill: "craft",
      stem: `
        What effect does the writer most likely want to achieve by promising, “If I turn out to be mistaken, I shall
        say so on this page”?
      `,
      right: "to appear fair, so that readers will trust the proposal",
      wrong: [
        "to admit that the facts in the letter may be invented",
        "to threaten the council with further critical letters",
        "to show that the newspaper has made errors in earlier issues",
      ],
      explanation: {
        en: `
          Someone who is ready to be tested and to admit a mistake seems reasonable, and this makes the proposal more
          convincing. The writer invents nothing and does not threaten anyone.
        `,
        zh: "愿意接受检验、承认错误，显得公正，更能让读者信服。作者没有承认编造，也没有威胁议会。",
      },
    },
  ],
};
