import type { Passage } from "../model";

export const letterAboutBench: Passage = {
  name: "letter-about-bench",
  area: "informational",
  level: 170,
  title: "A Letter to the Park",
  text: `
    Dear Park Office,

    My name is Tomas, and I am eight years old. I walk in Hill Park each day with my grandmother. She likes to look at
    the ducks. But her legs get tired, and there is no place to sit by the pond.

    There are six benches at the gate. Most of them are empty, because there is nothing to see there but the road.
    Could you move just one bench to the pond? Then old people could rest and enjoy the ducks. My friends and I can
    help to carry it!

    Thank you for reading my letter.

    Tomas
  `,
  questions: [
    {
      skill: "mainIdea",
      stem: "What does Tomas want the Park Office to do?",
      right: "move a bench to the pond",
      wrong: ["buy six new benches", "bring more ducks to the park", "open the gate each day"],
      explanation: {
        en: `
          He asks, “Could you move just one bench to the pond?” There are six benches now, and he does not ask for new
          ones.
        `,
        zh: "他问“Could you move just one bench to the pond?”六张长椅是现有的，他没有要新的。",
      },
    },
    {
      skill: "inference",
      stem: "Why do few people sit on the benches at the gate?",
      right: "The road is not nice to look at.",
      wrong: [
        "The benches are broken and old.",
        "People do not know about them.",
        "The gate is too far from the road.",
      ],
      explanation: {
        en: "Tomas says that “there is nothing to see there but the road.” He never says that the benches are broken.",
        zh: "Tomas 说那里“nothing to see there but the road”，所以没人想坐。他没有说长椅坏了。",
      },
    },
    {
      skill: "craft",
      stem: "Why does Tomas write that he and his friends can carry the bench?",
      right: "to show that his plan is easy to do",
      wrong: [
        "to show that his friends are strong",
        "to show that the park has few workers",
        "to show that the benches are very old",
      ],
      explanation: {
        en: `
          He wants the office to say yes, so he offers help that makes the work easy. He is not showing off how strong
          they are, and he says nothing about workers.
        `,
        zh: "他主动帮忙，让办公室觉得这件事很容易做到，更愿意答应。他不是在炫耀力气，也没有提到公园的工人。",
      },
    },
  ],
};
