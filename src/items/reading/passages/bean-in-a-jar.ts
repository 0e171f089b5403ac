import type { Passage } from "../model";

export const beanInAJar: Passage = {
  name: "bean-in-a-jar",
  area: "informational",
  level: 160,
  title: "Grow a Bean in a Jar",
  text: `
    You can watch a bean grow! You need a jar, a bean, and some paper towels.

    1. Wet the paper towels and put them into the jar.

    2. Push the bean in between the paper and the glass. Now you can see it.

    3. Put the jar in a sunny place, and keep the paper wet every day.

    After a few days, a white root comes out and grows down. Then a green stem grows up. When the stem is as tall as
    your hand, plant the bean in soil.
  `,
  questions: [
    {
      skill: "details",
      stem: "What comes out of the bean first?",
      right: "a white root",
      wrong: ["a green stem", "a small leaf", "a new bean"],
      explanation: {
        en: `
          The text says that a white root comes out after a few days, and “then a green stem grows up.” So the stem is
          second.
        `,
        zh: "文中说几天后先长出白色的根，“Then a green stem grows up”，所以茎是后长出来的。",
      },
    },
    {
      skill: "inference",
      stem: "Why should the bean be next to the glass?",
      right: "so that you can watch it grow",
      wrong: ["so that it can stay very dry", "so that the jar does not fall over", "so that the root can grow up"],
      explanation: {
        en: `
          Step 2 says, “Now you can see it,” and the first line tells us that we can watch it grow. The paper must be
          wet, so dry is wrong.
        `,
        zh: "第 2 步说“Now you can see it”，开头也说可以看着豆子长大。纸要保持湿，所以“dry”不对。",
      },
    },
    {
      skill: "craft",
      stem: "Why does the author use the numbers 1, 2, and 3?",
      right: "to show the order of the steps",
      wrong: ["to tell how many beans you need", "to tell how many days you wait", "to show which step is the best"],
      explanation: {
        en: "Each number has one thing to do, and you do them in that order. You need only one bean.",
        zh: "每个数字后是一个步骤，要按顺序做。豆子只需要一颗，所以数字不是豆子的数量。",
      },
    },
  ],
};
