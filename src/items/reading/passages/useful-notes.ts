import type { Passage } from "../model";

export const usefulNotes: Passage = {
  name: "useful-notes",
  area: "informational",
  level: 210,
  title: "Notes That Work for You",
  text: `
    Many students write notes as though they were machines: they try to catch every word. The result is a page that is
    full and a head that is empty. Good notes are not a copy of a lesson but a tool for thinking about it.

    Before the lesson, draw a line from top to bottom about a third of the way across your page. Use the wide part
    during the lesson. Write in short phrases instead of sentences, and leave a gap whenever the topic changes. If you
    miss something, put a question mark there and go on; you can ask later, but you cannot stop the lesson.

    On the same day, while the lesson is still fresh in your memory, return to the narrow part of the page. Next to
    each block of notes, write one question that it answers. For a block about volcanoes, you might write, “Why do
    some volcanoes explode while others flow?” This step takes ten minutes, and most people skip it. It is also the
    step that makes the difference, because it forces you to decide what each part is really about.

    Now you can study without reading your notes again and again, which feels useful but teaches little. Cover the
    wide part, read your questions, and answer them aloud before you look. Whatever you could not answer is what you
    should study next.
  `,
  questions: [
    {
      skill: "details",
      stem: "What should you do if you miss something during a lesson?",
      right: "put a question mark there and go on",
      wrong: [
        "ask the teacher to stop at once",
        "copy it from a friend’s page later",
        "leave the rest of the page empty",
      ],
      explanation: {
        en: `
          The text says to “put a question mark there and go on.” You can ask later, because “you cannot stop the
          lesson.”
        `,
        zh: "文中说“put a question mark there and go on”，因为“you cannot stop the lesson”，可以下课以后再问老师。",
      },
    },
    {
      skill: "inference",
      stem: "Which student follows the author’s advice best?",
      right: "one who covers her notes and tries to answer her own questions",
      wrong: [
        "one who reads all of her notes five times before a test",
        "one who writes down, word for word, what the teacher says",
        "one who writes her questions a week after the lesson",
      ],
      explanation: {
        en: `
          The last paragraph advises covering the wide part and answering aloud. Reading again and again “teaches
          little,” and the questions should be written on the same day.
        `,
        zh: "最后一段建议遮住笔记、回答自己的问题。反复读“teaches little”，而问题应当天写，不是一周后。",
      },
    },
    {
      skill: "craft",
      stem: "What is the author’s purpose in writing “a page that is full and a head that is empty”?",
      right: "to point out, by contrast, that copying is not learning",
      wrong: [
        "to complain that pages in most notebooks are too small",
        "to praise students who can write very fast in a lesson",
        "to suggest that students should write nothing at all",
      ],
      explanation: {
        en: `
          The full page stands against the empty head: much was written, and little was understood. The author goes on
          to explain better notes, so writing nothing is not the advice.
        `,
        zh: "“full”和“empty”对比：写了很多却没学到东西。作者接着教怎样记得更好，并不是建议什么都不写。",
      },
    },
  ],
};
