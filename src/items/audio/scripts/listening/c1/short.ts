import type { ListeningTask } from "../task";

export const c1Short: readonly ListeningTask[] = [
  {
    name: "good-review",
    skill: "listeningInference",
    voices: ["woman-us", "man-us"],
    says: [
      "How’s the restaurant doing since the review came out?",
      "We’re fully booked until March. You’d think I’d be dancing on the tables.",
      "But?",
      `
        The regulars can’t get in anymore. And the new ones photograph the soup, check us off a list and never come
        back.
      `,
    ],
    question: "What worries the restaurant owner?",
    right: "He is losing his loyal guests.",
    wrong: ["The review was unfair to him.", "Guests complain about the soup.", "There are few bookings in March."],
    explanation: {
      en: `
        “The regulars can’t get in anymore,” and the new guests come only once. The review was good, since he is fully
        booked.
      `,
      zh: "“The regulars can’t get in anymore”，新客人又只来一次，他担心失去老顾客。餐厅已订满，可见评论是好评。",
    },
  },
  {
    name: "four-tenants",
    skill: "listeningInference",
    voices: ["man-gb", "woman-gb"],
    says: [
      "I gather you turned down the flat. I thought it was everything you’d wanted.",
      `
        It was. Light, quiet, two minutes from the station. And then the owner mentioned, in passing, that they’d had
        four tenants in three years.
      `,
      "People move.",
      "From a place like that? Not without a reason, they don’t.",
    ],
    question: "Why did the woman turn down the flat?",
    right: "She suspected a hidden drawback.",
    wrong: [
      "She had noticed too much noise.",
      "She disliked living near a station.",
      "She was asked to move in at once.",
    ],
    explanation: {
      en: `
        Four tenants in three years made her think that something was wrong: people leave such a flat “Not without a
        reason.”
      `,
      zh: "三年换了四个房客，她认为“Not without a reason”，怀疑房子有看不见的毛病。",
    },
  },
  {
    name: "new-head",
    skill: "listeningInference",
    voices: ["woman-gb", "man-gb"],
    says: [
      "So they’ve made Martin head of department after all.",
      "Well, he’s certainly put the hours in.",
      "That’s hardly a warm welcome.",
      "Look, I’ve nothing against him. I’d just have liked somebody who’s occasionally wrong and knows it.",
    ],
    question: "What does the man imply about Martin?",
    right: "He never admits his mistakes.",
    wrong: ["He hasn’t worked hard enough.", "He has too little experience.", "He isn’t friendly to colleagues."],
    explanation: {
      en: `
        He wishes for “somebody who’s occasionally wrong and knows it,” so Martin, in his view, thinks that he is always
        right.
      `,
      zh: "他希望领导是“somebody who’s occasionally wrong and knows it”，言下之意是 Martin 从不认错。",
    },
  },
  {
    name: "second-draft",
    skill: "listeningInference",
    voices: ["man-us", "woman-us"],
    says: [
      "You’ve hardly touched the draft I sent you.",
      `
        I read it twice. I didn’t want to start moving commas around when I’m not convinced that the argument holds up.
      `,
      "Ouch. Which part?",
      `
        The step from page two to page three. You go from some people to most people without so much as clearing your
        throat.
      `,
    ],
    question: "What is the woman’s criticism of the draft?",
    right: "It claims more than it has shown.",
    wrong: ["Its punctuation is careless.", "It moves too slowly to its point.", "It ignores what most people think."],
    explanation: {
      en: `
        The text goes “from some people to most people” without any reason, so it says more than it has proved. Commas
        are not her concern.
      `,
      zh: "文章从“some people”一下跳到“most people”，没有依据，结论超出了证据。她关心的不是逗号。",
    },
  },
];
