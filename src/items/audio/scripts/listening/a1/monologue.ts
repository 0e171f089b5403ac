import type { ListeningTask } from "../task";

export const a1Monologue: readonly ListeningTask[] = [
  {
    name: "milk-please",
    skill: "listeningDetail",
    voices: ["woman-gb"],
    says: [
      `
        Hi, David. It’s Susan. Can you go to the shop, please? We have bread and eggs, but there’s no milk. Don’t buy
        cheese, because I have some in my bag. I’m on the train now. I’m home at half past six. Thanks. Bye!
      `,
    ],
    question: "What does David need to buy?",
    right: "Milk",
    wrong: ["Bread", "Eggs", "Cheese"],
    explanation: {
      en: "Susan says, “there’s no milk.” They have bread and eggs, and she has some cheese in her bag.",
      zh: "Susan 说“there’s no milk”。家里有面包和鸡蛋，奶酪她包里已经有了。",
    },
  },
  {
    name: "daniel-in-spain",
    skill: "listeningDetail",
    voices: ["man-us"],
    says: [
      `
        My name is Daniel. I’m from Canada, but now I live in Spain. I’m a student here. In the morning, I have Spanish
        lessons, and in the evening, I work in a small hotel. On weekends, I play the guitar with two friends. We want
        to make a music video.
      `,
    ],
    question: "What does Daniel do in the evening?",
    right: "He works in a hotel.",
    wrong: ["He learns Spanish.", "He plays the guitar.", "He makes videos."],
    explanation: {
      en: `
        Daniel says, “in the evening, I work in a small hotel.” The lessons are in the morning, and the guitar is for
        weekends.
      `,
      zh: "Daniel 说“in the evening, I work in a small hotel”。上课是在早上，弹吉他是在周末。",
    },
  },
  {
    name: "library-closing",
    skill: "listeningGist",
    voices: ["woman-us"],
    says: [
      `
        Good evening, everyone. It’s now ten minutes to eight. The library closes at eight o’clock. Please take your
        books to the desk and put on your coats. Tomorrow is Sunday, and we’re closed. We open again on Monday at nine.
        Good night.
      `,
    ],
    question: "What does the woman want people to do?",
    right: "Leave the library soon",
    wrong: ["Wait for a book", "Sit at a desk", "Come back on Sunday"],
    explanation: {
      en: `
        It is ten to eight, and the library “closes at eight o’clock.” So people should go now. On Sunday it is closed.
      `,
      zh: "图书馆还有十分钟就关门，所以大家该拿好书和大衣离开。星期日图书馆不开门。",
    },
  },
  {
    name: "noisy-street",
    skill: "listeningInference",
    voices: ["man-gb"],
    says: [
      `
        I live in a small flat on the third floor. I like my street, but there are buses all day. My neighbour has a
        baby, and the baby cries at night. On Sundays, I go to my parents’ house. There are only trees and birds there.
        I sleep very well.
      `,
    ],
    question: "Why does the man sleep well at his parents’ house?",
    right: "It is quiet there.",
    wrong: ["It is a very big house.", "It is on the third floor.", "He works all day there."],
    explanation: {
      en: "At home he hears buses and a baby. At his parents’ house there are “only trees and birds,” so it is quiet.",
      zh: "他在自己家能听到公共汽车声和婴儿的哭声；父母家那里“only trees and birds”，所以很安静。",
    },
  },
];
