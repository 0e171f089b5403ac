import type { Passage } from "../model";

export const lostUmbrellas: Passage = {
  name: "lost-umbrellas",
  area: "literary",
  level: 180,
  title: "The Lost Umbrella Desk",
  text: `
    <i>The desk for lost things at a busy train station. Many umbrellas stand in a tall basket, and it is raining
    outside. LI, a boy of nine, runs in.</i>

    LI: Please, have you seen my umbrella? I left it on the train.

    MRS. DEVI: What color is your umbrella?

    LI: Black.

    MRS. DEVI: (<i>pointing at the basket</i>) I have forty black umbrellas. Is there anything special about yours?

    LI: It has a hole. A very small one, near the top.

    MRS. DEVI: (<i>surprised</i>) You came all this way in the rain for an umbrella with a hole?

    LI: My grandfather says that he can look at the stars through it. When it rains, he holds the umbrella up and
    tells me which star he can see.

    <i>MRS. DEVI opens one umbrella after another and looks up. At last she stops and smiles.</i>

    MRS. DEVI: I think that I can see the moon.
  `,
  questions: [
    {
      skill: "details",
      stem: "How is Li’s umbrella different from the other black ones?",
      right: "It has a small hole in it.",
      wrong: ["It has stars painted on it.", "It is much taller.", "It was found on a train."],
      explanation: {
        en: `
          Li says, “It has a hole. A very small one, near the top.” His grandfather talks about stars, but none are
          painted on it.
        `,
        zh: "Li 说“It has a hole. A very small one”。爷爷说起星星，但伞上并没有画星星。",
      },
    },
    {
      skill: "inference",
      stem: "What does Mrs. Devi mean when she says, “I think that I can see the moon”?",
      right: "She has found Li’s umbrella.",
      wrong: [
        "The rain outside has just stopped.",
        "It is too late to look any more.",
        "She wants an umbrella like Li’s.",
      ],
      explanation: {
        en: `
          She is looking up through each umbrella, and she smiles. She sees light through the hole and plays along
          with the grandfather’s game. Nothing says that the rain has stopped.
        `,
        zh: "她一把一把地撑开往上看，最后笑了：她看到了那个小洞，并学着爷爷的说法。文中没有说雨停了。",
      },
    },
    {
      skill: "craft",
      stem: `
        Some words in this play are in slanted letters, such as “pointing at the basket”. What do such words tell the
        actors?
      `,
      right: "how to act",
      wrong: ["what to say", "what to wear", "where to sit"],
      explanation: {
        en: `
          “Pointing at the basket” is something Mrs. Devi does while she speaks, and “surprised” is how she looks.
          What the people say is in plain letters.
        `,
        zh: "“pointing at the basket”是动作，“surprised”是神情，告诉演员怎样演。台词用的是正体字。",
      },
    },
  ],
};
