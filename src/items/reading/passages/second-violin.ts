import type { Passage } from "../model";

export const secondViolin: Passage = {
  name: "second-violin",
  area: "literary",
  level: 200,
  title: "Second Violin",
  text: `
    When the list went up on the music room door, Ines read it three times. Her name stood under “second violin,” and
    Noor’s name stood under “first.”

    “Second means that you weren’t good enough,” Ines told her father that evening. She left her violin in its case
    all week.

    On Saturday, her father asked for help in his workshop, where he built wooden chairs. He handed her a finished
    chair and asked which part was the most important. “The seat,” she said at once, “and the back, because that’s
    what people see.”

    He turned the chair over and pointed at four thin bars between the legs. “Without these it looks just the same,”
    he said. “Sit on it for a week, though, and it would fall apart.”

    At the next practice, Ines did not listen to the melody, which she already knew by heart. She listened underneath
    it. Her own notes were low and plain, but whenever the first violins climbed, it was the low notes that held them
    up. When Noor lost her place in the third line, Ines played a little louder, and Noor found her way back.

    Nobody in the hall noticed. Noor turned around for just a second, and that was enough.
  `,
  questions: [
    {
      skill: "details",
      stem: "What does Ines do in the week after she reads the list?",
      right: "She does not play her violin.",
      wrong: ["She builds a chair at home.", "She learns Noor’s part.", "She talks to her teacher."],
      explanation: {
        en: `
          The story says, “She left her violin in its case all week.” She goes to the workshop only on Saturday, and
          it is her father who builds chairs.
        `,
        zh: "文中说“She left her violin in its case all week”。她周六才去作坊，做椅子的是父亲。",
      },
    },
    {
      skill: "inference",
      stem: "Why does Ines’s father show her the bars under the chair?",
      right: "to help her see that a part can matter even if few people notice it",
      wrong: [
        "to teach her how to build a chair that will not fall apart in a week",
        "to make her forget about music and think of something more useful",
        "to prove that she does not look at things as carefully as Noor does",
      ],
      explanation: {
        en: `
          The bars are hidden but hold the chair together, like the second violins under the melody. He is talking
          about her part in the orchestra, not about making chairs.
        `,
        zh: "横档看不见却支撑着椅子，就像第二小提琴。父亲借此谈她的角色，并不是要教她做椅子。",
      },
    },
    {
      skill: "craft",
      stem: `
        What does the author mean by the last sentence, “Noor turned around for just a second, and that was enough”?
      `,
      right: "Noor’s silent thanks was all that Ines needed.",
      wrong: [
        "Noor looked back because Ines had played too loudly.",
        "One second was enough for Noor to lose her place again.",
        "The practice was over sooner than Ines had expected.",
      ],
      explanation: {
        en: `
          Ines has just helped Noor to find her way back. Noor’s look shows that she knows, and Ines needs no other
          praise. Noor is not annoyed: the louder notes helped her.
        `,
        zh: "Ines 刚帮 Noor 找回位置，Noor 的一个回头就是感谢，Ines 已经满足。那几声加重帮了她，她并不恼怒。",
      },
    },
  ],
};
