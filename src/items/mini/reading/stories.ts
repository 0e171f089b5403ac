import type { Story } from "./story";

/** Stories that are heard, two a level, the plainest first. */
export const stories: readonly Story[] = [
  {
    name: "the-red-hat",
    level: 120,
    title: "The Red Hat",
    pictures: ["dog"],
    text: "Ben has a red hat. He puts it on his dog. The dog runs away with it.",
    questions: [
      [
        "details",
        "What does Ben put on the dog?",
        "namedPictures",
        "hat",
        ["sock", "shoe"],
        "“He puts it on his dog”: “it” is the red hat.",
        "故事说 Ben 把红帽子（hat）戴在狗头上。",
      ],
      [
        "details",
        "What does the dog do?",
        "spokenEarly",
        "It runs away.",
        ["It goes to sleep.", "It eats the hat."],
        "The story ends: the dog runs away. It runs away.",
        "故事的结尾：狗跑走了（It runs away.）。",
      ],
    ],
  },
  {
    name: "breakfast",
    level: 120,
    title: "Breakfast",
    pictures: ["spoon", "table"],
    text: "Mia eats an egg. Then she drinks a cup of milk.",
    questions: [
      [
        "details",
        "What does Mia drink?",
        "namedPictures",
        "milk",
        ["egg", "soap"],
        "Mia drinks milk. The egg is what she eats.",
        "Mia 喝的是牛奶（milk），鸡蛋是吃的。",
      ],
    ],
  },
  {
    name: "out-in-the-rain",
    level: 130,
    title: "Out We Go",
    pictures: ["house", "tree"],
    text:
      "Sam wants to go to the park. He looks out of the door. Water is falling from the sky. Sam takes something " +
      "to keep him dry, and off he goes.",
    questions: [
      [
        "inference",
        "What is the weather like?",
        "namedPictures",
        "rain",
        ["sun", "rainbow"],
        "Water falls from the sky: it is rain.",
        "水从天上落下来，就是下雨（rain）。",
      ],
      [
        "inference",
        "What does Sam take with him?",
        "namedPictures",
        "umbrella",
        ["kite", "ball"],
        "An umbrella keeps him dry.",
        "能让他不淋湿的是雨伞（umbrella）。",
      ],
    ],
  },
  {
    name: "the-hen-and-the-fox",
    level: 130,
    title: "Who Is There?",
    pictures: ["nest", "egg"],
    text: "A hen sits on her nest. A fox comes near. The big dog barks, and the fox runs off.",
    questions: [
      [
        "details",
        "Who makes the fox run off?",
        "namedPictures",
        "dog",
        ["hen", "horse"],
        "The dog barks, and then the fox runs.",
        "狗（dog）一叫，狐狸就跑了。",
      ],
    ],
  },
  {
    name: "the-seed",
    level: 140,
    title: "The Seed",
    pictures: ["sun"],
    text:
      "Lily puts a seed in a pot. Every day she gives it water. First, a small leaf comes up. A week later, there " +
      "is a yellow flower.",
    questions: [
      [
        "sequence",
        "What comes up first?",
        "namedPictures",
        "leaf",
        ["flower", "tree"],
        "First comes a leaf, and a week later the flower.",
        "先长出来的是叶子（leaf），一周以后才有花。",
      ],
      [
        "details",
        "What does Lily do every day?",
        "spokenEarly",
        "She waters it.",
        ["She picks it.", "She moves it."],
        "Every day she gives it water. She waters it.",
        "她每天给它浇水（She waters it.）。",
      ],
    ],
  },
  {
    name: "the-lost-shoe",
    level: 140,
    title: "The Lost Shoe",
    pictures: ["shoe"],
    text:
      "Tom cannot find his shoe. It is not under the bed. It is not behind the door. He looks in the box, and what " +
      "does he see? The dog is asleep on it!",
    questions: [
      [
        "details",
        "Where is the shoe?",
        "namedPictures",
        "box",
        ["bed", "door"],
        "Tom looks in the box and sees the dog on his shoe.",
        "Tom 往箱子（box）里一看，狗正睡在鞋上。",
      ],
    ],
  },
  {
    name: "at-the-lake",
    level: 150,
    title: "At the Lake",
    pictures: ["boat", "sun"],
    text:
      "Nina and Grandpa sit by the lake. Grandpa hopes to catch something for dinner. But nothing bites. Then a " +
      "duck comes out of the water and eats all their bread. Nina laughs. “Now we have no dinner and no lunch!”",
    questions: [
      [
        "inference",
        "Why do they have no lunch?",
        "spokenEarly",
        "A duck ate it.",
        ["They sold it.", "It got wet.", "They forgot it."],
        "A duck ate it: their bread was the lunch.",
        "面包是午饭，被鸭子吃掉了（A duck ate it.）。",
      ],
    ],
  },
  {
    name: "bees",
    level: 150,
    title: "Bees at Work",
    pictures: ["bee"],
    text:
      "Bees live together in a hive. They fly from flower to flower to find sweet juice. They bring it home and " +
      "make honey.",
    questions: [
      [
        "details",
        "Where do bees find the juice?",
        "namedPictures",
        "flower",
        ["tree", "leaf", "cloud"],
        "They fly from flower to flower to find it.",
        "它们从一朵花（flower）飞到另一朵花去找。",
      ],
    ],
  },
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
        "猫头鹰的翅膀柔软没有声音（The owl has soft wings.）。",
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
