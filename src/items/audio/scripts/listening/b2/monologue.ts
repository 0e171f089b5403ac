import type { ListeningTask } from "../task";

export const b2Monologue: readonly ListeningTask[] = [
  {
    name: "hungry-bees",
    skill: "listeningGist",
    voices: ["woman-gb"],
    says: [
      `
        People often tell me that they’d love to keep bees, because it’s good for nature. I keep bees myself, and I have
        to disappoint them a little. Honeybees are farm animals, and hungry ones. Where there are too many of them, the
        wild bees, which are just as useful to plants, find nothing left to eat. So if you really want to help, forget
        the hive. Let a corner of your garden grow wild, plant something that flowers early and something that flowers
        late, and put away the spray. It’s less exciting than making your own honey, but it does far more good.
      `,
    ],
    question: "What does the speaker advise listeners to do?",
    right: "Make gardens friendlier to wild bees",
    wrong: [
      "Keep a few bees in their own gardens",
      "Leave wild bees to find their own food",
      "Remove plants that flower very early",
    ],
    explanation: {
      en: `
        She says, “forget the hive,” and asks people to plant flowers and “Let a corner of your garden grow wild,” so
        that wild bees find food.
      `,
      zh: "她说“forget the hive”，建议让花园一角自然生长、种早花和晚花的植物，这样野生蜜蜂才有食物。",
    },
  },
  {
    name: "missing-actor",
    skill: "listeningDetail",
    voices: ["man-us"],
    says: [
      `
        Good evening, and thank you for your patience. As you’ve noticed, we should have started ten minutes ago. Our
        lead actor is on a train that has been standing still since five o’clock. Some theaters would send you home, but
        we’ve decided to go ahead. Tonight, the lead will be played by Clara Bennett, who normally plays the sister. She
        has watched it from the side of the stage two hundred times, and she knows every line. The sister will be read
        by our director, with the script in her hand. If you’d rather not stay, we’ll exchange your ticket, but only
        until the lights go down.
      `,
    ],
    question: "What will be different about the performance?",
    right: "Someone else will play the main part.",
    wrong: [
      "The director will play the main part.",
      "One of the parts will be left out.",
      "All the actors will read their lines.",
    ],
    explanation: {
      en: `
        The lead actor is on a train, so “the lead will be played by Clara Bennett.” The director only reads the
        sister’s part.
      `,
      zh: "主演被困在火车上，“the lead will be played by Clara Bennett”。导演只是拿着剧本念妹妹的台词。",
    },
  },
  {
    name: "full-baskets",
    skill: "listeningDetail",
    voices: ["man-gb"],
    says: [
      `
        Our study looked at why people leave an online shop just before they pay. We expected price to be the main
        reason, and delivery charges certainly annoyed some of them. But when we watched customers at their screens, we
        noticed something else. Many had never meant to buy. They filled a basket the way you might walk around a
        market, for pleasure, and closing the page cost them nothing. When shops sent these people reminders, most were
        irritated, and some never came back. So a full basket isn’t always a sale that went wrong. Sometimes, it’s
        simply the end of a nice evening.
      `,
    ],
    question: "According to the study, why did many people leave without paying?",
    right: "They were only there to enjoy themselves.",
    wrong: [
      "They were annoyed by the delivery charges.",
      "They received too many reminders from shops.",
      "They found similar things at a market.",
    ],
    explanation: {
      en: `
        Many “had never meant to buy” and filled their baskets “for pleasure.” Delivery charges annoyed only some, and
        reminders came afterwards.
      `,
      zh: "许多人“had never meant to buy”，装满购物车只是“for pleasure”。运费只让一部分人不满，提醒邮件是后来才发的。",
    },
  },
  {
    name: "repair-table",
    skill: "listeningDetail",
    voices: ["woman-us"],
    says: [
      `
        When I opened my repair shop, everyone told me that people don’t fix things anymore. They were half right. In
        the first year, I hardly repaired anything, but plenty of people came in to talk about their broken radios. So I
        put in a long table, bought twenty screwdrivers, and started charging for the seat instead of the service. Now,
        customers do the work while I walk around and give advice. Funnily enough, the shop makes more money than ever.
        And people look after a lamp quite differently once they’ve had it in pieces on the table in front of them.
      `,
    ],
    question: "How does the shop earn its money now?",
    right: "Visitors pay for a place to work.",
    wrong: ["Visitors pay to have lamps fixed.", "It sells tools to its visitors.", "It sells old radios and lamps."],
    explanation: {
      en: `
        She started “charging for the seat instead of the service.” Customers repair their own things, and she gives
        advice.
      `,
      zh: "她改为“charging for the seat instead of the service”，顾客付座位费，自己动手修，她在旁指导。",
    },
  },
];
