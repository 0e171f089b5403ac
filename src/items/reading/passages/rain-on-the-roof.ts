import type { Passage } from "../model";

export const rainOnTheRoof: Passage = {
  name: "rain-on-the-roof",
  area: "literary",
  level: 170,
  title: "Rain on the Tin Roof",
  text: `
    The rain came down on our tin roof,
    It danced with many feet.
    It ran along the garden path
    And jumped into the street.

    My sister put her pencil down,
    And Father shut his book.
    The cat crept to the window sill
    To take a careful look.

    We could not hear each other talk,
    We did not even try.
    We sat and heard the roof sing songs
    It learned up in the sky.

    Then all at once the music stopped.
    The cat went back to bed.
    “I wish that it would play again,”
    My little sister said.
  `,
  isVerse: true,
  questions: [
    {
      skill: "details",
      stem: "What does Father do when it rains?",
      right: "He shuts his book.",
      wrong: ["He puts a pencil down.", "He goes to the window.", "He goes back to bed."],
      explanation: {
        en: `
          The poem says, “And Father shut his book.” It is the sister who puts her pencil down and the cat who goes to
          the window.
        `,
        zh: "诗中说“And Father shut his book”。放下铅笔的是妹妹，走到窗边的是猫。",
      },
    },
    {
      skill: "inference",
      stem: "Why does the family not try to talk?",
      right: "The rain is too loud.",
      wrong: ["They want to go to sleep.", "They are angry with the cat.", "They are busy with their work."],
      explanation: {
        en: `
          They “could not hear each other talk” because of the rain on the roof. They have put their book and pencil
          away, so they are not busy.
        `,
        zh: "雨声太大，他们“could not hear each other talk”。书和铅笔都放下了，所以不是在忙。",
      },
    },
    {
      skill: "craft",
      stem: "The poem says that the rain “danced with many feet.” What does this help the reader hear?",
      right: "the many quick taps of raindrops",
      wrong: [
        "people who walk along a wet street",
        "a sister and a father who dance",
        "a cat that runs across the roof",
      ],
      explanation: {
        en: `
          Many feet that dance make many quick taps, as raindrops do on a tin roof. The rain is what dances, not
          people or the cat.
        `,
        zh: "许多脚跳舞会发出密密的轻响，就像雨点打在铁皮屋顶上。跳舞的是雨，不是人，也不是猫。",
      },
    },
  ],
};
