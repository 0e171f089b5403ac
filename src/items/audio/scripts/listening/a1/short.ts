import type { ListeningTask } from "../task";

export const a1Short: readonly ListeningTask[] = [
  {
    name: "lost-phone",
    skill: "listeningDetail",
    voices: ["man-gb", "woman-gb"],
    says: [
      "Oh no! Where’s my phone? It isn’t in my coat.",
      "Is it in the car?",
      "No. I had it here on the kitchen table.",
      "Wait. I can hear it! It’s in your bag.",
    ],
    question: "Where is the man’s phone?",
    right: "In his bag",
    wrong: ["In his coat", "In the car", "On the table"],
    explanation: {
      en: `
        The woman can hear the phone and says, “It’s in your bag.” It is not in his coat, in the car or on the table.
      `,
      zh: "女士听到手机响，说“It’s in your bag.”。手机不在大衣里，不在车里，也不在桌上。",
    },
  },
  {
    name: "museum-bus",
    skill: "listeningDetail",
    voices: ["woman-gb", "man-gb"],
    says: [
      "Excuse me, does this bus go to the museum?",
      "No, it goes to the hospital. The museum bus stops over there.",
      "Near the school?",
      "No, near the bank.",
    ],
    question: "Where does the museum bus stop?",
    right: "Near the bank",
    wrong: ["Near the school", "Near the hospital", "Near the station"],
    explanation: {
      en: `
        The woman asks, “Near the school?” and the man answers, “No, near the bank.” The other bus goes to the hospital.
      `,
      zh: "女士问“Near the school?”，男士回答“No, near the bank.”。去医院的是另一辆车。",
    },
  },
  {
    name: "movie-night",
    skill: "listeningDetail",
    voices: ["woman-us", "man-us"],
    says: [
      "Do you want to see a movie tonight?",
      "I work tonight and tomorrow. How about Friday?",
      "I have a dance class on Friday. Is Saturday okay?",
      "Yes, Saturday is great.",
    ],
    question: "When will they see the movie?",
    right: "On Saturday",
    wrong: ["On Friday", "Tomorrow", "Tonight"],
    explanation: {
      en: `
        The man works tonight and tomorrow, and the woman has a class on Friday. Then the man says, “Saturday is great.”
      `,
      zh: "男士今晚和明天要上班，女士星期五有舞蹈课，两人最后都同意星期六。",
    },
  },
  {
    name: "no-chicken",
    skill: "listeningDetail",
    voices: ["man-us", "woman-us"],
    says: [
      "Can I have the chicken with salad, please?",
      "I’m sorry. There’s no chicken today, and no salad. We have fish, and we have tomato soup.",
      "I don’t like tomatoes. The fish, please.",
    ],
    question: "What will the man eat?",
    right: "Fish",
    wrong: ["Chicken", "Soup", "Salad"],
    explanation: {
      en: "There is no chicken and no salad today, and he does not like tomatoes. So he asks for “The fish, please.”",
      zh: "今天没有鸡肉，也没有沙拉；他不喜欢番茄，所以不要汤。他说“The fish, please.”。",
    },
  },
];
