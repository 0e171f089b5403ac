import type { ListeningTask } from "../task";

export const a1Long: readonly ListeningTask[] = [
  {
    name: "peters-job",
    skill: "listeningDetail",
    voices: ["woman-gb", "man-gb"],
    says: [
      "Hello, Peter. How is your new job?",
      "It’s good. I work for a big hotel now.",
      "Are you a cook there?",
      "No, I’m a driver. I take people to the airport.",
      "Do you work every day?",
      "No. I’m free on Sunday and Monday.",
      "Lovely! Then come for dinner on Monday.",
      "Thank you!",
    ],
    question: "What does Peter do in his job?",
    right: "He drives people to the airport.",
    wrong: ["He cooks dinner at a hotel.", "He works in an airport shop.", "He drives a city bus."],
    explanation: {
      en: "Peter says, “I’m a driver. I take people to the airport.” He is not a cook, and he works for a hotel.",
      zh: "Peter 说“I’m a driver. I take people to the airport.”。他不是厨师，也不在机场商店工作。",
    },
  },
  {
    name: "doctors-office",
    skill: "listeningDetail",
    voices: ["woman-us", "man-us"],
    says: [
      "Good morning, Doctor Green’s office.",
      "Hello. Can I see the doctor today, please?",
      "Not today, I’m sorry. How about tomorrow at nine thirty?",
      "I start work at nine. Is the afternoon okay?",
      "Yes. Three o’clock or four fifteen?",
      "Four fifteen, please.",
    ],
    question: "When will the man see the doctor?",
    right: "Tomorrow at 4:15",
    wrong: ["Tomorrow at 9:30", "Tomorrow at 3:00", "Today at 4:15"],
    explanation: {
      en: `
        The doctor has no time today. Tomorrow morning is not good for the man, so he asks for “Four fifteen, please.”
      `,
      zh: "医生今天没有时间；明天上午男士要上班，所以他选了明天下午的“Four fifteen”。",
    },
  },
  {
    name: "train-cake",
    skill: "listeningGist",
    voices: ["man-us", "woman-us"],
    says: [
      "Hi, Grace. What are you doing?",
      "I’m looking at pictures of cakes.",
      "Why? Are you hungry?",
      "No. My daughter is five on Friday.",
      "Oh! Does she like chocolate?",
      "She loves it. But she wants a cake like a train!",
      "A train? That’s difficult.",
      "I know. Can you help me?",
    ],
    question: "What does Grace want to do?",
    right: "Make a birthday cake",
    wrong: ["Buy a toy train", "Go on a train trip", "Take some pictures"],
    explanation: {
      en: "Her daughter is five on Friday and wants “a cake like a train.” Grace asks the man to help her with it.",
      zh: "她女儿星期五满五岁，想要“a cake like a train”，所以 Grace 想做一个生日蛋糕。",
    },
  },
  {
    name: "red-shoes",
    skill: "listeningDetail",
    voices: ["man-gb", "woman-gb"],
    says: [
      "Do you like these red shoes?",
      "Yes, they’re beautiful. How much are they?",
      "Forty pounds.",
      "That’s fine. Are they size six?",
      "No, these are size five.",
      "Oh, I need a six. Do you have any more?",
      "Only brown ones.",
      "No, thank you. I don’t like brown.",
    ],
    question: "Why does the woman not buy the red shoes?",
    right: "They are too small.",
    wrong: ["They are too big.", "She doesn’t like red.", "They are too expensive."],
    explanation: {
      en: "The red shoes are size five, but she says, “I need a six.” The price is fine, and she does not like brown.",
      zh: "红鞋是五号，而她说“I need a six.”，所以鞋太小。价钱没有问题，她不喜欢的是棕色。",
    },
  },
];
