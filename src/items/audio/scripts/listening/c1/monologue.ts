import type { ListeningTask } from "../task";

export const c1Monologue: readonly ListeningTask[] = [
  {
    name: "tired-of-surveys",
    skill: "listeningDetail",
    voices: ["man-us"],
    says: [
      `
        Every company I advise wants to hear from its customers, so it sends out surveys. And every year, fewer people
        answer. The usual response is to make the survey shorter, or to offer a prize. I’d suggest something less
        comfortable. Look at what happened to the last thousand answers. In most firms, they were turned into a chart,
        the chart was shown at a meeting, and the meeting ended on time. Customers aren’t tired of questions. They’ve
        simply noticed that nothing follows. One of my clients stopped asking for a year and mailed out a list of
        everything it had changed because of earlier complaints. When it finally sent a survey again, the replies
        tripled.
      `,
    ],
    question: "According to the speaker, why do so few people answer surveys?",
    right: "They see no effect of their answers.",
    wrong: [
      "They are asked too many questions.",
      "They are not offered any reward.",
      "They would rather make complaints.",
    ],
    explanation: {
      en: `
        Customers have “noticed that nothing follows.” When a firm showed what it had changed, the replies tripled.
        Length and prizes are not the point.
      `,
      zh: "顾客发现“nothing follows”，回答后什么也没改变。一家公司公布了改进之后，回复增加到三倍。",
    },
  },
  {
    name: "wet-fish",
    skill: "listeningInference",
    voices: ["man-gb"],
    says: [
      `
        When the town closed Bridge Street to traffic, the shopkeepers warned that it would kill their trade. I was the
        planner responsible, and I had a folder of studies to prove them wrong. In fact, for the first six months, they
        were right. People came, sat on our handsome new benches, and bought nothing. It was the man who sells fish who
        worked out why. Motorists used to stop for one thing and buy it. Walkers wander, and they won’t carry a wet fish
        around all afternoon. So he began to deliver in the evening, the others followed, and within a year, sales had
        passed their old level. I still have the folder. I use it to keep the door open.
      `,
    ],
    question: "What does the speaker acknowledge?",
    right: "A trader understood the matter better.",
    wrong: [
      "The street should be opened to cars again.",
      "The shopkeepers had no reason to worry.",
      "The benches drove customers away.",
    ],
    explanation: {
      en: `
        His studies were of no use; “It was the man who sells fish who worked out why” people bought nothing, and who
        found the answer.
      `,
      zh: "他的研究没有帮上忙，“It was the man who sells fish who worked out why”，卖鱼的商贩比他更懂问题所在。",
    },
  },
  {
    name: "month-without-map",
    skill: "listeningGist",
    voices: ["woman-gb"],
    says: [
      `
        I gave up the map on my phone for a month, partly as an experiment and partly, I admit, to have something to
        write about. I expected to get lost, and I did, magnificently. What I hadn’t expected was how often I’d have to
        talk to people. A woman in a bakery drew me a route on a paper bag. An old man walked half a mile in the wrong
        direction, just to be sure that I took the right turning. I arrived late nearly everywhere. But I could tell
        you, to this day, the way to that bakery, whereas of the hundred places that my phone has delivered me to since,
        I couldn’t find a single one.
      `,
    ],
    question: "What point does the speaker make about phone maps?",
    right: "With them, we don’t learn the way.",
    wrong: [
      "They make strangers less helpful.",
      "They save less time than we think.",
      "They often send us the wrong way.",
    ],
    explanation: {
      en: `
        She still knows the way to the bakery, but of the hundred places that her phone took her to, she “couldn’t find
        a single one.”
      `,
      zh: "她至今记得去面包店的路，而手机带她去过的一百个地方，她“couldn’t find a single one”，因为没有真正记住路。",
    },
  },
  {
    name: "word-well",
    skill: "listeningInference",
    voices: ["woman-us"],
    says: [
      `
        People imagine that the hardest thing for a translator is the rare word. It isn’t. Rare words sit quietly in the
        dictionary and wait for you. What keeps me up at night is a character who says, well, fine. Is she giving in? Is
        she furious? Has she stopped listening? In my language, I have to choose, because we have a different word for
        each of those, and whichever I choose, I’ve told the reader something that the author was careful not to say. So
        when critics praise a translation for being clearer than the original, I never know whether my colleague should
        be congratulated or consoled.
      `,
    ],
    question: "What does the speaker suggest about very clear translations?",
    right: "They may settle what was left open.",
    wrong: [
      "They may rely on too many rare words.",
      "They deserve more praise than they get.",
      "They are easier for a translator to write.",
    ],
    explanation: {
      en: `
        By choosing one word, the translator tells readers “something that the author was careful not to say.” So a
        clearer text may have lost something.
      `,
      zh: "译者选定一个词，就说出了“something that the author was careful not to say”，太清楚的译文可能定死了原作有意留白之处。",
    },
  },
];
