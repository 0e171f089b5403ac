import type { ListeningTask } from "../task";

export const a2Long: readonly ListeningTask[] = [
  {
    name: "picnic-plan",
    skill: "listeningDetail",
    voices: ["woman-gb", "man-gb"],
    says: [
      "Jack, are you ready for the picnic tomorrow?",
      "Nearly. I’m going to make some sandwiches tonight.",
      "Oh, Lucy’s already making sandwiches. Could you bring some fruit?",
      "Sure, but doesn’t Tom usually bring that?",
      "Yes, but he’s ill, so he can’t come.",
      "That’s a pity. And what about drinks?",
      "I’ll bring those. I’ve got plates and glasses too.",
      "Great. See you in the park at twelve, then.",
    ],
    question: "What will Jack bring to the picnic?",
    right: "Fruit",
    wrong: ["Sandwiches", "Drinks", "Plates"],
    explanation: {
      en: `
        The woman asks, “Could you bring some fruit?” and Jack says yes. Lucy makes the sandwiches, and the woman brings
        the rest.
      `,
      zh: "女士问“Could you bring some fruit?”，Jack 答应了。三明治由 Lucy 做，饮料和盘子由女士带。",
    },
  },
  {
    name: "green-backpack",
    skill: "listeningDetail",
    voices: ["woman-us", "man-us"],
    says: [
      "City Bus Company. How can I help you?",
      "Hi. I think I left my backpack on the number twelve bus this morning.",
      "What does it look like?",
      "It’s dark green, and it has my name in it, Ben Carter.",
      "Let me see. What did you have in it?",
      "My lunch, an umbrella and a library book.",
      "Here it is. There’s an umbrella and a book, but no lunch, I’m afraid.",
      "That’s okay. I’m just happy about the book!",
    ],
    question: "What is not in the backpack now?",
    right: "Ben’s lunch",
    wrong: ["Ben’s umbrella", "Ben’s book", "Ben’s name"],
    explanation: {
      en: "The woman finds the backpack with “an umbrella and a book, but no lunch.” Ben’s name is in it too.",
      zh: "女士说包里有“an umbrella and a book, but no lunch”，所以不见的是午饭。",
    },
  },
  {
    name: "bad-sleep",
    skill: "listeningGist",
    voices: ["man-gb", "woman-gb"],
    says: [
      "You look tired, Rachel. Did you go to bed late?",
      "No, at ten. But I couldn’t sleep. I never can these days.",
      "Do you drink coffee in the evening?",
      "Never. Only tea in the morning.",
      "And do you take your phone to bed?",
      "Well, yes. I watch films on it for an hour or two.",
      "There’s your problem. Leave it in the kitchen, and read a book.",
      "Maybe you’re right. I’ll try it tonight.",
    ],
    question: "What does the man tell Rachel to do?",
    right: "Stop using her phone in bed",
    wrong: ["Stop drinking coffee at night", "Go to bed before ten", "Drink tea in the evening"],
    explanation: {
      en: `
        She watches films on her phone in bed, and he tells her, “Leave it in the kitchen.” She does not drink coffee in
        the evening.
      `,
      zh: "她睡前在床上用手机看电影，男士说“Leave it in the kitchen”，意思是别在床上用手机。",
    },
  },
  {
    name: "julia-moves",
    skill: "listeningDetail",
    voices: ["man-us", "woman-us"],
    says: [
      "Hi, Julia. I heard you moved. Was your old apartment too small?",
      "No, it was bigger than my new one.",
      "Was it expensive, then?",
      "Not really. I pay more now.",
      "So why did you move?",
      "I had to travel for an hour and a half to my office every day. Now I can walk there.",
      "That’s great. Do you like the area?",
      "It’s a little boring, and there aren’t many stores. But I can sleep longer in the morning!",
    ],
    question: "Why did Julia move?",
    right: "To live near her work",
    wrong: ["To have a bigger home", "To pay less money", "To be near the stores"],
    explanation: {
      en: `
        Her trip to the office took an hour and a half. Now, she says, “I can walk there.” The new place is smaller and
        costs more.
      `,
      zh: "以前她上班要花一个半小时，现在“I can walk there”。新住处更小，也更贵，附近商店也不多。",
    },
  },
];
