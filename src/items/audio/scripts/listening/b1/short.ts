import type { ListeningTask } from "../task";

export const b1Short: readonly ListeningTask[] = [
  {
    name: "italian-place",
    skill: "listeningDetail",
    voices: ["woman-gb", "man-gb"],
    says: [
      "So what did you think of the new Italian place?",
      `
        Well, the food was delicious, and it wasn’t expensive. But we could hardly hear each other, with the music and
        everyone talking.
      `,
      "That’s a shame. Would you go again?",
      "I’d order something and eat it at home.",
    ],
    question: "What did the man not like about the restaurant?",
    right: "It was very noisy.",
    wrong: ["The bill was too high.", "The food was poor.", "The service was slow."],
    explanation: {
      en: `
        He says, “we could hardly hear each other.” The food was delicious and the price was fine. Nothing is said about
        the service.
      `,
      zh: "他说“we could hardly hear each other”，也就是太吵。菜很好吃，也不贵，服务没有提到。",
    },
  },
  {
    name: "used-bike",
    skill: "listeningGist",
    voices: ["woman-us", "man-us"],
    says: [
      "Hi, I’m calling about the bike in your ad. Do you still have it?",
      "I do. It’s five years old, but the tires are new, and the brakes work well.",
      "Good. Could I come by and try it on Thursday evening?",
      "Sure. I’m home after six.",
    ],
    question: "Why is the woman calling?",
    right: "She may want to buy a bike.",
    wrong: ["She has a bike to sell.", "Her bike needs new tires.", "Her brakes do not work well."],
    explanation: {
      en: "She asks about “the bike in your ad” and wants to come and try it. The man is the one who sells it.",
      zh: "她打电话问“the bike in your ad”，想来试骑，可能会买。卖车的是男士，轮胎是新的，刹车也没问题。",
    },
  },
  {
    name: "two-hours",
    skill: "listeningDetail",
    voices: ["man-gb", "woman-gb"],
    says: [
      "I thought you were going to the gym after work.",
      "So did I. I’d packed my bag and everything. Then my sister rang, and it was nine o’clock before I knew it.",
      "Is she all right?",
      "She’s fine. She just had a lot of news.",
    ],
    question: "Why did the woman not go to the gym?",
    right: "She was talking on the phone.",
    wrong: ["She forgot to pack her bag.", "Her sister was not well.", "She worked until nine o’clock."],
    explanation: {
      en: "Her “sister rang,” and they talked until nine. Her bag was packed, and her sister is fine.",
      zh: "她说“my sister rang”，一聊就到了九点。包早就收拾好了，姐妹也没有生病。",
    },
  },
  {
    name: "managers-job",
    skill: "listeningInference",
    voices: ["man-us", "woman-us"],
    says: [
      "Are you going to apply for the manager’s job, Amina?",
      `
        I thought about it. The money would be nice, and I could certainly do it. But I’d never get home before eight,
        and the kids are still small.
      `,
      "So that’s a no, then?",
      "Ask me again in a few years.",
    ],
    question: "Why does Amina decide not to apply?",
    right: "She wants time for her family.",
    wrong: ["She expects the pay to be low.", "She lacks the right experience.", "She plans to leave the company."],
    explanation: {
      en: `
        She would “never get home before eight, and the kids are still small.” The money is good, and she could do the
        job.
      `,
      zh: "她说“I’d never get home before eight, and the kids are still small”，想多陪家人。工资不低，她也能胜任。",
    },
  },
];
