import { say } from "../../../engine/words";
import type { GappedText, LevelSet } from "../model";

export const a1Texts: LevelSet<GappedText> = {
  level: "A1",
  entries: [
    {
      slug: "my-saturday",
      offset: -0.1,
      title: "My Saturday",
      text: `
        On Saturday I get [out] of bed at nine o’clock. I have breakfast together [with] my parents, and at eleven I
        [go|start|begin|practise|practice] swimming at the pool near our house. My sister
        [doesn’t|does not|can’t|cannot|can not|won’t|will not|mustn’t|must not|shouldn’t|should not] come with me,
        because she [can’t|cannot|can not|doesn’t|does not|won’t|will not] swim: she is only three. In the afternoon I
        do my homework for one [or|to] two hours and help my father in the garden. In the evening we all sit on the
        sofa and watch a film [on] TV.`,
      why: [
        say("In the morning we get out of bed: we get up.", "“起床”可以说 get out of bed，of 前用 out。"),
        say("We do something together with other people.", "“和……一起”是 together with。"),
        say("We go swimming, go running, go shopping.", "“去游泳”是 go swimming。"),
        say(
          "After “she” the negative is “doesn’t” and the plain verb; “can’t” fits, too.",
          "主语是 she，否定用 doesn’t + 动词原形，也可用 can’t。",
        ),
        say("She is too young to know how: she can’t swim.", "她太小，不会游泳，用 can’t。"),
        say("It is one hour on some days and two on others: one or two.", "“一两个小时”是 one or two hours。"),
        say("We watch something “on TV”.", "“在电视上”是 on TV。"),
      ],
    },
    {
      slug: "new-school",
      offset: 0.2,
      title: "An email about a new school",
      text: `
        Dear Maria,

        Thank you [for] your email. You want to know about my new school. It [is|looks|seems|feels] very big: there
        [are] eight hundred students here! My school is not near my home, so I go there [by] bus. My first lesson
        starts [at|around|about|before|after] half past eight. I like art best, because our teacher is very kind and
        funny.

        How [old] is your little brother now? Is he six or seven? Please write [to] me soon.

        Love, Rosa`,
      why: [
        say("We thank somebody for something.", "“为……感谢”用 thank you for。"),
        say("“It” goes with “is” before an adjective: it is big.", "It 后面用 is 接形容词。"),
        say("“Students” is plural: there are.", "students 是复数，用 there are。"),
        say("We go by bus, by car, by train, without “the”.", "表示交通工具用 by：by bus，不加 the。"),
        say("We use “at” with times of the clock.", "钟点前用 at。"),
        say("“How old” asks about age.", "问年龄用 How old。"),
        say("We write to somebody.", "“给某人写信”是 write to somebody。"),
      ],
    },
  ],
};
