import type { ListeningTask } from "../task";

export const b2Short: readonly ListeningTask[] = [
  {
    name: "selling-the-car",
    skill: "listeningDetail",
    voices: ["man-gb", "woman-gb"],
    says: [
      "I can’t believe you’re selling the car.",
      `
        Well, I worked out what it costs me, with parking and insurance. For that money, I could take a taxi twice a
        week and still save.
      `,
      "And what about your trips to the coast?",
      "I’ll hire one. I only go in summer anyway.",
    ],
    question: "Why is the woman selling her car?",
    right: "It isn’t worth the expense.",
    wrong: ["It is too hard to park.", "She will stop going to the coast.", "She finds driving unpleasant."],
    explanation: {
      en: `
        She worked out the costs: for the same money, she “could take a taxi twice a week and still save.” She will hire
        a car for the coast.
      `,
      zh: "她算过账，用这笔钱“could take a taxi twice a week and still save”，所以养车不划算。去海边时她会租车。",
    },
  },
  {
    name: "three-languages",
    skill: "listeningGist",
    voices: ["woman-us", "man-us"],
    says: [
      "Your application looks great, but you’ve listed three languages and no level for any of them.",
      "Should I take them out?",
      "No, just be honest about each one. Somebody might switch to Portuguese in the interview.",
      "Then I’d better write that I’m a beginner.",
    ],
    question: "What does the woman advise the man to do?",
    right: "Describe his skills more exactly",
    wrong: ["Shorten his list of languages", "Prepare for the interview", "Learn more Portuguese first"],
    explanation: {
      en: `
        He gives “no level for any of them,” so she tells him to be honest about each language. He should not take them
        out.
      `,
      zh: "他列了三种语言却“no level for any of them”。女士建议如实写明水平，而不是删掉。",
    },
  },
  {
    name: "no-questions",
    skill: "listeningInference",
    voices: ["man-us", "woman-us"],
    says: [
      "How did the presentation go?",
      "Let’s put it this way. Nobody asked a single question.",
      "Maybe everything was clear.",
      `
        Half of them were looking at their phones, Paul. The other half were looking at the clock. I’d have been better
        off sending an email.
      `,
    ],
    question: "What does the woman say about her presentation?",
    right: "It failed to hold people’s attention.",
    wrong: ["It was clear enough for everyone.", "It led to a long discussion.", "It started later than planned."],
    explanation: {
      en: `
        People looked at their phones and the clock, and nobody asked a question. Paul’s kind idea, “Maybe everything
        was clear,” is not hers.
      `,
      zh: "听众不是看手机就是看钟，也没人提问，可见演讲没有吸引人。“Maybe everything was clear”是 Paul 的安慰。",
    },
  },
  {
    name: "cycle-lanes",
    skill: "listeningInference",
    voices: ["woman-gb", "man-gb"],
    says: [
      "I see the council has finally approved the new cycle lanes.",
      "Well, I’ll believe it when I see the paint on the road. They approved them two years ago as well.",
      "True, but this time, there’s actually money set aside.",
      "There was last time. It went on the car park.",
    ],
    question: "What does the man think about the cycle lanes?",
    right: "They may never be built.",
    wrong: ["They will cost too much.", "They are not really needed.", "They should replace a car park."],
    explanation: {
      en: `
        He will “believe it when I see the paint on the road.” The plan was approved before, but the money was spent on
        something else.
      `,
      zh: "他说“I’ll believe it when I see the paint on the road”：两年前也批准过，钱却用在别处，所以他怀疑建不成。",
    },
  },
];
