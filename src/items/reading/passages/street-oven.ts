import type { Passage } from "../model";

export const streetOven: Passage = {
  name: "street-oven",
  area: "literary",
  level: 190,
  title: "The Street Oven",
  text: `
    On Friday mornings, Samir carried the bread boards to the oven at the end of their street. Every family on the
    street made its own dough, but they all baked in one big oven, and Uncle Driss looked after the fire.

    “How do you know which bread is ours?” Samir asked one day. There were thirty flat, round loaves in the oven, and
    all of them looked the same to him.

    Uncle Driss turned one loaf with his long wooden paddle. “Your mother presses her thumb in the middle,” he said.
    “The Alaoui family always makes the edges thick. And this one, full of seeds, belongs to the teacher.”

    That week, Samir’s mother was sick, so Samir made the dough himself. It was much too sticky, and the flat loaves
    came out crooked. He carried them to the oven with his eyes on the ground.

    Uncle Driss studied them and did not laugh. “I have not seen this hand before,” he said. He slid the crooked
    loaves into the best place, right in the middle of the oven. “I will know it next time.”
  `,
  questions: [
    {
      skill: "details",
      stem: "How does Uncle Driss know the bread of Samir’s mother?",
      right: "It has a thumb mark in the middle.",
      wrong: [
        "It is covered with many seeds.",
        "It has edges that are thick.",
        "It comes out of the oven a little crooked.",
      ],
      explanation: {
        en: `
          He says, “Your mother presses her thumb in the middle.” The seeds belong to the teacher and the thick edges
          to the Alaoui family.
        `,
        zh: "他说“Your mother presses her thumb in the middle”。带籽的是老师家的，厚边的是 Alaoui 家的。",
      },
    },
    {
      skill: "inference",
      stem: "Why does Samir keep his eyes on the ground when he carries his own loaves?",
      right: "He is ashamed of how they look.",
      wrong: ["He is afraid of the hot oven.", "He is looking for a lost coin.", "He is worried that he is late."],
      explanation: {
        en: `
          His dough was sticky and the loaves were crooked, so he does not want to meet anyone’s eyes. He goes to the
          oven every week and is not afraid of it.
        `,
        zh: "他做的面包歪歪扭扭，所以不好意思抬头。他每周都去烤炉那里，并不怕它。",
      },
    },
    {
      skill: "wordInContext",
      stem: "What does Uncle Driss mean by “this hand” in the sentence “I have not seen this hand before”?",
      right: "a person’s own way of making bread",
      wrong: ["the hand that Samir has hurt", "a helper who works at the oven", "a part of the wooden paddle"],
      explanation: {
        en: `
          He knows each family by the way its bread is shaped. Samir’s loaves show a new way, or “hand.” Nothing says
          that Samir’s hand is hurt.
        `,
        zh: "他凭面包的样子认出每一家，“hand”指各人做面包的手法。文中没有说 Samir 的手受伤。",
      },
    },
  ],
};
