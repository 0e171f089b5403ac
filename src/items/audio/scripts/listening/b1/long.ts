import type { ListeningTask } from "../task";

export const b1Long: readonly ListeningTask[] = [
  {
    name: "hot-room",
    skill: "listeningInference",
    voices: ["woman-us", "man-us"],
    says: [
      "Front desk, good evening.",
      "Hello, this is room two eleven. The air conditioning isn’t working, and it’s really hot in here.",
      "I’m so sorry. Someone can look at it tomorrow morning.",
      "I have to give a talk at nine. I really need some sleep.",
      "Of course. We do have a smaller room on the second floor. It’s cool and very quiet.",
      "That would be fine. Do I have to pack everything now?",
      "Just take what you need. We’ll bring the rest tomorrow.",
      "Thank you. And could I get a wake-up call at seven?",
      "No problem.",
    ],
    question: "What will the man probably do next?",
    right: "Go to a different room",
    wrong: ["Wait for the repair", "Pack all his things", "Prepare for his talk"],
    explanation: {
      en: `
        The woman offers “a smaller room on the second floor,” and he says that would be fine. He only takes what he
        needs.
      `,
      zh: "女士提出换到“a smaller room on the second floor”，男士同意了，只需带上今晚要用的东西。",
    },
  },
  {
    name: "village-year",
    skill: "listeningGist",
    voices: ["man-gb", "woman-gb"],
    says: [
      "You’ve been in the village for a year now, Helen. Are you sorry that you moved?",
      "I was, for the first few months. It was winter, it was dark at four, and I knew nobody.",
      "And you don’t even drive.",
      "No, and there are only two buses a day. I nearly went back to the city.",
      "So what changed?",
      "I joined the choir, just to get out of the house. Now I can’t walk down the street without stopping to chat.",
      "So you’re staying?",
      "They’d have to carry me out. I do wish there were more buses, though.",
    ],
    question: "How does Helen feel about living in the village?",
    right: "She has learned to like it.",
    wrong: ["She is thinking of leaving.", "She still feels lonely there.", "She has always enjoyed it."],
    explanation: {
      en: `
        At first she nearly went back. Since the choir she has friends, and “They’d have to carry me out” means that she
        wants to stay.
      `,
      zh: "她起初差点搬回城里，参加合唱团后认识了很多人。“They’d have to carry me out”表示她现在不愿离开。",
    },
  },
  {
    name: "evening-class",
    skill: "listeningInference",
    voices: ["woman-gb", "man-gb"],
    says: [
      "Have you chosen an evening class yet, Adam?",
      "Almost. I was thinking about photography, but you need your own camera, and I’ve only got my phone.",
      "What about Spanish? You said you wanted to learn it.",
      "I do, but it’s on Wednesdays, and that’s when I play basketball.",
      "There’s a cookery course on Mondays. I might do it myself.",
      "I saw that, but it’s mostly desserts, and I don’t eat sugar.",
      "So what’s left?",
      "Furniture repair. I’ve got my grandfather’s old chair, and I’d love to save it.",
      "Well, that sounds more useful than my cakes!",
    ],
    question: "What will Adam probably learn to do?",
    right: "Mend old things",
    wrong: ["Make sweet dishes", "Take better pictures", "Speak another language"],
    explanation: {
      en: `
        The other courses do not suit him, and he would “love to save” an old chair. So he will take furniture repair.
      `,
      zh: "其他课程都不合适，而他“I’d love to save it”指的是祖父的旧椅子，所以他会选修家具修理。",
    },
  },
  {
    name: "bored-puppy",
    skill: "listeningInference",
    voices: ["man-us", "woman-us"],
    says: [
      "Hi, Maria. How’s the new puppy?",
      "Adorable, but he’s eaten one of my shoes and half a cushion.",
      "Ours did that. Do you leave him alone a lot?",
      "Only in the mornings. I work from home after lunch.",
      "Dogs chew when they’re bored. Do you walk him before you leave?",
      "Of course. Forty minutes around the lake.",
      "Then try hiding some of his breakfast around the house. Looking for it keeps him busy.",
      "That’s clever. My shoes would be safe, at least.",
      "It worked for us. Now ours only chews bones.",
    ],
    question: "What does the man advise Maria to do?",
    right: "Turn the puppy’s meal into a game",
    wrong: [
      "Take the puppy for longer walks",
      "Give the puppy more bones to chew",
      "Spend the whole day with the puppy",
    ],
    explanation: {
      en: `
        He says, “try hiding some of his breakfast around the house.” The puppy then has to look for it, like in a game.
      `,
      zh: "他建议“try hiding some of his breakfast around the house”，让小狗找着吃，像玩游戏一样。",
    },
  },
];
