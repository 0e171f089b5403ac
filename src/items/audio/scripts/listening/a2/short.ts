import type { ListeningTask } from "../task";

export const a2Short: readonly ListeningTask[] = [
  {
    name: "rainy-vacation",
    skill: "listeningDetail",
    voices: ["woman-us", "man-us"],
    says: [
      "How was your vacation? Did you camp by the lake again?",
      "No, it rained too much. We tried to find a hotel, but they were all full.",
      "So you drove home?",
      "No, luckily my aunt lives near there. We slept at her house.",
    ],
    question: "Where did the man stay?",
    right: "With family",
    wrong: ["In a hotel", "Beside the lake", "At home"],
    explanation: {
      en: "The man says about his aunt, “We slept at her house.” It was too wet to camp, and the hotels were full.",
      zh: "男士说他姑妈住在附近，“We slept at her house.”。雨太大不能露营，旅馆也都满了。",
    },
  },
  {
    name: "jacket-zip",
    skill: "listeningDetail",
    voices: ["man-us", "woman-us"],
    says: [
      "Hi, I bought this jacket here yesterday. Can I change it?",
      "Sure. Is it the wrong size?",
      "No, it fits fine, and I like the color. But it doesn’t close at the front. Look.",
      "I’m sorry. I’ll get you a new one.",
    ],
    question: "Why does the man want to change the jacket?",
    right: "Part of it is broken.",
    wrong: ["It is the wrong size.", "It is the wrong color.", "It is too expensive."],
    explanation: {
      en: "The jacket fits and he likes the color, but “it doesn’t close at the front,” so something on it is broken.",
      zh: "夹克大小合适，颜色他也喜欢，但“it doesn’t close at the front”，说明有地方坏了。",
    },
  },
  {
    name: "not-much-space",
    skill: "listeningInference",
    voices: ["man-gb", "woman-gb"],
    says: [
      "Turn left after the bridge, and then stop next to the white car.",
      "Here? There isn’t much space, and I’m so nervous.",
      "You’re doing well. Look in your mirror, and go back slowly.",
      "All right. It was easier with you last week.",
    ],
    question: "Who is the man?",
    right: "A driving teacher",
    wrong: ["A taxi driver", "A police officer", "A car seller"],
    explanation: {
      en: `
        He tells her where to turn and how to move the car, and says, “You’re doing well.” So he is teaching her to
        drive.
      `,
      zh: "他告诉她怎么转弯、怎么倒车，还鼓励她“You’re doing well.”，所以他是驾驶教练。",
    },
  },
  {
    name: "late-train",
    skill: "listeningInference",
    voices: ["woman-gb", "man-gb"],
    says: [
      "When does the next train to Brighton leave?",
      "At ten fifteen, but it’s running twenty minutes late today.",
      "Oh dear. I have a meeting at half past eleven.",
      "Don’t worry. It only takes half an hour.",
    ],
    question: "When will the train leave?",
    right: "At 10:35",
    wrong: ["At 10:15", "At 10:45", "At 11:30"],
    explanation: {
      en: `
        The train usually leaves at ten fifteen, but today it is “twenty minutes late,” so it leaves at 10:35. The
        meeting is at 11:30.
      `,
      zh: "火车本来十点十五分开，但“twenty minutes late”，所以是 10:35 开。十一点半是她开会的时间。",
    },
  },
];
