import { say } from "../../../engine/words";
import type { Dialogue, LevelSet } from "../model";

export const preA1Dialogues: LevelSet<Dialogue> = {
  level: "preA1",
  entries: [
    {
      slug: "i-am",
      skill: "grammarForm",
      offset: -0.6,
      lines: ["Teacher: What’s your name?", "Mei: I ___ Mei."],
      right: "am",
      wrong: { thirdPerson: "is", plural: "are", bareForm: "be" },
      why: say(
        "After “I” the verb “be” is always “am”: I am, you are, he is.",
        "主语不同，be 动词也不同，I 后面要用 am：I am，you are，he is。",
      ),
    },
    {
      slug: "colour",
      skill: "vocabulary",
      offset: -0.5,
      lines: ["Ana: What colour is your bag?", "Tom: It’s ___."],
      right: "red",
      wrong: { number: "ten", size: "small", day: "Monday" },
      why: say(
        "“What colour” asks for a colour, and “red” is the only colour here.",
        "What colour 问的是颜色，选项中只有 red（红色）是颜色。",
      ),
    },
    {
      slug: "how-old",
      skill: "vocabulary",
      offset: -0.4,
      lines: ["Kofi: How old are you?", "Nina: I’m ___."],
      right: "eight",
      wrong: { feeling: "fine", person: "a girl", colour: "green" },
      why: say(
        "“How old” asks for a number of years. “I’m fine” answers “How are you?”",
        "How old 问年龄，要用数字回答；I’m fine 回答的是 How are you?",
      ),
    },
    {
      slug: "two-books",
      skill: "grammarForm",
      offset: -0.2,
      lines: ["Hana: What’s in your bag?", "Sam: I have two ___."],
      right: "books",
      wrong: { singular: "book", extraSyllable: "bookes", possessive: "book’s" },
      why: say(
        "After “two” the noun is plural, and “book” takes a plain “s” with no apostrophe.",
        "two 后面的名词要用复数，book 直接加 s，不加撇号。",
      ),
    },
    {
      slug: "photo-father",
      skill: "vocabulary",
      offset: -0.1,
      lines: ["Jun: Who is the man in the photo?", "Zara: He’s my ___."],
      right: "father",
      wrong: { mother: "mother", sister: "sister", aunt: "aunt" },
      why: say(
        "“Man” and “he” tell us that the person is male, so it can only be her father.",
        "man 和 he 说明照片里是男性，所以只能是 father（爸爸）。",
      ),
    },
    {
      slug: "they-friends",
      skill: "grammarForm",
      offset: 0,
      lines: ["Ivan: Are your friends at school?", "Priya: Yes, ___ are."],
      right: "they",
      wrong: { object: "them", possessive: "their", singular: "he" },
      why: say(
        "“They” stands for “your friends” and is the form before a verb: Yes, they are.",
        "they 代替 your friends，并且作主语，放在动词前：Yes, they are.",
      ),
    },
    {
      slug: "what-day",
      skill: "vocabulary",
      offset: 0,
      lines: ["Luca: What day is it today?", "Paul: It’s ___."],
      right: "Wednesday",
      wrong: { month: "July", season: "summer", partOfDay: "morning" },
      why: say(
        "“What day” asks for a day of the week. July is a month and summer is a season.",
        "What day 问星期几，要答 Wednesday（星期三）；July 是月份，summer 是季节。",
      ),
    },
    {
      slug: "has-cat",
      skill: "grammarForm",
      offset: 0.1,
      lines: ["Ben: Does your sister have a dog?", "Lily: No, but she ___ a cat."],
      right: "has",
      wrong: { bareForm: "have", addedS: "haves", ing: "having" },
      why: say(
        "With “he” and “she” the verb “have” becomes “has”: I have, she has.",
        "主语是 he 或 she 时，动词 have 要变成 has：I have，she has。",
      ),
    },
    {
      slug: "under-table",
      skill: "vocabulary",
      offset: 0.2,
      lines: ["Dad: Where is the cat?", "Yuki: It’s ___ the table."],
      right: "under",
      wrong: { origin: "from", possession: "of", direction: "to" },
      why: say(
        "“Where” asks for a place. Of these words only “under” says where something is.",
        "Where 问位置，选项中只有 under（在……下面）表示位置。",
      ),
    },
    {
      slug: "her-hat",
      skill: "grammarForm",
      offset: 0.3,
      lines: ["Omar: Is this Grace’s hat?", "Eva: Yes, it’s ___ hat."],
      right: "her",
      wrong: { subject: "she", standsAlone: "hers", male: "he" },
      why: say(
        "Before a noun we use “her”: her hat. “Hers” stands alone: the hat is hers.",
        "名词前面用 her，如 her hat；hers 后面不接名词：the hat is hers。",
      ),
    },
    {
      slug: "no-isnt",
      skill: "grammarForm",
      offset: 0.4,
      lines: ["Maria: Is Mr Lin your teacher?", "Minh: No, he ___."],
      right: "isn’t",
      wrong: { plural: "aren’t", noVerb: "not", otherVerb: "doesn’t" },
      why: say(
        "A question with “is” has a short answer with “is” or “isn’t”: No, he isn’t.",
        "用 is 提问，简短回答也用 is 或 isn’t：No, he isn’t.",
      ),
    },
    {
      slug: "what-is-that",
      skill: "grammarForm",
      offset: 0.6,
      lines: ["Mum: What’s ___ in your hand?", "Leo: It’s a pencil."],
      right: "that",
      wrong: { pluralFar: "those", pluralNear: "these", person: "they" },
      why: say(
        "“What’s” and “it’s” show that there is one thing, so we say “that”, not “those” or “these”.",
        "What’s 和 It’s 说明只有一件东西，所以用 that；those 和 these 指多件东西。",
      ),
    },
  ],
};
