import { say } from "../../../engine/words";
import type { LevelSet, Meaning } from "../model";

export const a1Meanings: LevelSet<Meaning> = {
  level: "A1",
  entries: [
    {
      slug: "once-or-twice",
      skill: "explicitMeaning",
      offset: -0.5,
      lines: ["Yuki: Do you often go to the cinema?", "Sam: Not really. Once or twice a year."],
      right: "He doesn’t go very often.",
      wrong: { often: "He goes once every week.", never: "He never goes there." },
      why: say(
        "One or two times in a whole year is not often, but it is not “never”.",
        "一年一两次，次数不多，但也不是从来不去。",
      ),
    },
    {
      slug: "walk-home",
      skill: "explicitMeaning",
      offset: -0.35,
      lines: ["Elif: How do you get to school?", "Leo: My mum drives me there, but I walk home."],
      right: "He goes home on foot.",
      wrong: { there: "He walks to school.", back: "His mum drives him home." },
      why: say(
        "He goes to school by car and comes back on foot: to walk is to go on foot.",
        "他上学坐妈妈的车，放学走路回家；on foot 就是步行。",
      ),
    },
    {
      slug: "needs-salt",
      skill: "explicitMeaning",
      offset: -0.05,
      lines: ["Lena: Do you like the soup?", "Minh: It’s OK, but it needs some salt."],
      right: "There isn’t enough salt.",
      wrong: { much: "There is too much salt.", bad: "He doesn’t eat any salt." },
      why: say("A soup that “needs” salt has too little of it.", "汤“需要”加盐，说明盐不够。"),
    },
    {
      slug: "only-black-white",
      skill: "explicitMeaning",
      offset: 0.05,
      lines: ["Customer: Do you have this shirt in blue?", "Shop assistant: Only in black and white, I’m afraid."],
      speaker: "the shop assistant",
      right: "There are no blue shirts.",
      wrong: { price: "The blue shirt costs more.", taste: "Black is better than blue." },
      why: say(
        "“Only in black and white” means in no other colour. “I’m afraid” is a polite way to say sorry.",
        "only in black and white 表示没有其他颜色；I’m afraid 在这里是委婉的“抱歉”。",
      ),
    },
    {
      slug: "friend-sitting",
      skill: "impliedMeaning",
      offset: -0.2,
      lines: ["Grace: Is this chair free?", "Olga: Sorry, my friend is sitting here."],
      right: "Grace can’t have the chair.",
      wrong: { take: "Grace can take the chair now.", pay: "Grace must pay for the chair." },
      why: say(
        "The chair is her friend’s, so it isn’t free. “Sorry” shows that the answer is no.",
        "这把椅子她的朋友要坐，所以不空；Sorry 表示拒绝。",
      ),
    },
    {
      slug: "its-raining",
      skill: "impliedMeaning",
      offset: 0.2,
      lines: ["Tom: Let’s walk to the beach.", "Ana: But it’s raining, Tom!"],
      right: "She doesn’t want to walk.",
      wrong: { likes: "She likes to walk in the rain.", far: "She thinks the beach is far." },
      why: say("“But” and the rain are her reason to say no to a walk.", "But 加上“在下雨”，是不想去散步的理由。"),
    },
    {
      slug: "but-im-full",
      skill: "impliedMeaning",
      offset: 0.2,
      lines: ["Ravi: Would you like some more cake?", "Fatima: It’s lovely, but I’m full."],
      right: "She doesn’t want more cake.",
      wrong: { dislike: "She doesn’t like the cake.", piece: "She would like a big piece." },
      why: say(
        "She likes the cake, but “I’m full” means that she cannot eat more: a polite “no”.",
        "她觉得蛋糕好吃，但 I’m full 表示吃饱了，是礼貌的拒绝。",
      ),
    },
    {
      slug: "half-past-six",
      skill: "impliedMeaning",
      offset: 0.65,
      lines: ["Priya: Let’s meet at six.", "Diego: Sorry, I finish work at half past six."],
      right: "Six is too early for him.",
      wrong: { late: "Six is too late for him.", holiday: "He isn’t working today." },
      why: say(
        "At six he is still at work, so he cannot come as early as that.",
        "六点他还在上班，所以六点见面对他来说太早。",
      ),
    },
  ],
};
