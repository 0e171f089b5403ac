import type { Story } from "./story";

/** Spoken stories, two a level, the plainest first. */
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
        "“The dog runs away with it”, the story says. It runs away.",
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
];
