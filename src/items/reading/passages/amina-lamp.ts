import type { Passage } from "../model";

export const aminaLamp: Passage = {
  name: "amina-lamp",
  area: "literary",
  level: 170,
  title: "Amina’s Lamp",
  text: `
    The lights went out all over the street. Amina’s little brother began to cry.

    “I can fix this,” said Amina. She found a clear bottle and filled it with water. Then she put Mother’s small
    flashlight under the bottle. The water glowed, and soft light ran all over the walls.

    Her brother stopped crying. He pointed at the shapes that moved on the wall. “Fish!” he said.

    “Yes,” said Amina. She tipped the bottle a little, and the fish swam.

    When the lights came on again, her brother did not look up. He pushed the lamp switch off. “Fish,” he said. “More
    fish.”
  `,
  questions: [
    {
      skill: "details",
      stem: "What does Amina put in the bottle?",
      right: "water",
      wrong: ["a flashlight", "small fish", "a lamp"],
      explanation: {
        en: `
          She “found a clear bottle and filled it with water.” The flashlight goes under the bottle, and the fish
          are only shapes of light.
        `,
        zh: "文中说她“filled it with water”。手电筒放在瓶子下面，鱼只是墙上的光影。",
      },
    },
    {
      skill: "inference",
      stem: "Why does the brother turn the lamp switch off at the end?",
      right: "He wants to see the light shapes again.",
      wrong: [
        "He wants to go to sleep in the dark.",
        "He is afraid of the bright light.",
        "He thinks that the lamp is broken.",
      ],
      explanation: {
        en: `
          He says, “More fish.” The fish are shapes of light that show best in the dark. He is happy, not afraid or
          sleepy.
        `,
        zh: "他说“More fish”，想在黑暗里再看光影做的鱼。他很开心，不是害怕，也不是想睡觉。",
      },
    },
    {
      skill: "craft",
      stem: "How does the brother’s feeling change in the story?",
      right: "from upset to happy",
      wrong: ["from happy to angry", "from bored to sleepy", "from proud to afraid"],
      explanation: {
        en: "He cries at the start. Then he points and asks for more. He is never angry, sleepy, or proud.",
        zh: "他开始时在哭，后来指着墙上的“鱼”还想再看，所以是从难过变成开心。",
      },
    },
  ],
};
