import type { ListeningTask } from "../task";

export const a2Monologue: readonly ListeningTask[] = [
  {
    name: "toy-museum",
    skill: "listeningDetail",
    voices: ["man-gb"],
    says: [
      `
        Welcome to the Toy Museum. You can take photos in every room, but please don’t use a flash. Many of our toys are
        more than a hundred years old, so please don’t touch them. On the second floor, though, there is a room with
        games, and you can try all of them. You can leave your coats and bags here with us for free. The tour starts now
        and takes an hour.
      `,
    ],
    question: "What can visitors do on the second floor?",
    right: "Play some games",
    wrong: ["Touch very old toys", "Leave their coats", "Start the tour"],
    explanation: {
      en: `
        On the second floor “there is a room with games, and you can try all of them.” The old toys must not be touched.
      `,
      zh: "二楼“there is a room with games, and you can try all of them”。古老的玩具不能碰，大衣放在入口处。",
    },
  },
  {
    name: "sorry-laura",
    skill: "listeningDetail",
    voices: ["man-us"],
    says: [
      `
        Hi, Laura, it’s Sam. I’m really sorry, but I can’t come to your party on Saturday. I don’t have to work, and I’m
        not sick. It’s my grandmother. She’s coming from Chicago on Saturday, and she’s only staying with us for one
        day. She’s eighty-five, and we don’t see her very often. But I still want to see you! Are you free for coffee on
        Sunday? I have a present for you. Bye.
      `,
    ],
    question: "Why can’t Sam come to the party?",
    right: "His family has a visitor.",
    wrong: ["He has to go to work.", "He is going to Chicago.", "His grandmother is ill."],
    explanation: {
      en: `
        Sam’s grandmother is “coming from Chicago on Saturday,” so he stays at home with her. He is not working or sick.
      `,
      zh: "Sam 的祖母星期六“coming from Chicago”来他家，只住一天，所以他不能去聚会。他不是要上班，也没生病。",
    },
  },
  {
    name: "train-to-newport",
    skill: "listeningDetail",
    voices: ["woman-gb"],
    says: [
      `
        Good morning, and welcome to the train to Newport. This train usually stops at Ashford, Millbrook and Newport.
        Today, however, there is a problem at Millbrook station, so we can’t stop there. If you want to go to Millbrook,
        please get off at Ashford. A bus will take you from there, and you don’t need a new ticket. You can buy hot
        drinks and sandwiches in coach four. Thank you.
      `,
    ],
    question: "What should people who want to go to Millbrook do?",
    right: "Take a bus from Ashford",
    wrong: ["Take a bus from Newport", "Wait for the next train", "Buy a new ticket"],
    explanation: {
      en: `
        The train can’t stop at Millbrook today. People should “get off at Ashford,” and “A bus will take you from
        there.”
      `,
      zh: "火车今天不停 Millbrook，要去那里的人应在 Ashford 下车，“A bus will take you from there”，不用另买票。",
    },
  },
  {
    name: "weekend-weather",
    skill: "listeningInference",
    voices: ["woman-us"],
    says: [
      `
        Here is the weather for the weekend. On Saturday morning, there will be very strong winds, so please don’t take
        your boats out. In the afternoon, it will rain everywhere. Sunday starts cold and gray, but by noon the clouds
        will go away, and it will be warm and dry until the evening. On Monday, the rain comes back. So if you’re
        planning a bike ride, you know when to go.
      `,
    ],
    question: "When is the best time for a bike ride?",
    right: "Sunday afternoon",
    wrong: ["Sunday morning", "Saturday morning", "Monday afternoon"],
    explanation: {
      en: `
        On Sunday, the clouds go away “by noon,” and then “it will be warm and dry until the evening.” So the afternoon
        is best.
      `,
      zh: "星期日“by noon the clouds will go away”，之后又暖又干，所以星期日下午最适合骑车。",
    },
  },
];
