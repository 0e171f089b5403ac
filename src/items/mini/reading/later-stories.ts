import type { Story } from "./story";

/** Stories for children who can follow more, two a level. */
export const laterStories: readonly Story[] = [
  {
    name: "the-tower",
    level: 160,
    title: "The Tower",
    pictures: ["block", "block"],
    text:
      "Max built a tower out of blocks. It was taller than his little sister. “Please do not touch it,” he said. " +
      "She walked past with her long coat. Crash! Max was quiet for a while. Then he said, “Come and help me.”",
    questions: [
      [
        "inference",
        "What happened to the tower?",
        "spokenEarly",
        "It fell down.",
        ["It got taller.", "Max hid it.", "It was too small."],
        "“Crash!” tells that it fell down.",
        "Crash! 说明塔倒了（It fell down.）。",
      ],
    ],
  },
  {
    name: "owls",
    level: 160,
    title: "Owls at Night",
    pictures: ["owl", "moon"],
    text:
      "An owl sleeps in the day. At night it looks for food. Its wings are soft and make no noise, so a mouse does " +
      "not hear it come.",
    questions: [
      [
        "details",
        "Why does the mouse not hear the owl?",
        "spokenEarly",
        "The owl has soft wings.",
        ["The mouse is asleep.", "The owl is far away.", "The mouse is eating."],
        "The owl has soft wings, and they make no noise.",
        "猫头鹰的翅膀柔软，飞起来没有声音（The owl has soft wings.）。",
      ],
    ],
  },
  {
    name: "the-first-day",
    level: 170,
    title: "The First Day",
    pictures: ["rabbit"],
    text:
      "It was Anna’s first day at the new school. She held on to her mother’s hand and looked at her shoes. Then a " +
      "girl asked, “Do you want to feed our rabbit with me?” Anna let go of the hand.",
    questions: [
      [
        "inference",
        "How did Anna feel at first?",
        "spokenEarly",
        "shy",
        ["angry", "hungry", "proud"],
        "She held her mother’s hand and looked down: she was shy.",
        "她拉着妈妈的手、低着头，说明她害羞（shy）。",
      ],
    ],
  },
  {
    name: "frogs-in-winter",
    level: 170,
    title: "Frogs in Winter",
    pictures: ["frog", "leaf"],
    text:
      "Some frogs live where winters are very cold. They sleep under old leaves until spring. They may even freeze, " +
      "but they do not die. When it gets warm, they hop away.",
    questions: [
      [
        "mainIdea",
        "What is this mostly about?",
        "spokenEarly",
        "frogs in winter",
        ["what frogs eat", "leaves in spring", "frogs as pets"],
        "All the sentences tell how frogs in winter stay alive.",
        "每句话都在讲青蛙怎样过冬（frogs in winter）。",
      ],
    ],
  },
  {
    name: "the-silver-ring",
    level: 180,
    title: "In the Grass",
    pictures: ["tree", "sun"],
    text:
      "Leo found a silver ring in the park. He wanted to keep it. Then he saw a woman on her knees, looking through " +
      "the grass. Leo closed his hand around the ring. He took a deep breath and walked over to her.",
    questions: [
      [
        "inference",
        "Why was the woman on her knees?",
        "spokenEarly",
        "She had lost the ring.",
        ["She was picking flowers.", "She had hurt her leg.", "She was playing a game."],
        "She had lost the ring and looked for it in the grass.",
        "她在草丛里找东西：她丢了戒指（She had lost the ring.）。",
      ],
      [
        "inference",
        "What will Leo most likely do?",
        "spokenEarly",
        "give the ring back",
        ["hide the ring", "sell the ring", "throw the ring away"],
        "He walks over to her: he is going to give the ring back.",
        "他走向那位女士，多半要还戒指（give the ring back）。",
      ],
    ],
  },
  {
    name: "the-shadow-clock",
    level: 180,
    title: "Shadows",
    pictures: ["sun"],
    text:
      "Long ago, people put a stick in the ground. When the sun moved across the sky, the shadow of the stick moved, " +
      "too. People looked at the shadow and knew when to eat. On cloudy days they had to guess.",
    questions: [
      [
        "inference",
        "Why did they have to guess on cloudy days?",
        "spokenEarly",
        "There was no shadow.",
        ["They were not hungry.", "The stick got wet.", "It was too cold."],
        "Clouds hide the sun, so there was no shadow.",
        "云遮住太阳就没有影子（There was no shadow.）。",
      ],
    ],
  },
  {
    name: "the-clever-crow",
    level: 190,
    title: "The Crow and the Nuts",
    pictures: ["nut", "truck"],
    text:
      "A crow had some nuts, but they were too hard to open. She dropped them on the road and waited. A truck rolled " +
      "over them. Crack! Yet the road was so busy that she could not get at the food. The next day, the crow dropped " +
      "her nuts where the cars stop at a red light.",
    questions: [
      [
        "inference",
        "Why did she go where the cars stop?",
        "spokenEarly",
        "to get her food safely",
        ["to find more nuts", "to look at the light", "to rest for a while"],
        "When the cars stop she has time to get her food safely.",
        "车停下时才能安全地吃到（to get her food safely）。",
      ],
    ],
  },
  {
    name: "the-smallest-garden",
    level: 190,
    title: "The Smallest Garden",
    pictures: ["house", "gate"],
    text:
      "Grandmother’s garden was the smallest in the street. “What can grow in there?” the neighbors laughed. All " +
      "spring she worked and said nothing. In summer, a sweet smell came over the wall. One after the other, the " +
      "neighbors knocked and asked for some seeds.",
    questions: [
      [
        "inference",
        "How did the neighbors change?",
        "spokenEarly",
        "They began to like the garden.",
        ["They began to be angry.", "They went to live elsewhere.", "They grew bigger gardens."],
        "First they laughed; later they began to like the garden and wanted seeds.",
        "开始他们取笑，后来想要种子：They began to like the garden。",
      ],
      [
        "mainIdea",
        "What does this story teach?",
        "spokenEarly",
        "Small things can be great.",
        ["Never ask for help.", "Big gardens are best.", "Summer is too short."],
        "The smallest garden was the one that all wanted: small things can be great.",
        "最小的花园人人都羡慕：Small things can be great。",
      ],
    ],
  },
];
