import type { Passage } from "../model";

export const marketMorning: Passage = {
  name: "market-morning",
  area: "literary",
  level: 160,
  title: "Market Morning",
  text: `
    Mei and Grandpa walk to the market while it is still dark. Mei holds the long shopping list.

    First they buy fish. Next they buy green beans. Then Mei looks at the list again. “Eggs,” she reads.

    The egg lady puts ten brown eggs in a paper bag. Mei does not swing the bag, and she does not skip. She takes
    small, slow steps all the way home.

    At the door, Grandpa looks inside the bag, counts to ten, and smiles. “Next time,” he says, “you can carry the
    cake.”
  `,
  questions: [
    {
      skill: "details",
      stem: "What do Mei and Grandpa buy first?",
      right: "fish",
      wrong: ["eggs", "green beans", "a cake"],
      explanation: {
        en: "The story says, “First they buy fish.” The green beans come next, and the eggs come after that.",
        zh: "文中说“First they buy fish”。青豆是第二样，鸡蛋在更后面，所以先买的是鱼。",
      },
    },
    {
      skill: "inference",
      stem: "Why does Mei take small, slow steps?",
      right: "She wants to keep the eggs safe.",
      wrong: ["She is tired from the long walk.", "She cannot see well in the dark.", "She is reading the list again."],
      explanation: {
        en: `
          Mei also does not swing the bag or skip. All of this keeps the eggs from breaking. It was dark when they set
          out, but the story never says that she cannot see.
        `,
        zh: "她不晃袋子、也不蹦跳，都是怕鸡蛋打碎。出门时天黑，但文中没有说她看不清路。",
      },
    },
    {
      skill: "craft",
      stem: "Why does the author end with what Grandpa says about the cake?",
      right: "to show that he now trusts Mei",
      wrong: ["to show that the list was wrong", "to show that he is very hungry", "to show that Mei forgot something"],
      explanation: {
        en: `
          A cake is also easy to spoil. Grandpa counts ten whole eggs and smiles, so he will let Mei carry it. Mei has
          forgotten nothing, and nothing says that he is hungry.
        `,
        zh: "爷爷数了十个完好的鸡蛋，笑着说下次让她拿蛋糕：他信任她了。Mei 没有忘记东西，文中也没有说爷爷饿了。",
      },
    },
  ],
};
