import type { Passage } from "../model";

export const snailHouse: Passage = {
  name: "snail-house",
  area: "informational",
  level: 160,
  title: "A Snail and Its Shell",
  text: `
    A snail has a hard shell on its back. The shell is its house, and the snail never leaves it. As the snail grows
    bigger, the shell grows too.

    A snail moves on one big, wet foot that makes slime. The slime helps the snail slide over sharp stones and not get
    cut.

    Snails like wet days. On hot and dry days, a snail pulls its body inside its shell. It shuts the door with dried
    slime. Then it waits for rain.
  `,
  questions: [
    {
      skill: "details",
      stem: "What helps a snail slide over sharp stones?",
      right: "slime from its foot",
      wrong: ["its hard shell", "rain on the ground", "its two big feet"],
      explanation: {
        en: `
          The text says, “The slime helps the snail slide over sharp stones.” The shell is on its back, and a snail
          has only one foot.
        `,
        zh: "文中说“The slime helps the snail slide over sharp stones”。壳在背上，而且蜗牛只有一只脚。",
      },
    },
    {
      skill: "inference",
      stem: "When would you most likely see a snail moving around?",
      right: "after it rains",
      wrong: ["at noon on a hot day", "when the ground is dry", "when it needs a new shell"],
      explanation: {
        en: `
          Snails like wet days and hide in the shell when it is hot and dry. A snail does not need a new shell,
          because the shell grows too.
        `,
        zh: "蜗牛喜欢潮湿的日子，又热又干时躲在壳里，所以雨后最常见。壳会一起长大，不需要换新壳。",
      },
    },
    {
      skill: "wordInContext",
      stem: "Read this sentence: “It shuts the <b>door</b> with dried slime.” What is the “door”?",
      right: "the opening of the shell",
      wrong: ["a hole in a stone wall", "the front door of a home", "the snail’s big wet foot"],
      explanation: {
        en: `
          The snail is inside its shell, and the shell is called its house. So the door is the opening. It is not the
          door of a home where people live.
        `,
        zh: "蜗牛在壳里，文中把壳叫作它的房子，所以“door”就是壳口，不是人家的门。",
      },
    },
  ],
};
