import type { Passage } from "../model";

export const letTheGrassGrow: Passage = {
  name: "let-the-grass-grow",
  area: "informational",
  level: 190,
  title: "Let the Grass Grow",
  text: `
    Behind our school there is a field that nobody uses. Every two weeks, a man cuts the grass with a loud machine. I
    think that the school should stop cutting this field, at least from April to August.

    First, long grass is full of life. Last spring, the machine was broken for a month. In that month, our class
    counted eleven kinds of flowers and more butterflies than we had ever seen at school. When the machine came back,
    they were gone in one morning.

    Second, cutting the grass costs money. The machine needs fuel, and the man must be paid. The school could use this
    money for library books or basketballs.

    Some people say that long grass looks messy. I understand that. But we could keep a short path through the middle,
    so that everyone can see that the field is cared for. A field that nobody uses does not have to look like a
    carpet. It could be a home.
  `,
  questions: [
    {
      skill: "mainIdea",
      stem: "What does the writer want the school to do?",
      right: "leave the field uncut in spring and summer",
      wrong: [
        "plant eleven new kinds of flowers in the field",
        "buy a machine that is not so loud",
        "use the field for more ball games",
      ],
      explanation: {
        en: `
          The first paragraph says that the school “should stop cutting this field, at least from April to August.”
          Eleven is the number of flowers that the class counted.
        `,
        zh: "第一段说学校“should stop cutting this field”。十一种花是同学们数到的，不是要求去种的。",
      },
    },
    {
      skill: "inference",
      stem: "Why does the writer tell about the month when the machine was broken?",
      right: "It shows what can live there when the grass is not cut.",
      wrong: [
        "It shows that the school does not fix things quickly.",
        "It shows that the machine is too old and must be replaced.",
        "It shows that the man needs a longer holiday in spring.",
      ],
      explanation: {
        en: `
          In that month flowers and butterflies came, so it is proof for the writer’s idea. The writer does not
          complain about slow repairs.
        `,
        zh: "那个月没割草，出现了许多花和蝴蝶，正好证明作者的观点。作者没有抱怨修理太慢。",
      },
    },
    {
      skill: "craft",
      stem: "What does the writer do in the last paragraph?",
      right: "answers people who do not agree",
      wrong: ["repeats how much cutting costs", "tells what happened last spring", "asks the class to count again"],
      explanation: {
        en: `
          It begins with “Some people say that long grass looks messy” and then offers a path as an answer. The cost
          is in the paragraph before.
        `,
        zh: "最后一段先提出反对意见“long grass looks messy”，再用留小路来回答。费用是前一段的内容。",
      },
    },
  ],
};
