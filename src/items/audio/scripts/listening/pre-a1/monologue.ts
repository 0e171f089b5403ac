import type { ListeningTask } from "../task";

export const preA1Monologue: readonly ListeningTask[] = [
  {
    name: "nina-goes-to-work",
    skill: "listeningDetail",
    voices: ["woman-gb"],
    says: [
      `
        Hello. I’m Nina. I’m a teacher. I go to my school by bus. My son walks to school. My husband is a doctor. He
        goes to work by car, not by train.
      `,
    ],
    question: "How does Nina go to work?",
    right: "By bus",
    wrong: ["By car", "By train", "On foot"],
    explanation: {
      en: "Nina says, “I go to my school by bus.” Her husband goes by car, and her son walks.",
      zh: "Nina 说“I go to my school by bus.”开车的是她丈夫，走路的是她儿子。",
    },
  },
  {
    name: "store-prices",
    skill: "listeningDetail",
    voices: ["woman-us"],
    says: [
      `
        Good afternoon. Today, all hats are ten dollars. Shirts are twenty dollars, and shoes are thirty dollars. Coats
        are fifty dollars. The store closes at six o’clock. Thank you.
      `,
    ],
    question: "How much is a shirt?",
    right: "Twenty dollars",
    wrong: ["Ten dollars", "Thirty dollars", "Fifty dollars"],
    explanation: {
      en: `
        The speaker says, “Shirts are twenty dollars.” Ten is for hats, thirty is for shoes and fifty is for coats.
      `,
      zh: "广播说“Shirts are twenty dollars”。帽子十元，鞋三十元，大衣五十元。",
    },
  },
  {
    name: "hot-day",
    skill: "listeningDetail",
    voices: ["man-us"],
    says: [
      `
        This is Leo. I’m in the park with my family. It’s a hot day. My brother is on his bike. My sister has an ice
        cream. And where is my dog? He’s in the water!
      `,
    ],
    question: "Who is in the water?",
    right: "Leo’s dog",
    wrong: ["Leo’s brother", "Leo’s sister", "Leo"],
    explanation: {
      en: `
        Leo asks, “where is my dog?” Then he says, “He’s in the water!” His brother is on a bike, and his sister has an
        ice cream.
      `,
      zh: "Leo 问“where is my dog?”，接着说“He’s in the water!”。他的兄弟在骑车，姐妹在吃冰淇淋。",
    },
  },
  {
    name: "big-ears",
    skill: "listeningInference",
    voices: ["man-gb"],
    says: [
      `
        This is my favourite animal. It lives in hot countries. It is big and grey. It has big ears and a very long
        nose. It eats grass and leaves. It likes water, but it is not a fish.
      `,
    ],
    question: "Which animal is it?",
    right: "An elephant",
    wrong: ["A horse", "A mouse", "A fish"],
    explanation: {
      en: "It is “big and grey,” with “big ears and a very long nose.” A mouse is grey too, but it is small.",
      zh: "这种动物又大又灰，大耳朵、长鼻子，所以是大象。老鼠也是灰色的，但是很小。",
    },
  },
];
