import type { Passage } from "../model";

export const lowTide: Passage = {
  name: "low-tide",
  area: "literary",
  level: 210,
  title: "Low Tide",
  text: `
    The tide table on the kitchen wall said 5:12, so at a quarter to five Catalina’s grandmother was already pulling
    on her boots.

    “You don’t have to come,” she said, which was what she said every summer, and Catalina, who would rather have
    slept, came anyway. The beach was gray and enormous, and the sea had drawn back so far that it was only a sound.
    They worked among the rocks, filling their sacks with the dark, slippery seaweed that the factory in town would
    buy. Her grandmother cut each plant above the root and left the smallest ones alone.

    “We’d be done sooner if we took everything,” Catalina said. Her back hurt, and on the next rocks two men were
    doing exactly that, tearing out whole plants by the handful. Their sacks were already full.

    Her grandmother looked at the men and then at the sky, as if she were reading something there. “My mother cut from
    this rock,” she said, “and so did hers.” She said nothing more.

    When the water returned, they carried their half-filled sacks up the path. At the top, Catalina looked back. The
    men’s rocks shone bare in the early sun, like something that had been scrubbed. On her grandmother’s rock, a short
    brown fringe still moved with the waves.

    That evening, before she went to bed, Catalina checked the table on the wall. The next low tide was at 5:58, so
    she set her alarm for five.
  `,
  questions: [
    {
      skill: "details",
      stem: "How does Catalina’s grandmother gather the seaweed?",
      right: "She cuts the larger plants above the root.",
      wrong: [
        "She pulls whole plants out by the handful.",
        "She takes only the smallest plants.",
        "She collects what the waves bring in.",
      ],
      explanation: {
        en: `
          She “cut each plant above the root and left the smallest ones alone.” It is the two men who tear out whole
          plants by the handful.
        `,
        zh: "她“cut each plant above the root and left the smallest ones alone”。成把拔起的是那两个男人。",
      },
    },
    {
      skill: "inference",
      stem: "What does the grandmother most likely mean when she speaks of her mother and grandmother?",
      right: "Careful cutting keeps the rock useful for those who come later.",
      wrong: [
        "The rock belongs to her family, so the men have no right to be there.",
        "Her family has always been poorer than the other families in town.",
        "Catalina should learn to work as fast as her grandmothers once did.",
      ],
      explanation: {
        en: `
          She answers the idea of taking everything. The rock has given seaweed for generations because enough was
          always left. The men are on other rocks, so owning this one is not the point.
        `,
        zh: "她是在回应“全部拔光”的想法：一直留根，这块礁石才能养活几代人。那两人在别的礁石上，所以不是争归属。",
      },
    },
    {
      skill: "craft",
      stem: "What does the author achieve by ending with the alarm?",
      right: "It shows, without saying so, that Catalina now wants to go along.",
      wrong: [
        "It warns the reader that the men will return before sunrise.",
        "It explains how people on this coast find out about the tides.",
        "It shows that Catalina is worried about oversleeping on a school day.",
      ],
      explanation: {
        en: `
          At first the work seems a burden to her. After she has seen the two rocks, she plans the next morning
          herself. It is summer, and there is no talk of school.
        `,
        zh: "起初她觉得辛苦；看到两块礁石的差别后，她主动为第二天定了闹钟。当时是夏天，文中没有提上学。",
      },
    },
  ],
};
