import { say } from "../../../engine/words";
import type { LevelSet, Meaning } from "../model";

export const preA1Meanings: LevelSet<Meaning> = {
  level: "preA1",
  entries: [
    {
      slug: "leos-pen",
      skill: "explicitMeaning",
      offset: -0.4,
      lines: ["Ana: Is this your pen?", "Tom: No, it’s Leo’s pen."],
      right: "The pen is Leo’s.",
      wrong: { own: "The pen is Tom’s.", asker: "The pen is Ana’s." },
      why: say(
        "“Leo’s pen” is the pen that Leo has. The ’s after a name shows whose it is.",
        "Leo’s pen 是 Leo 的笔；名字后面的 ’s 表示“……的”。",
      ),
    },
    {
      slug: "yes-of-course",
      skill: "explicitMeaning",
      offset: -0.5,
      lines: ["Nina: Can you help me?", "Ben: Yes, of course."],
      right: "He can help Nina.",
      wrong: { busy: "He is busy today.", askedBack: "He needs help, too." },
      why: say(
        "“Of course” is a strong and friendly “yes”, so Ben can help her.",
        "of course 意思是“当然可以”，所以 Ben 会帮忙。",
      ),
    },
    {
      slug: "very-small-house",
      skill: "explicitMeaning",
      offset: -0.3,
      lines: ["Mei: Is your house big?", "Kofi: No, it’s very small."],
      right: "His house isn’t big.",
      wrong: { new: "His house isn’t old.", bigger: "His house is very big." },
      why: say(
        "“Small” is the opposite of “big”: a very small house isn’t big.",
        "small 是 big 的反义词，房子很小，就是不大。",
      ),
    },
    {
      slug: "two-sisters",
      skill: "explicitMeaning",
      offset: 0.05,
      lines: ["Jun: Do you have a brother?", "Zara: No, but I have two sisters."],
      right: "She has sisters but no brother.",
      wrong: { both: "She has two sisters and a brother.", none: "She has no brothers or sisters." },
      why: say(
        "“No” answers the question about a brother. Then she says that she has two sisters.",
        "No 表示没有兄弟，后面又说有两个姐妹。",
      ),
    },
    {
      slug: "paul-is-my-friend",
      skill: "explicitMeaning",
      offset: 0.15,
      lines: ["Teacher: Are you Paul?", "Ivan: No. Paul is my friend."],
      right: "Ivan and Paul are friends.",
      wrong: { same: "Paul is his name, too.", stranger: "Ivan doesn’t know Paul." },
      why: say("He says that he isn’t Paul and that Paul is his friend.", "他说自己不是 Paul，Paul 是他的朋友。"),
    },
    {
      slug: "not-hungry",
      skill: "impliedMeaning",
      offset: 0.15,
      lines: ["Mum: Do you want an apple?", "Sam: No, thank you. I’m not hungry."],
      right: "He doesn’t want to eat now.",
      wrong: { dislike: "He doesn’t like apples at all.", more: "He wants two or three apples." },
      why: say(
        "He says no because he isn’t hungry now, not because he doesn’t like apples.",
        "他说不要，是因为现在不饿，并没有说不喜欢苹果。",
      ),
    },
    {
      slug: "in-the-kitchen",
      skill: "impliedMeaning",
      offset: 0.25,
      lines: ["Eva: Where’s Dad?", "Luca: He’s in the kitchen."],
      right: "Dad is at home.",
      wrong: { work: "Dad is at work.", car: "Dad is in his car." },
      why: say("The kitchen is a room in the house, so Dad is at home.", "厨房是家里的房间，所以爸爸在家。"),
    },
    {
      slug: "put-on-coat",
      skill: "impliedMeaning",
      offset: 0.6,
      lines: ["Hana: Is it cold today?", "Omar: Put on your coat!"],
      right: "It’s cold today.",
      wrong: { hot: "It’s hot today.", noCoat: "He has no coat." },
      why: say(
        "We wear a coat when it is cold. He doesn’t say “yes”, but that is what he means.",
        "天冷才穿外套，他没有直接说“冷”，但意思就是今天很冷。",
      ),
    },
  ],
};
