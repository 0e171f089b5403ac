import type { ListeningTask } from "../task";

export const preA1Long: readonly ListeningTask[] = [
  {
    name: "page-ten",
    skill: "listeningGist",
    voices: ["woman-us", "man-us"],
    says: [
      "Good morning. Please sit down.",
      "Good morning. Can I open my book?",
      "Yes. Read page ten, please.",
      "Page ten. Okay.",
      "Now write five new words.",
      "Can I use a pencil?",
    ],
    question: "Where are they?",
    right: "At school",
    wrong: ["At a bank", "In a shop", "In a park"],
    explanation: {
      en: "The woman says, “Read page ten” and “write five new words.” That is a lesson at school.",
      zh: "他们说到书、第十页、写新单词和铅笔，所以是在学校上课。",
    },
  },
  {
    name: "small-house",
    skill: "listeningDetail",
    voices: ["man-gb", "woman-gb"],
    says: [
      "Is this your new house, Emma?",
      "Yes. It’s a small house.",
      "Is your bedroom big?",
      "No, it’s small. But we have a big kitchen.",
      "And is there a garden?",
      "Yes. It’s very small, but I like it.",
    ],
    question: "What is big in Emma’s house?",
    right: "The kitchen",
    wrong: ["The bedroom", "The garden", "The bathroom"],
    explanation: {
      en: `
        Emma says, “we have a big kitchen.” The bedroom and the garden are small. She does not talk about a bathroom.
      `,
      zh: "Emma 说“we have a big kitchen”。卧室和花园都很小，浴室没有提到。",
    },
  },
  {
    name: "fruit-shop",
    skill: "listeningDetail",
    voices: ["woman-gb", "man-gb"],
    says: [
      "Hello. Can I help you?",
      "Yes, please. How much are the apples?",
      "Two apples are one pound.",
      "And the bananas?",
      "Four bananas are two pounds. They’re very good.",
      "Okay. Four bananas, please.",
    ],
    question: "What does the man buy?",
    right: "Four bananas",
    wrong: ["Four apples", "Two bananas", "Two apples"],
    explanation: {
      en: "He asks about the apples, but then he says, “Four bananas, please.”",
      zh: "他先问苹果的价钱，最后说“Four bananas, please.”，买的是四根香蕉。",
    },
  },
  {
    name: "tennis-on-sunday",
    skill: "listeningDetail",
    voices: ["man-us", "woman-us"],
    says: [
      "Do you swim on Sunday, Clara?",
      "No. On Sunday I play tennis.",
      "With your sister?",
      "No, with my mom. My sister likes swimming.",
      "Does your dad play tennis?",
      "No. He plays soccer with my brother.",
    ],
    question: "Who plays tennis with Clara?",
    right: "Her mom",
    wrong: ["Her sister", "Her dad", "Her brother"],
    explanation: {
      en: "Clara plays “with my mom.” Her sister likes swimming, and her dad and brother play soccer.",
      zh: "Clara 说“with my mom”。她姐妹喜欢游泳，爸爸和她的兄弟踢足球。",
    },
  },
];
