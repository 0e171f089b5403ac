import type { Passage } from "../model";

export const cityHeat: Passage = {
  name: "city-heat",
  area: "informational",
  level: 210,
  title: "Why Cities Stay Warm at Night",
  text: `
    On a clear summer evening, drive from the middle of a large city into the countryside, and you may see the
    thermometer fall by several degrees. Scientists call the warm city an “urban heat island,” because on a map of
    temperatures it stands out like an island in a cooler sea.

    There are several causes. Dark roofs and roads take in a great deal of sunlight during the day and release the
    heat slowly after sunset. Tall buildings on both sides of a street trap some of this heat, since it passes from
    wall to wall before it can escape to the sky. Cars, factories, and air conditioners add warmth of their own. In
    fact, an air conditioner cools a room by moving its heat outdoors.

    Plants would help. Trees give shade, and they also release water through their leaves. As this water turns into
    vapor, it takes heat from the air, much as sweat cools your skin. Where soil has been covered with stone, this
    natural cooling is lost.

    Cities are now trying out answers. Some paint roofs white, so that they send sunlight back. Others plant trees
    along streets or grow gardens on top of buildings. No single measure is enough, but together they can make hot
    nights easier to bear, especially for the old and the sick.
  `,
  questions: [
    {
      skill: "details",
      stem: "According to the text, how do trees cool the air, apart from giving shade?",
      right: "They release water that turns into vapor.",
      wrong: [
        "They store heat in their roots.",
        "They send the sunlight back up to the sky.",
        "They let the wind pass more easily.",
      ],
      explanation: {
        en: `
          Trees “release water through their leaves,” and as it turns into vapor it takes heat from the air. Sending
          sunlight back is what white roofs do.
        `,
        zh: "树叶放出水分，水变成水汽时带走热量。把阳光反射回去的是白色屋顶。",
      },
    },
    {
      skill: "inference",
      stem: "What problem with air conditioners does the text suggest?",
      right: "They can make the city outside even warmer.",
      wrong: [
        "They do not work well after sunset.",
        "They use up water that the trees would need.",
        "They cool only the tops of tall buildings.",
      ],
      explanation: {
        en: `
          An air conditioner works “by moving its heat outdoors,” so it adds warmth to the street while it cools a
          room. Water for trees is not mentioned with it.
        `,
        zh: "空调“cools a room by moving its heat outdoors”，室内变凉，室外却更热。文中没有说它与树争水。",
      },
    },
    {
      skill: "craft",
      stem: "Why does the author mention sweat in the third paragraph?",
      right: "to explain something unfamiliar through something that readers know",
      wrong: [
        "to warn readers that they will sweat more in cities than elsewhere",
        "to argue that people need trees in order to stay healthy in summer",
        "to show the difference between the cooling of plants and of people",
      ],
      explanation: {
        en: `
          Readers know that sweat cools the skin. “Much as” shows that the water from leaves works in a similar way,
          so it is a likeness, not a difference.
        `,
        zh: "读者都知道出汗能降温，作者用“much as”说明树叶的水分作用相似。强调的是相同，不是不同。",
      },
    },
  ],
};
