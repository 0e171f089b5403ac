import type { Passage } from "../model";

export const theUnderstudy: Passage = {
  name: "the-understudy",
  area: "literary",
  level: 210,
  title: "Ten Minutes to Eight",
  text: `
    <i>Behind the stage of a school theater. DANIEL, in a king’s costume, sits on a box. RUTH, who is in charge of the
    lights, enters with a list.</i>

    RUTH: We begin in ten minutes, and the audience is already sitting down. Why is your crown on the floor?

    DANIEL: Because the king isn’t going on. I opened my mouth in the corridor just now to practice my first speech,
    and there was nothing there.

    RUTH: You knew every word of it at four o’clock this afternoon.

    DANIEL: At four o’clock there weren’t three hundred people on the other side of that curtain.

    RUTH: (<i>sitting down beside him</i>) Do you know what I can see from the light desk? Nothing but the tops of
    three hundred heads, and a gentleman in row C who is eating a sandwich. I believe that it’s egg.

    DANIEL: (<i>laughing in spite of himself</i>) You’re making that up.

    RUTH: Possibly. Tell me, what does the king say to his soldiers when he has lost the battle?

    DANIEL: “Bring me no horse, for I have two feet, and they have carried me this far.” (<i>He stops.</i>) Oh.

    RUTH: And when the queen asks whether he is afraid?

    DANIEL: “Of course I am, and I would be a fool if I were not. Open the gate.” (<i>He stands slowly and picks up
    the crown.</i>) You could play this part yourself, since you know every line.

    RUTH: I know everybody’s lines. (<i>She looks at her list.</i>) Nine minutes, Your Majesty. And I could be wrong
    about the sandwich: it might be cheese.
  `,
  questions: [
    {
      skill: "details",
      stem: "What is Ruth’s job in the play?",
      right: "She works the lights.",
      wrong: ["She plays the queen.", "She sells the tickets.", "She makes the costumes."],
      explanation: {
        en: `
          The first stage direction says that Ruth “is in charge of the lights.” She only quotes the queen’s question.
        `,
        zh: "开头的舞台说明写 Ruth “is in charge of the lights”。她只是转述了王后的问题。",
      },
    },
    {
      skill: "inference",
      stem: "Why does Ruth ask Daniel what the king says?",
      right: "She wants him to discover that he still remembers.",
      wrong: [
        "She has forgotten how the battle scene ends.",
        "She would like to play the king in his place.",
        "She needs the words in order to set the lights.",
      ],
      explanation: {
        en: `
          Daniel believes that he has forgotten his part. When he answers, he stops and says, “Oh”: he notices that he
          knows it. Ruth knows every line, so she has not forgotten the scene.
        `,
        zh: "Daniel 以为全忘了；一回答就发现自己记得，所以停下来说“Oh”。Ruth 每句都会，不是她自己忘了。",
      },
    },
    {
      skill: "craft",
      stem: "How do the king’s lines that Daniel speaks add to the meaning of the scene?",
      right: "They fit Daniel’s own fear and his decision to go on.",
      wrong: [
        "They show that the play is a comedy about a battle.",
        "They explain why Daniel was given the part of the king.",
        "They reveal that the queen does not trust the king.",
      ],
      explanation: {
        en: `
          The king says that he is afraid and then, “Open the gate.” Daniel, too, is afraid and then picks up the
          crown. Nothing says that the play is funny.
        `,
        zh: "国王承认害怕，却说“Open the gate”；Daniel 也害怕，却拿起了王冠，两者互相呼应。没有说那出戏是喜剧。",
      },
    },
  ],
};
