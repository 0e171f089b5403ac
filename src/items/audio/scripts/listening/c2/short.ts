import type { ListeningTask } from "../task";

export const c2Short: readonly ListeningTask[] = [
  {
    name: "letting-go",
    skill: "listeningInference",
    voices: ["man-gb", "woman-gb"],
    says: [
      "Your brother tells me that he’s taken up minimalism.",
      "He has. He’s got rid of everything he owned, which would be admirable if it weren’t all in my garage.",
      "Ah. Temporarily?",
      "So he says. I’m told that letting go is a process. Mine, apparently.",
    ],
    question: "What does the woman imply about her brother’s new way of life?",
    right: "It is at her expense.",
    wrong: ["It will soon bore him.", "It takes too much time.", "It deserves admiration."],
    explanation: {
      en: `
        Her brother’s things are “all in my garage,” and the letting go is “Mine, apparently.” So she, not he, pays for
        it.
      `,
      zh: "弟弟的东西“all in my garage”，所谓“letting go”最后成了她的事，也就是由她来承担。",
    },
  },
  {
    name: "candid-interview",
    skill: "listeningGist",
    voices: ["woman-gb", "man-gb"],
    says: [
      "The chief executive gave a remarkably candid interview, didn’t you think?",
      "If by candid you mean that she owned up to everything we already knew.",
      "You’re a hard man to please.",
      "I’ll be pleased when somebody confesses to something that hasn’t been in the papers for a month.",
    ],
    question: "What does the man think of the interview?",
    right: "Its frankness cost her nothing.",
    wrong: ["It revealed more than was wise.", "The papers reported it unfairly.", "Its questions were too hostile."],
    explanation: {
      en: `
        She only “owned up to everything we already knew,” so in his view, being open took no courage and gave nothing
        away.
      `,
      zh: "他说她只是“owned up to everything we already knew”，承认众所周知的事并不需要付出什么代价。",
    },
  },
  {
    name: "see-the-books",
    skill: "listeningInference",
    voices: ["woman-us", "man-us"],
    says: [
      "So you’re backing out of the partnership?",
      "I never said that. I said that I’d want to see the books before I sign anything.",
      "You’ve known Leo for twenty years.",
      "Which is precisely why I’d like to keep knowing him for another twenty.",
    ],
    question: "Why does the man want to see the books?",
    right: "He wants no dispute with a friend.",
    wrong: [
      "He has heard that Leo is dishonest.",
      "He has decided against the deal.",
      "He wants to delay for some years.",
    ],
    explanation: {
      en: `
        He wants to “keep knowing him for another twenty” years: clear accounts now will protect the friendship later.
        He is not backing out.
      `,
      zh: "他希望“keep knowing him for another twenty”，先把账目看清楚，是为了日后不伤友情，并不是要退出。",
    },
  },
  {
    name: "wedding-toast",
    skill: "listeningInference",
    voices: ["man-us", "woman-us"],
    says: [
      "Be honest. Did my toast at the wedding go on too long?",
      "Not at all. I particularly enjoyed the second ending.",
      "There was only one ending.",
      "Really? Then I must have clapped three times out of sheer enthusiasm.",
    ],
    question: "What does the woman mean about the toast?",
    right: "It kept seeming to be over.",
    wrong: ["It deserved all the applause.", "She missed the last part of it.", "It was too serious for a wedding."],
    explanation: {
      en: `
        She speaks of a “second ending” and of clapping three times: again and again she thought that he had finished.
        Her praise is ironic.
      `,
      zh: "她说到“the second ending”，还鼓了三次掌，是在反讽：讲话一次次像要结束，却又继续下去。",
    },
  },
];
