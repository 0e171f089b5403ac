import { say } from "../../../engine/words";
import type { GappedText, LevelSet } from "../model";

export const a2Texts: LevelSet<GappedText> = {
  level: "A2",
  entries: [
    {
      slug: "trip-to-the-lake",
      offset: -0.2,
      title: "A day at the lake",
      text: `
        Last Saturday my class went [to] a lake in the mountains. We left very early, because the journey
        [took|takes|lasts|lasted|was|is] three hours. When we got there, the sun [was|started|began|kept] shining, but
        the water was [too] cold for us to swim in. So we walked round the lake and ate our sandwiches under a big
        tree. There weren’t [any|many] other people there, so it was much quieter [than] our school! I want to go
        again next summer. If you like nature, you should come [with|join] us.`,
      why: [
        say("We go to a place.", "“去某地”用 go to。"),
        say(
          "A journey “takes” or “lasts” some time; in a story about last Saturday, “took”.",
          "“花费时间”用 take，过去式是 took。",
        ),
        say("Something that was going on: the sun was shining.", "描写当时的情景用过去进行时：was shining。"),
        say("“Too cold for us to swim in” means so cold that we could not swim.", "too … to 表示“太……而不能”。"),
        say("After “weren’t” we use “any” or “many” with a plural.", "否定句中复数名词前用 any 或 many。"),
        say("After a comparative comes “than”.", "比较级后面用 than。"),
        say("To come with somebody is to go together.", "“和我们一起来”是 come with us。"),
      ],
    },
    {
      slug: "first-job",
      offset: 0.2,
      title: "My first job",
      text: `
        I got my first job when I was sixteen. I worked in a small bakery near my home on Sundays. I [had|needed|used]
        to get up at four o’clock, because people wanted fresh bread [for|at|with|before|by] breakfast. At first the
        work [was|seemed|felt|looked|proved] hard, and I was always tired. The boss was strict
        [but|and|yet|though|although] friendly, and she taught me [how] to make bread and cakes. I didn’t earn as
        [much|good] money as my friends did, but I learned a lot. It was one [of] the best times in my life, and I
        still make my own bread today.`,
      why: [
        say("It was necessary, and it is past: I had to get up.", "过去必须做的事用 had to。"),
        say("Bread for breakfast is bread to eat at breakfast.", "“早餐吃的面包”是 bread for breakfast。"),
        say("The story is in the past: the work was hard.", "叙述过去，用 was。"),
        say("“But” joins two words that do not seem to go together.", "strict 与 friendly 意思相反，用 but 连接。"),
        say("We teach somebody how to do something.", "“教某人怎样做”是 teach somebody how to do。"),
        say(
          "“Money” cannot be counted, so “much” and not “many”: as much money as.",
          "money 不可数，用 much 而不用 many：as much money as。",
        ),
        say(
          "“One of” is followed by “the” and a plural: one of the best times.",
          "“最……之一”是 one of the + 最高级 + 复数。",
        ),
      ],
    },
  ],
};
