import { say } from "../../engine/words";
import { defineLanguageModel } from "../engine/model";

type Stray = readonly [
  topic: string,
  topicZh: string,
  before: readonly string[],
  stray: string,
  after: readonly string[],
];

export const strays = defineLanguageModel<Stray>({
  name: "stray-sentence",
  area: "writing",
  skill: "revising",
  frames: {
    150: [
      ["a dog", "狗", ["I have a dog.", "His name is Max."], "Milk is white.", ["He likes to run."]],
      ["a red hat", "红帽子", ["This is my hat.", "It is red."], "Fish can swim.", ["I like my hat."]],
    ],
    160: [
      [
        "a new bed",
        "新床",
        ["I have a new bed.", "It is big and soft."],
        "Birds can fly far.",
        ["I sleep well in it."],
      ],
      [
        "a pet fish",
        "宠物鱼",
        ["Our class has a fish."],
        "My coat is blue.",
        ["We feed it each day.", "It lives in a tank."],
      ],
    ],
    170: [
      [
        "how a fox hunts",
        "狐狸怎样捕猎",
        ["A fox hunts with its ears.", "It can hear a mouse under snow."],
        "Some snow is good for sleds.",
        ["Then it jumps on the sound."],
      ],
    ],
    180: [
      [
        "how bread is made",
        "面包的做法",
        ["Bread dough needs time.", "It must rest until it is twice as large."],
        "Many bakeries open on Sunday.",
        ["Only then is it put into the oven."],
      ],
    ],
    190: [
      [
        "how lighthouses helped ships",
        "灯塔怎样帮助船只",
        ["Lighthouses once saved many ships.", "Their lights warned sailors of rocks."],
        "Some sailors spend months away from home.",
        ["In fog, a loud horn did the same work."],
      ],
    ],
  },
  make: ([topic, topicZh, before, stray, after]) => {
    const all = [...before, stray, ...after];
    const [first = "", second = "", third = ""] = [...before, ...after];
    return {
      stem: `Read the draft.\n${all.join(" ")}\nWhich sentence does not belong?`,
      right: stray,
      wrong: { first, second, third },
      explanation: say(
        `The draft is about ${topic}. “${stray}” tells about something else, even if it shares a word with the rest.`,
        `这段话讲的是${topicZh}。“${stray}”讲的是别的事，即使有的词看似相关。`,
      ),
    };
  },
});
