import { say } from "../../../engine/words";
import type { GappedText, LevelSet } from "../model";

export const preA1Texts: LevelSet<GappedText> = {
  level: "preA1",
  entries: [
    {
      slug: "my-family",
      offset: -0.2,
      title: "My family",
      text: `
        Hello! My name [is|am|are] Lily. I [am|is|are] nine years old. I [have|has|having] one brother. [His|Him|He]
        name is Tom. He is six. We have a dog. It is a big [brown|ten|Monday] dog. We live in a small
        [house|book|hand]. My two friends live in our street. They [are|is|am] nice. We play in the garden every day.
        We have a ball and two bikes.`,
      why: [
        say("“My name” is one thing, so: my name is.", "My name 是单数，用 is。"),
        say("After “I” comes “am”.", "I 后面用 am。"),
        say("I have, you have, but he has.", "I 后面用 have，he、she 后面用 has。"),
        say("“His name” is the name of a boy or a man.", "名词 name 前用 his，表示“他的”。"),
        say(
          "“Brown” says what the dog looks like: a brown dog. “Ten” is a number and “Monday” a day.",
          "brown（棕色的）说明狗的样子；ten 是数字，Monday 是星期一。",
        ),
        say("People live in a house.", "人住在房子里，用 house。"),
        say("“They” goes with “are”.", "They 后面用 are。"),
      ],
    },
    {
      slug: "my-school-bag",
      offset: 0.2,
      title: "My school bag",
      text: `
        This is [my|me|I] school bag. It is big and [red|seven|happy]. There [are|is|be] three books in the bag. I
        have [a|an|two] blue pencil, too. This pen [isn’t|aren’t|don’t] my pen. It is Anna’s. Anna sits next
        [to|from|of] me. At one o’clock we have [lunch|desk|ruler]. I have a sandwich and an apple today. Anna has an
        egg and some milk.`,
      why: [
        say("Before a noun we say “my”: my bag.", "名词前用 my，表示“我的”。"),
        say(
          "A bag can be red. “Seven” is a number, and bags are not happy.",
          "书包可以是红色的；seven 是数字，happy 用来说人。",
        ),
        say("“Three books” are more than one: there are.", "three books 是复数，用 There are。"),
        say("One pencil, and “blue” begins with the sound b: a blue pencil.", "一支铅笔，blue 以辅音开头，用 a。"),
        say("“This pen” is one thing: it is, it isn’t.", "This pen 是单数，用 isn’t。"),
        say("We say “next to” somebody.", "“在……旁边”是 next to。"),
        say("We have lunch at one o’clock.", "一点钟吃午饭，用 lunch。"),
      ],
    },
  ],
};
