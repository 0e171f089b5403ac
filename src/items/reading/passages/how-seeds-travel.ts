import type { Passage } from "../model";

export const howSeedsTravel: Passage = {
  name: "how-seeds-travel",
  area: "informational",
  level: 190,
  title: "How Seeds Travel",
  text: `
    A plant cannot walk, but its seeds can travel a long way. This is important. If all the seeds fell under the
    parent plant, they would have to share the same light, water, and soil, and few of them could grow.

    Some seeds travel by air. A dandelion seed hangs under a tiny white umbrella of hairs, and even a light wind can
    lift it. A maple seed has a wing. As it falls, it spins, and the spinning makes the fall slower. That gives the
    wind more time to carry it away.

    Other seeds travel by water. A coconut has a thick, light coat that helps it float. It can drift across the sea
    and then grow on another beach.

    Animals carry seeds, too. Birds eat berries, fly away, and drop the seeds far from the tree. Squirrels bury nuts
    for the winter and forget where some of them are. And if you have ever walked through tall grass and found small,
    prickly balls on your socks, then you have carried seeds yourself.
  `,
  questions: [
    {
      skill: "details",
      stem: "How does spinning help a maple seed?",
      right: "It makes the seed fall more slowly.",
      wrong: [
        "It makes the seed look like a bird.",
        "It pushes the seed into the soil.",
        "It keeps the seed warm and dry.",
      ],
      explanation: {
        en: `
          The text says that “the spinning makes the fall slower,” so that the wind can carry the seed. Nothing is
          said about soil or warmth here.
        `,
        zh: "文中说“the spinning makes the fall slower”，风就有更多时间把种子带走。这里没有提到泥土或保暖。",
      },
    },
    {
      skill: "inference",
      stem: "What will most likely happen to a nut that a squirrel forgets?",
      right: "It may grow into a new tree.",
      wrong: ["It may float across the sea.", "It may be carried off by the wind.", "It may stick to your socks."],
      explanation: {
        en: `
          The squirrel has carried the nut away and buried it in the soil, where a seed can grow. Floating belongs to
          the coconut.
        `,
        zh: "松鼠把坚果带走并埋进土里，被忘记的坚果就可能长成新树。漂过大海说的是椰子。",
      },
    },
    {
      skill: "craft",
      stem: "How is the text organized after the first paragraph?",
      right: "by the different ways in which seeds travel",
      wrong: [
        "by the order in which a seed grows into a plant",
        "by the seasons in which seeds leave the plants",
        "by the size of the seeds, from small to large",
      ],
      explanation: {
        en: "The paragraphs tell about air, then water, then animals. The text never follows one seed as it grows.",
        zh: "后面各段依次讲空气、水和动物，是按传播方式安排的。文章没有按种子生长的顺序写。",
      },
    },
  ],
};
