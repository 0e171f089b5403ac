import type { ListeningTask } from "../task";

export const b1Monologue: readonly ListeningTask[] = [
  {
    name: "first-microphone",
    skill: "listeningGist",
    voices: ["woman-us"],
    says: [
      `
        I used to be scared of speaking in front of people. At school, I pretended to be sick whenever I had to give a
        talk. Then I got a job in a store, and on my second day, the boss handed me a microphone and told me to announce
        the special offers. I couldn’t say no. My voice shook, and I mixed up all the prices, and the customers laughed.
        But it was friendly laughter, and two of them even came over to thank me. That was when I understood that nobody
        expects you to be perfect.
      `,
    ],
    question: "What did the woman learn in the store?",
    right: "It is all right to make mistakes.",
    wrong: ["Good speakers prepare very well.", "It pays to know all the prices.", "Friendly customers buy more."],
    explanation: {
      en: `
        She mixed up the prices, but the laughter was friendly, and she understood that “nobody expects you to be
        perfect.”
      `,
      zh: "她念错了价格，顾客却善意地笑了。她明白了“nobody expects you to be perfect”，出错没有关系。",
    },
  },
  {
    name: "food-festival",
    skill: "listeningInference",
    voices: ["woman-gb"],
    says: [
      `
        And now some local news. The food festival in Queen’s Park will not take place this weekend. It isn’t the
        weather, which should be perfect. Last week’s storm brought down several large trees, and workers need more time
        to clear the paths. The organisers thought about using the sports hall, but it’s too small. The festival has
        been moved to the last weekend of September. If you’ve already bought a ticket, keep it, because it will still
        be good then. And if you can’t come, you can get your money back on the festival’s website.
      `,
    ],
    question: "Why is the festival not taking place this weekend?",
    right: "The park is not safe enough yet.",
    wrong: ["The weather will be too bad.", "Too few tickets have been sold.", "The sports hall is being used."],
    explanation: {
      en: `
        A storm “brought down several large trees,” and workers still have to clear the paths. The weather this weekend
        should be perfect.
      `,
      zh: "暴风雨“brought down several large trees”，工人还要清理道路，公园还不安全。这个周末天气其实很好。",
    },
  },
  {
    name: "front-tires",
    skill: "listeningDetail",
    voices: ["man-us"],
    says: [
      `
        Hi, this is Marco from Greenway Garage, calling about your car. The good news is that the noise you heard was
        nothing serious. Something small was loose, and we’ve fixed it. While we were working on it, though, we noticed
        that your front tires are almost worn out. I wouldn’t drive to the mountains on them this winter. We can change
        them this afternoon, but we won’t do it unless you tell us to. So please call me before three. If I don’t hear
        from you, the car will be ready at five, as we agreed.
      `,
    ],
    question: "What does Marco want the car owner to do?",
    right: "Decide whether to get new tires",
    wrong: [
      "Explain where the noise comes from",
      "Say when the car will be picked up",
      "Drive to the mountains more slowly",
    ],
    explanation: {
      en: `
        Marco can change the tires, “but we won’t do it unless you tell us to.” The noise is fixed, and the time is
        already agreed.
      `,
      zh: "Marco 说换轮胎“we won’t do it unless you tell us to”，所以要车主做决定。噪音已修好，取车时间也早已约定。",
    },
  },
  {
    name: "beach-cleaning",
    skill: "listeningInference",
    voices: ["man-gb"],
    says: [
      `
        Thanks for coming to help us clean the beach. A few points before we begin. Please work in pairs, and put
        plastic in the blue bags and everything else in the black ones. If you find broken glass, don’t pick it up, even
        with gloves on. Just call someone in a yellow jacket. We’ll stop at eleven for hot drinks. By then, the water
        will be rising quickly, so we have to finish the part beyond the rocks first. Let’s start over there, and then
        work our way back towards the car park.
      `,
    ],
    question: "Why will they start beyond the rocks?",
    right: "They cannot work there later.",
    wrong: ["There is broken glass there.", "Most of the plastic is there.", "It is close to the car park."],
    explanation: {
      en: "By eleven, “the water will be rising quickly,” so that part of the beach must be finished before then.",
      zh: "到十一点时“the water will be rising quickly”，那一段海滩之后就不能清理了，所以要先去。",
    },
  },
];
