import type { Passage } from "../model";

export const heronTwoWells: Passage = {
  name: "heron-two-wells",
  area: "literary",
  level: 190,
  title: "The Heron and the Two Wells",
  text: `
    In a dry year, Heron looked after the only two wells in the valley. The first was deep and cool. The second was
    shallow, and its water was often brown.

    Every animal wanted to drink from the deep well, so Heron made a rule. “Whoever brings me a gift may use the deep
    well,” she said. “The others may use the shallow one.”

    Fox brought berries, and Bear brought honey. Mouse had nothing, so she went to the shallow well each day. Before
    she drank, she pulled out a few dead leaves and carried away a little mud. It was slow work, but she did not
    complain.

    By summer, the deep well was almost dry, because so many animals had used it. Heron sat beside a great heap of
    berries and could not swallow even one, for her throat was too dry.

    “Come with me,” said Mouse. At the shallow well, the water was now so clear that Heron could see her own face in
    it. She looked at it for a long time. The next morning, she gave all the gifts away.
  `,
  questions: [
    {
      skill: "details",
      stem: "What did an animal have to do in order to use the deep well?",
      right: "bring Heron a gift",
      wrong: ["clean the shallow well", "work for Bear", "wait until summer"],
      explanation: {
        en: `
          Heron says, “Whoever brings me a gift may use the deep well.” Mouse cleans the shallow well, but nobody told
          her to.
        `,
        zh: "Heron 说“Whoever brings me a gift may use the deep well”。清理浅井是老鼠自己做的，不是规定。",
      },
    },
    {
      skill: "inference",
      stem: "Why is the water in the shallow well clear at the end?",
      right: "Mouse had cleaned it a little each day.",
      wrong: [
        "Heron had filled it with fresh water.",
        "The other animals had paid for it.",
        "Rain had washed the mud away.",
      ],
      explanation: {
        en: `
          Each day, Mouse “pulled out a few dead leaves and carried away a little mud.” It is a dry year, so rain is
          not the reason.
        `,
        zh: "老鼠每天捞出枯叶、搬走一点泥，水慢慢变清了。那一年很干旱，所以不是雨水冲走的。",
      },
    },
    {
      skill: "craft",
      stem: "Why does the author tell us that Heron “looked at it for a long time” when she sees her own face?",
      right: "to suggest that she is thinking about how she has acted",
      wrong: [
        "to suggest that she is proud of her beautiful feathers",
        "to show that she is too thirsty and weak to walk home",
        "to show that she does not know who the other bird is",
      ],
      explanation: {
        en: `
          The next morning Heron gives the gifts away, so she has seen that her rule was unfair. If she were only
          proud of her looks, she would have no reason to do this.
        `,
        zh: "第二天她就把礼物都送了出去，说明她在反省自己的做法。如果只是欣赏自己的外貌，就不会这样做。",
      },
    },
  ],
};
