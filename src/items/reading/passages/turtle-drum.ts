import type { Passage } from "../model";

export const turtleDrum: Passage = {
  name: "turtle-drum",
  area: "literary",
  level: 160,
  title: "The Turtle’s Drum",
  text: `
    Turtle had a little drum, and every evening he played one quiet song by the pond.

    “That is too slow,” said Frog. “I can play much faster!” Frog took the drum and began to play. He hit it so hard
    that it broke.

    Frog felt sad. “Now there is no song,” he said.

    Turtle found a dry log and tapped it with a stick. It made a soft and happy sound. Then he gave another stick to
    Frog.

    “Just listen first,” said Turtle. That evening, two friends played one slow song together.
  `,
  questions: [
    {
      skill: "details",
      stem: "How does the drum break?",
      right: "Frog hits it too hard.",
      wrong: ["Turtle drops it in the pond.", "Frog sits down on it.", "Turtle plays it every evening."],
      explanation: {
        en: "The story says that Frog “hit it so hard that it broke.” Turtle does play every evening, but softly.",
        zh: "文中说 Frog “hit it so hard that it broke”。乌龟虽然每晚都敲，但敲得很轻。",
      },
    },
    {
      skill: "inference",
      stem: "What is Turtle like in this story?",
      right: "calm and kind",
      wrong: ["angry and loud", "quick and funny", "shy and afraid"],
      explanation: {
        en: `
          When his drum breaks, Turtle does not shout. He finds a log, gives Frog a stick, and teaches him. It is Frog
          who wants to be quick and loud.
        `,
        zh: "鼓破了，乌龟没有发火，而是找来木头，给青蛙一根小棍，还教他。想要又快又响的是青蛙。",
      },
    },
    {
      skill: "mainIdea",
      stem: "What does this story teach?",
      right: "Listening helps you do things well.",
      wrong: [
        "The fastest player is always the best.",
        "You should never lend your things.",
        "A log is better than any drum.",
      ],
      explanation: {
        en: `
          Turtle says, “Just listen first,” and then they play well together. Frog was fast and broke the drum, so
          fast is not best.
        `,
        zh: "乌龟说“Just listen first”，之后两人合奏得很好。青蛙敲得快却把鼓敲破了，所以快并不是最好。",
      },
    },
  ],
};
