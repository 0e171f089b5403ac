import type { ListeningTask } from "../task";

export const c1Long: readonly ListeningTask[] = [
  {
    name: "room-six",
    skill: "listeningGist",
    voices: ["woman-gb", "man-gb"],
    says: [
      "You’ve taken all the labels down in Room Six. Visitors are going to be furious.",
      "A few already are. But watch what happens to the others. They look.",
      "They look lost.",
      `
        For about a minute. Before, the average visitor spent eight seconds on the painting and thirty on the label. We
        timed it.
      `,
      "And those who genuinely want to know something?",
      "There’s a booklet at the door, on the way out.",
      "On the way out? So they learn what they’ve seen when they can no longer see it.",
      "They can always turn round. That’s rather the idea.",
      "Hm. I’d have put it at the entrance and trusted people.",
      "I trusted people for twenty years. They read.",
    ],
    question: "Why has the man removed the labels?",
    right: "To make people study the paintings",
    wrong: ["To make people take the booklet", "To move visitors along faster", "To please visitors who complained"],
    explanation: {
      en: `
        People spent “eight seconds on the painting and thirty on the label.” Without labels, he says, “They look.” The
        complaints came afterwards.
      `,
      zh: "以前观众看画八秒、看说明三十秒。拿掉说明后，“They look.”，他要让人真正去看画。",
    },
  },
  {
    name: "bad-violin",
    skill: "listeningGist",
    voices: ["man-gb", "woman-gb"],
    says: [
      "How’s the violin going? You’ve been at it for two years.",
      "Badly, thank you. I sound like a gate.",
      "And yet you go every Tuesday.",
      `
        That’s what puzzles everyone. At work, I’m the one who’s supposed to know. For an hour a week, I’m allowed to be
        hopeless, and somebody kind shows me where my thumb goes.
      `,
      "Don’t you want to get better?",
      "Oh, I do get better. Just not in a way that you’d notice through a wall.",
      "So no concert, then.",
      "If I ever agree to a concert, hide the violin. It would turn into another thing I have to be good at.",
    ],
    question: "What does the woman value about her lessons?",
    right: "She is free of pressure to succeed.",
    wrong: [
      "She can forget her noisy neighbours.",
      "She is getting ready for a concert.",
      "She can impress people from work.",
    ],
    explanation: {
      en: `
        At work she is “supposed to know,” but in the lesson she is “allowed to be hopeless.” A concert would spoil
        that.
      `,
      zh: "工作中她是“supposed to know”的人，上课时却“allowed to be hopeless”，没有必须做好的压力。",
    },
  },
  {
    name: "office-stairs",
    skill: "listeningDetail",
    voices: ["woman-us", "man-us"],
    says: [
      "Before you see the plans, I should say that I’ve ignored one of your wishes.",
      "Not the budget, I hope.",
      "No, we’re a little under that. You asked for a second staircase, and I’ve left it out.",
      "But with forty people in the office, the one we have is jammed every morning.",
      "Because the coffee machine, the mailboxes and the elevator are all at the foot of it. I moved the first two.",
      "So people won’t have to stop there.",
      "Right. The stairs were never too narrow. They just happened to pass through a party.",
      "And what do I do with the space you’ve saved?",
      "That’s the nice part. I thought your staff might enjoy arguing about it.",
    ],
    question: "How has the architect dealt with the crowded stairs?",
    right: "By taking away what draws a crowd",
    wrong: ["By making the staircase wider", "By adding a second staircase", "By moving the elevator elsewhere"],
    explanation: {
      en: `
        She moved the coffee machine and the mailboxes away from the stairs. “The stairs were never too narrow,” and the
        second staircase is left out.
      `,
      zh: "她把咖啡机和信箱移走了，人就不会在楼梯口停留。“The stairs were never too narrow”，也没有加第二道楼梯。",
    },
  },
  {
    name: "failed-repeat",
    skill: "listeningInference",
    voices: ["man-us", "woman-us"],
    says: [
      "I read that your team couldn’t repeat the result of your own famous paper.",
      "We couldn’t, so we published that, too.",
      "That must have hurt.",
      `
        The first week, yes. I’d built a career on that effect. But three other labs had already failed quietly and
        stuck it in a drawer.
      `,
      "Why quietly?",
      "Nobody likes to say that the senior person is wrong. And journals prefer fireworks.",
      "And now?",
      "Now I get invited to talk about honesty, which is a little embarrassing. I only did what should be routine.",
      "Would you have done it at thirty, before you had a permanent job?",
      "I’d love to say yes. Ask me something easier.",
    ],
    question: "What does the woman suggest about herself at the end?",
    right: "She might once have been less open.",
    wrong: [
      "She regrets what she has published.",
      "She is tired of giving interviews.",
      "She was braver when she was young.",
    ],
    explanation: {
      en: `
        Asked whether she would have done it at thirty, she answers, “I’d love to say yes.” So she is not sure that she
        would have been so open.
      `,
      zh: "被问到三十岁时会不会这样做，她说“I’d love to say yes.”，暗示当年未必能这样坦白。",
    },
  },
];
