import { say } from "../../../engine/words";
import type { Dialogue, LevelSet } from "../model";

export const a1Dialogues: LevelSet<Dialogue> = {
  level: "A1",
  entries: [
    {
      slug: "works-in-bank",
      skill: "grammarForm",
      offset: -0.5,
      lines: ["Mei: What does your brother do?", "Tom: He ___ in a bank."],
      right: "works",
      wrong: { noEnding: "work", ingAlone: "working", doubleVerb: "is work" },
      why: say(
        "In the present simple, verbs after “he”, “she” and “it” take an “s”: he works.",
        "一般现在时中，主语是 he、she、it 时，动词要加 s：he works。",
      ),
    },
    {
      slug: "yes-i-can",
      skill: "grammarForm",
      offset: -0.5,
      lines: ["Coach: Can you swim, Diego?", "Diego: Yes, I ___, but only a little."],
      right: "can",
      wrong: { beForm: "am", doForm: "do", haveForm: "have" },
      why: say(
        "A question that begins with “Can” is answered with “can”: Yes, I can.",
        "用 Can 提问，简短回答也用 can：Yes, I can.",
      ),
    },
    {
      slug: "who-girl",
      skill: "grammarForm",
      offset: -0.3,
      lines: ["Elif: ___ is that girl with the guitar?", "Ivan: That’s my cousin Rosa."],
      right: "Who",
      wrong: { possession: "Whose", thing: "What", time: "When" },
      why: say(
        "The answer names a person, so the question word is “Who”. “Whose” asks who owns something.",
        "回答是一个人，所以用 Who（谁）；Whose 问的是“谁的”。",
      ),
    },
    {
      slug: "in-may",
      skill: "grammarForm",
      offset: -0.15,
      lines: ["Nina: When is your birthday?", "Omar: It’s ___ May."],
      right: "in",
      wrong: { forDays: "on", forHours: "at", english: "of" },
      why: say(
        "We use “in” with months, “on” with days and “at” with times: in May, on Monday, at six.",
        "月份前用 in，星期几前用 on，钟点前用 at：in May，on Monday，at six。",
      ),
    },
    {
      slug: "put-on-jacket",
      skill: "vocabulary",
      offset: -0.3,
      lines: ["Jun: I’m cold.", "Fatima: Here, put on my ___."],
      right: "jacket",
      wrong: { rain: "umbrella", bed: "pillow", money: "wallet" },
      why: say(
        "We put on clothes. Of these things only a jacket is something to wear when you are cold.",
        "put on 表示“穿上”，选项中只有 jacket（夹克）是可以穿的衣服。",
      ),
    },
    {
      slug: "see-her",
      skill: "grammarForm",
      offset: -0.05,
      lines: ["Sam: Do you know Mrs Costa?", "Zara: Yes, I see ___ every morning at the bus stop."],
      right: "her",
      wrong: { subject: "she", standsAlone: "hers", male: "him" },
      why: say(
        "After a verb we use the object form: she becomes “her”, he becomes “him”.",
        "动词后面要用宾格：she 变成 her，he 变成 him。Mrs 是女士，所以用 her。",
      ),
    },
    {
      slug: "there-are",
      skill: "grammarForm",
      offset: 0.05,
      lines: ["Leo: Is there a supermarket near here?", "Hana: No, but there ___ two small shops."],
      right: "are",
      wrong: { singular: "is", have: "have", bareForm: "be" },
      why: say(
        "“There is” goes with one thing and “there are” with more than one: two shops.",
        "一件东西用 there is，多件用 there are；two small shops 是复数，所以用 are。",
      ),
    },
    {
      slug: "brush-teeth",
      skill: "vocabulary",
      offset: 0.05,
      lines: ["Priya: What do you do before bed?", "Ben: I read a little and then I ___ my teeth."],
      right: "brush",
      wrong: { hair: "comb", floor: "sweep", clothes: "iron" },
      why: say(
        "We brush our teeth. We comb our hair, sweep the floor and iron our clothes.",
        "刷牙是 brush my teeth；comb 用于梳头，sweep 用于扫地，iron 用于熨衣服。",
      ),
    },
    {
      slug: "how-many",
      skill: "grammarForm",
      offset: 0.2,
      lines: ["Grace: How ___ apples do we need?", "Luca: Six, I think."],
      right: "many",
      wrong: { uncountable: "much", some: "any", amount: "lot" },
      why: say(
        "We use “how many” with things that we can count, such as apples, and “how much” with milk or money.",
        "可数名词（如 apples）用 how many，不可数名词（如 milk、money）用 how much。",
      ),
    },
    {
      slug: "is-playing",
      skill: "grammarForm",
      offset: 0.4,
      lines: ["Paul: Where’s Lena?", "Olga: In the garden. Look, she ___ with the dog."],
      right: "is playing",
      wrong: { noBe: "playing", noIng: "is play", plural: "are playing" },
      why: say(
        "For something that is happening now we need “is” and the “-ing” form: she is playing.",
        "表示正在发生的事要用 be + 动词 ing，两部分缺一不可：she is playing。",
      ),
    },
    {
      slug: "something-to-drink",
      skill: "vocabulary",
      offset: 0.4,
      lines: ["Waiter: Would you like ___ to drink?", "Eva: Just water, please."],
      right: "something",
      wrong: { person: "somebody", place: "somewhere", time: "sometimes" },
      why: say(
        "Water is a thing, so the waiter offers “something”. “Somebody” is a person and “somewhere” a place.",
        "水是东西，所以用 something；somebody 指人，somewhere 指地方，sometimes 指时间。",
      ),
    },
    {
      slug: "am-never",
      skill: "grammarForm",
      offset: 0.65,
      lines: ["Yuki: Are you often late for school?", "Minh: No, I ___ late."],
      right: "am never",
      wrong: { bareForm: "never be", doubleNegative: "am not never", ever: "am ever" },
      why: say(
        "“Never” comes after “am”, “is” or “are” and is already negative, so there is no “not”.",
        "never 放在 am、is、are 之后，本身已表示否定，不再加 not。",
      ),
    },
  ],
};
