import { say } from "../../../engine/words";
import type { Dialogue, LevelSet } from "../model";

export const a2Dialogues: LevelSet<Dialogue> = {
  level: "A2",
  entries: [
    {
      slug: "went-to-lake",
      skill: "grammarForm",
      offset: -0.55,
      lines: ["Mei: How was your weekend?", "Diego: Great! We ___ to the lake."],
      right: "went",
      wrong: { regularPast: "goed", doubleVerb: "were go", ingAlone: "going" },
      why: say(
        "The weekend is over, so we need the past. “Go” is irregular: its past form is “went”.",
        "周末已经过去，要用过去时；go 是不规则动词，过去式是 went。",
      ),
    },
    {
      slug: "did-you-see",
      skill: "grammarForm",
      offset: -0.45,
      lines: ["Omar: ___ you see the match last night?", "Ben: Only the second half."],
      right: "Did",
      wrong: { present: "Do", beForm: "Were", perfect: "Have" },
      why: say(
        "“Last night” needs the past, and before “you see” the past question word is “Did”.",
        "last night 表示过去，动词是原形 see，所以用 Did 提问。",
      ),
    },
    {
      slug: "closer",
      skill: "grammarForm",
      offset: -0.35,
      lines: ["Tom: Is your new flat bigger than the old one?", "Ana: Yes, and it’s ___ to my office, too."],
      right: "closer",
      wrong: { moreShort: "more close", than: "closer than", plain: "close than" },
      why: say(
        "Short adjectives take “-er” when we compare two things: big, bigger; close, closer.",
        "比较两样东西时，短形容词加 -er：big—bigger，close—closer，不用 more。",
      ),
    },
    {
      slug: "going-to-make",
      skill: "grammarForm",
      offset: -0.2,
      lines: ["Leo: Why are you buying so many eggs?", "Hana: I ___ a cake for my mother."],
      right: "am going to make",
      wrong: { noTo: "am going make", noBe: "going to make", willIng: "will making" },
      why: say(
        "A plan takes all the parts of “be going to”: I am going to make.",
        "表示计划用 be going to + 动词原形，am 和 to 都不能少：I am going to make。",
      ),
    },
    {
      slug: "borrow-pen",
      skill: "vocabulary",
      offset: -0.2,
      lines: ["Elif: Could I ___ your pen for a minute?", "Minh: Of course. Just give it back."],
      right: "borrow",
      wrong: { giver: "lend", debt: "owe", bring: "bring" },
      why: say(
        "The person who takes something for a time borrows it. The person who gives it lends it.",
        "借入用 borrow，借出用 lend；Elif 是向别人借笔，所以用 borrow。",
      ),
    },
    {
      slug: "nicest-place",
      skill: "grammarForm",
      offset: 0,
      lines: ["Priya: Which café do you like?", "Sam: Blue Moon. It’s ___ place in town."],
      right: "the nicest",
      wrong: { double: "the most nicest", comparative: "nicer", noArticle: "nicest" },
      why: say(
        "Of all the cafés it is number one, so we use “the” and “-est”, without “most”.",
        "在全城的咖啡馆中比较，用最高级 the nicest；有 -est 就不再加 most。",
      ),
    },
    {
      slug: "have-to",
      skill: "grammarForm",
      offset: 0,
      lines: ["Zara: Can we come in with our shoes on?", "Yuki: No, sorry. You ___ take them off."],
      right: "have to",
      wrong: { noNeed: "don’t have to", mustTo: "must to", can: "can’t" },
      why: say(
        "Taking off shoes is a rule here: “have to”. “Must” is followed by a verb without “to”.",
        "这里脱鞋是规定，用 have to；must 后面直接跟动词原形，不加 to。",
      ),
    },
    {
      slug: "platform",
      skill: "vocabulary",
      offset: 0.1,
      lines: ["Passenger: Which ___ does the train to the coast leave from?", "Clerk: Number four."],
      right: "platform",
      wrong: { building: "floor", office: "desk", paper: "ticket" },
      why: say(
        "A train leaves from a platform. A floor is a level of a building.",
        "火车从站台出发，站台是 platform；floor 是楼层，ticket 是车票。",
      ),
    },
    {
      slug: "a-little-milk",
      skill: "grammarForm",
      offset: 0.35,
      lines: ["Luca: Is there any milk?", "Nina: Yes, but only ___."],
      right: "a little",
      wrong: { countable: "a few", any: "any", much: "much" },
      why: say(
        "Milk cannot be counted, so we say “a little”. “A few” goes with things that we can count.",
        "milk 不可数，用 a little；a few 用于可数名词。",
      ),
    },
    {
      slug: "was-having",
      skill: "grammarForm",
      offset: 0.35,
      lines: ["Grace: Why didn’t you answer the phone?", "Kofi: Sorry, I ___ a shower."],
      right: "was having",
      wrong: { noIng: "was have", present: "am having", plural: "were having" },
      why: say(
        "He was in the middle of something when the phone rang: past continuous, “I was having”.",
        "电话响时他正在洗澡，用过去进行时；主语是 I，所以用 was having。",
      ),
    },
    {
      slug: "to-buy",
      skill: "grammarForm",
      offset: 0.35,
      lines: ["Ivan: Why is Jun going to town?", "Olga: ___ a present for his dad."],
      right: "To buy",
      wrong: { forBare: "For buy", forTo: "For to buy", to: "To buying" },
      why: say(
        "To say why somebody does something we can use “to” and the plain verb: to buy a present.",
        "表示目的用 to + 动词原形：to buy a present，前面不加 for。",
      ),
    },
    {
      slug: "save-money",
      skill: "vocabulary",
      offset: 0.6,
      lines: ["Eva: You never take the bus now!", "Paul: No, I walk to ___ money for my holiday."],
      right: "save",
      wrong: { gain: "win", use: "spend", cost: "cost" },
      why: say(
        "To keep money and not spend it is to save it. We win money in a game.",
        "把钱省下来叫 save money；win 是赢得，spend 是花费。",
      ),
    },
  ],
};
