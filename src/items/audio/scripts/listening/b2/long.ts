import type { ListeningTask } from "../task";

export const b2Long: readonly ListeningTask[] = [
  {
    name: "internet-contract",
    skill: "listeningDetail",
    voices: ["woman-us", "man-us"],
    says: [
      "Thanks for calling. How can I help?",
      `
        I’d like to cancel my internet contract. I’ve been with you for six years, and new customers pay half of what I
        do.
      `,
      "I understand. If I offered you the same rate, would you consider staying?",
      "Maybe. Would I get the faster speed as well?",
      "I can’t include that, but I could give you three months free.",
      "Hmm. And how long would I have to stay?",
      "Two years.",
      "That’s too long. Prices might drop again.",
      "One year, then, but with one free month instead of three.",
      "Now you’re talking. Send me that in writing, and I’ll sign it.",
    ],
    question: "What does the man agree to?",
    right: "One year with one month free",
    wrong: [
      "Two years with three months free",
      "One year with three months free",
      "Two years with a faster connection",
    ],
    explanation: {
      en: `
        He refuses two years. The last offer is “One year, then, but with one free month instead of three,” and he wants
        to sign it.
      `,
      zh: "他嫌两年太长。最后的方案是“One year, then, but with one free month instead of three”，他愿意签字。",
    },
  },
  {
    name: "red-marks",
    skill: "listeningInference",
    voices: ["man-gb", "woman-gb"],
    says: [
      "Have you read the comments on my report?",
      "I have. Before you panic, most of them are about tiny things.",
      "She’s crossed out the whole introduction.",
      "Because your best point is hidden on page four. She wants it at the front.",
      "I was building up to it.",
      "It’s a report, Oliver, not a detective story. Busy people read half a page and stop.",
      "So the research is fine?",
      "She calls it thorough, and she doesn’t use that word lightly.",
      "Then why do I feel as if I’d failed an exam?",
      "Because you counted the red marks instead of reading them.",
    ],
    question: "What is the main problem with the report?",
    right: "The key idea comes too late.",
    wrong: ["The research is too careless.", "The introduction is missing.", "The topic is too ordinary."],
    explanation: {
      en: `
        The best point is “hidden on page four,” and the reader wants it at the front. The research is called thorough.
      `,
      zh: "最重要的观点“hidden on page four”，应该放在开头。研究本身被评为“thorough”，没有问题。",
    },
  },
  {
    name: "four-day-week",
    skill: "listeningDetail",
    voices: ["woman-gb", "man-gb"],
    says: [
      "So, how’s the four-day week going at your company?",
      "Better than I expected. I was sure we’d just squeeze five days’ stress into four.",
      "And you don’t?",
      "We cut the meetings instead. Nothing over twenty minutes, and none at all on Thursdays.",
      "My boss would never agree. She thinks the customers would complain.",
      `
        So did ours. But half the team takes Monday off and the other half Friday, so someone always answers the phone.
      `,
      "And the pay?",
      `
        The same, as they promised. The strange thing is the free day. I imagined trips and hobbies. Most of us just
        catch up on sleep and laundry.
      `,
      "Sounds like heaven to me.",
    ],
    question: "What does the man find odd about the new arrangement?",
    right: "How people spend their time off",
    wrong: ["How little customers complain", "How short the meetings are", "How much he still earns"],
    explanation: {
      en: `
        “The strange thing is the free day,” he says: people do not travel but “catch up on sleep and laundry.” The pay
        is as promised.
      `,
      zh: "他说“The strange thing is the free day”：大家并没有去旅行，而是补觉、洗衣服。工资是事先说好的。",
    },
  },
  {
    name: "chapter-three",
    skill: "listeningInference",
    voices: ["man-us", "woman-us"],
    says: [
      "You’ve finished the book already? I’m still on chapter three.",
      "I almost gave up there. Nothing happens for sixty pages.",
      "Exactly. And I can’t stand the man who tells the story. He’s so pleased with himself.",
      `
        Keep going. Around the middle, you find out that he’s been hiding something, and suddenly all that showing off
        makes sense.
      `,
      "So it becomes a mystery?",
      "Not really. More of a confession. I actually felt sorry for him by the end.",
      "All right, I’ll give it another fifty pages. If I’m still bored, I’m blaming you.",
      "Deal. Just don’t read the back cover. It gives everything away.",
    ],
    question: "What does the woman say about the man who tells the story?",
    right: "Her opinion of him changed.",
    wrong: ["She guessed what he was hiding.", "She liked him from the start.", "He tells too much too soon."],
    explanation: {
      en: "Once she knew what he was hiding, his showing off made sense, and she “felt sorry for him by the end.”",
      zh: "她起初差点读不下去，后来明白了他炫耀的原因，“felt sorry for him by the end”，看法变了。",
    },
  },
];
