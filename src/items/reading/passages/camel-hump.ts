import type { Passage } from "../model";

export const camelHump: Passage = {
  name: "camel-hump",
  area: "informational",
  level: 170,
  title: "What Is in a Camel’s Hump?",
  text: `
    Many people think that a camel’s hump is full of water. It is not. A hump is full of fat!

    In the desert, a camel may walk for many days and find nothing to eat. Then its body uses the fat in the hump. As
    the fat is used up, the hump gets smaller. It may even lean to one side. When the camel eats well again, the hump
    grows back.

    How does a camel live with so little water? When it finds water, it drinks a lot at one time. It also does not
    sweat much, so it does not lose much water.
  `,
  questions: [
    {
      skill: "details",
      stem: "What is inside a camel’s hump?",
      right: "fat",
      wrong: ["water", "bone", "grass"],
      explanation: {
        en: `
          The text says, “A hump is full of fat!” Water is what many people think, but the text says that they are
          wrong.
        `,
        zh: "文中说“A hump is full of fat!”很多人以为是水，但文章说那是错的。",
      },
    },
    {
      skill: "inference",
      stem: "A camel’s hump is small and leans to one side. What does this most likely mean?",
      right: "The camel has not eaten well for a while.",
      wrong: [
        "The camel has just had a very long drink.",
        "The camel has sweated too much.",
        "The camel is still very young.",
      ],
      explanation: {
        en: `
          The body uses the fat when there is no food, and then the hump gets smaller and may lean. Drinking does not
          change the hump, because it holds no water.
        `,
        zh: "没有食物时身体会用掉驼峰里的脂肪，驼峰就变小、歪倒。驼峰里没有水，所以与喝水无关。",
      },
    },
    {
      skill: "craft",
      stem: "Why does the author begin with what many people think?",
      right: "to show that a common idea is wrong",
      wrong: [
        "to show that camels are hard to find",
        "to tell how people use camels",
        "to ask people to give camels water",
      ],
      explanation: {
        en: `
          Right after that idea the author writes, “It is not.” The rest of the text tells what is true. It does not
          say how people use camels.
        `,
        zh: "作者紧接着写“It is not.”，说明这个常见的想法是错的，后面才讲事实。文章没有讲人怎样使用骆驼。",
      },
    },
  ],
};
