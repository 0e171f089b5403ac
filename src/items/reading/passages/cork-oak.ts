import type { Passage } from "../model";

export const corkOak: Passage = {
  name: "cork-oak",
  area: "informational",
  level: 220,
  title: "The Tree That Is Undressed Every Nine Years",
  text: `
    Most trees die if you remove a complete ring of their bark, because the layer that carries food to the roots goes
    with it. The cork oak, which grows around the western Mediterranean, is a remarkable exception. Its bark has two
    layers, and the thick outer one, the cork, can be peeled away without harming the living layer beneath. Afterward,
    the tree simply begins to grow a new coat.

    Harvesting cork demands patience. A tree must be about twenty-five years old before it is stripped for the first
    time, and in Portugal, which produces about half of the world’s cork, the law requires that at least nine years
    pass before it is stripped again. The first two harvests are too irregular for good bottle stoppers and are ground
    up for flooring and insulation instead. A farmer who plants a cork oak therefore plants it chiefly for the next
    generation.

    The work is still done by hand. With a special axe, skilled workers cut through the cork and lever it off in large
    curved sheets. A blow that goes too deep wounds the tree for life. Afterward, the last digit of the year is
    painted on the bare trunk, so that everyone knows when it may be harvested again.

    Because the trees are never felled for their bark, the woods in which they stand remain standing, and they shelter
    animals as rare as the Iberian lynx. When a bottle is closed with metal or plastic, it may seem that a tree has
    been spared. In fact, the opposite may be true: forests that no longer earn money are more likely to be replaced
    by something that does.
  `,
  questions: [
    {
      skill: "details",
      stem: "Why do workers paint a digit on the trunk?",
      right: "to show in which year the tree was stripped",
      wrong: [
        "to show in which year the tree was planted",
        "to count the trees that have been wounded",
        "to mark the best trees for bottle stoppers",
      ],
      explanation: {
        en: `
          “The last digit of the year is painted on the bare trunk” so that people know when it may be harvested
          again. It marks the year, not the age or the quality.
        `,
        zh: "文中说“the last digit of the year is painted”，用来记录剥皮的年份。它不表示树龄或质量。",
      },
    },
    {
      skill: "inference",
      stem: "What can be concluded about a farmer who plants a cork oak at the age of forty?",
      right: "He will probably never sell bottle stoppers made from it.",
      wrong: [
        "He can expect to strip it as soon as nine years have passed.",
        "He has to replace the tree after its second harvest.",
        "He will lose the tree if its outer bark is removed.",
      ],
      explanation: {
        en: `
          The first harvest comes after about 25 years and the second at least nine later, and both are unfit for
          stoppers. A third comes after at least 43 years, when he would be over 80. Nine years apply only between
          harvests.
        `,
        zh: "约 25 年才第一次采收，前两次都不适合做瓶塞；第三次至少要 43 年后，那时他已八十多岁。九年是两次之间的间隔。",
      },
    },
    {
      skill: "craft",
      stem: "What is the main purpose of the last paragraph?",
      right: "to challenge a common belief about protecting trees",
      wrong: [
        "to describe the animals that damage cork forests",
        "to advise readers to buy fewer drinks in bottles",
        "to compare the costs of cork, metal, and plastic",
      ],
      explanation: {
        en: `
          People may think that metal or plastic stoppers spare a tree. “In fact, the opposite may be true.” The lynx
          is sheltered by the forest and does no damage; costs are not compared.
        `,
        zh: "人们以为用金属或塑料能保护树木，作者说“the opposite may be true”，质疑这种看法。猞猁受树林保护，并不破坏树林。",
      },
    },
  ],
};
