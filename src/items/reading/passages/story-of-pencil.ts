import type { Passage } from "../model";

export const storyOfPencil: Passage = {
  name: "story-of-pencil",
  area: "informational",
  level: 180,
  title: "There Is No Lead in Your Pencil",
  text: `
    People call the dark part of a pencil the “lead.” But there is no lead in it at all. So where does the name come
    from?

    In the 1500s, people in the north of England found a soft, black stone in the hills. It left dark marks on
    everything. Farmers used it to mark their sheep. People thought that it was a kind of lead, which is a metal, so
    they called it “black lead.” They were wrong. Today we call this stone graphite.

    Graphite is soft and breaks easily, and it also makes hands dirty. So people wrapped string around it. Later they
    put it between two strips of wood. Today, pencil makers mix graphite powder with clay. More clay makes a harder
    pencil with lighter marks.
  `,
  questions: [
    {
      skill: "details",
      stem: "How did farmers use the black stone?",
      right: "to mark their sheep",
      wrong: ["to build stone walls", "to write letters", "to make string"],
      explanation: {
        en: `
          The text says, “Farmers used it to mark their sheep.” Other people wrote with it later, but the text does
          not say that farmers did.
        `,
        zh: "文中说“Farmers used it to mark their sheep”。文中没有说农民用它写信。",
      },
    },
    {
      skill: "inference",
      stem: "Why did people wrap string around the graphite?",
      right: "to keep it whole and their hands clean",
      wrong: ["to make its marks much darker", "to stop it from getting wet", "to make it easy to find"],
      explanation: {
        en: `
          The sentence before says that graphite breaks easily and makes hands dirty. “So people wrapped string around
          it.” String does not change the marks.
        `,
        zh: "前面说石墨容易断、会弄脏手，“So people wrapped string around it”。线并不会让笔迹更深。",
      },
    },
    {
      skill: "craft",
      stem: "How does the first paragraph make readers want to read on?",
      right: "It says something surprising and asks a question.",
      wrong: [
        "It tells a funny story about a farmer.",
        "It lists the things that you need for drawing a picture.",
        "It describes what pencils look like today.",
      ],
      explanation: {
        en: `
          Readers expect lead in a pencil and learn that there is none. Then the author asks where the name comes
          from. The farmers come later.
        `,
        zh: "开头说铅笔里没有铅，令人意外，接着提出问题，让人想读下去。农民在后面才出现。",
      },
    },
  ],
};
