import type { ListeningTask } from "../task";

export const preA1Short: readonly ListeningTask[] = [
  {
    name: "orange-juice",
    skill: "listeningDetail",
    voices: ["man-us", "woman-us"],
    says: [
      "Do you want tea or milk?",
      "No, thank you. Can I have orange juice, please?",
      "Yes. And I have some water here.",
    ],
    question: "What does the woman want to drink?",
    right: "Orange juice",
    wrong: ["Milk", "Tea", "Water"],
    explanation: {
      en: "She says no to tea and milk and asks, “Can I have orange juice, please?” The water is the man’s.",
      zh: "她不要茶和牛奶，而是问“Can I have orange juice, please?”。水是男士自己的。",
    },
  },
  {
    name: "whose-bag",
    skill: "listeningDetail",
    voices: ["woman-gb", "man-gb"],
    says: [
      "Is the blue bag yours, Tom?",
      "No, that’s Anna’s bag. My bag is red.",
      "And the black bag?",
      "That’s Ben’s bag.",
    ],
    question: "What colour is Tom’s bag?",
    right: "Red",
    wrong: ["Blue", "Black", "Green"],
    explanation: {
      en: "Tom says, “My bag is red.” The blue bag is Anna’s, and the black bag is Ben’s.",
      zh: "Tom 说“My bag is red.”蓝色的包是 Anna 的，黑色的包是 Ben 的。",
    },
  },
  {
    name: "cat-on-bed",
    skill: "listeningDetail",
    voices: ["woman-us", "man-us"],
    says: [
      "Where is the cat? Is it under the table?",
      "No. The dog is under the table. The cat is on my bed.",
      "Oh. And whose hat is on the chair?",
      "It’s my hat.",
    ],
    question: "Where is the cat?",
    right: "On the bed",
    wrong: ["Under the table", "On the chair", "Under the chair"],
    explanation: {
      en: "The man says, “The cat is on my bed.” The dog is under the table, and a hat is on the chair.",
      zh: "男士说“The cat is on my bed.”桌子下面的是狗，椅子上的是帽子。",
    },
  },
  {
    name: "little-sister",
    skill: "listeningDetail",
    voices: ["man-gb", "woman-gb"],
    says: ["How old are you, Lucy? Are you eight?", "No, I’m nine. My brother is ten, and my sister is seven."],
    question: "How old is Lucy’s sister?",
    right: "Seven",
    wrong: ["Eight", "Nine", "Ten"],
    explanation: {
      en: "Lucy says, “my sister is seven.” Lucy is nine and her brother is ten. Eight is only what the man thinks.",
      zh: "Lucy 说“my sister is seven”。她自己九岁，哥哥十岁；八岁只是男士的猜测。",
    },
  },
];
