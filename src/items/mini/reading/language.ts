import { say } from "../../engine/words";
import { defineMiniModel, others } from "../engine/model";
import { pictures, picture } from "../pictures/lexicon";
import { placedPicture } from "../pictures/picture";
import { forms, order } from "./forms";
import { authoredModels, type ReadingModel } from "./model";

const area = "languageWriting" as const;
const plain =
  "cat dog duck hen pig bee frog bear egg car boat hat sock cup key bell ball kite drum book bag star apple";
/** Pictures of words with a regular plural in s. */
const regular = pictures.filter(({ word }) => `${plain} tree`.split(" ").includes(word));

const row = (word: string, n: number) => {
  const width = n * 66 + 6;
  const drawn = (label: string) =>
    `<svg viewBox="0 0 ${width} 72" width="${width}" height="72" role="img" aria-label="${label}">` +
    `${Array.from({ length: n }, (_, k) => placedPicture(picture(word), 4 + k * 66, 6, 60)).join("")}</svg>`;
  return {
    en: drawn(Array.from({ length: n }, () => word).join(", ")),
    zh: drawn(Array.from({ length: n }, () => picture(word).zh).join("、")),
  };
};

/** Questions about one thing or several, by the spoken ending. */
const oneOrMore: ReadingModel = defineMiniModel<{ many: boolean | null }, "languageWriting">({
  area,
  name: "one-or-more",
  skill: "plurals",
  settings: { 120: { many: false }, 130: { many: true } },
  generate(draw, { many }) {
    const [thing, other] = draw.some(2, regular);
    if (thing === undefined || other === undefined) return undefined;
    const n = many === true ? draw.int(2, 3) : 1;
    const right = `${thing.word}|${n}`;
    return {
      stem: say("Which picture goes with the words that you hear?", "听一听，哪张图是对的？"),
      heard: many === true ? `Which picture shows the ${thing.word}s?` : `Which picture shows one ${thing.word}?`,
      ask: {
        type: "single_choice",
        right,
        wrong: others([`${thing.word}|${n === 1 ? 2 : 1}`, `${other.word}|${n}`]),
        show: (value: string) => {
          const [word = "", count = "1"] = value.split("|");
          return row(word, Number(count));
        },
        unordered: true,
      },
      explanation: many
        ? say(`“${thing.word}s” means more than one.`, `${thing.word}s 表示不止一个。`)
        : say(`There has to be one ${thing.word}.`, `应该只有一个：one ${thing.word}。`),
      above: many === true ? 3 : 5,
      holds: (value) => value === right,
    };
  },
});

const print = authoredModels({ area, skill: "print", how: "words", isReadable: true }, [
  [
    "print-word",
    120,
    "Which one is a word?",
    "哪一个是单词？",
    "sun",
    ["s", "7"],
    "“sun” is a word; the others are a letter and a number.",
    "sun 是单词，其他是字母和数字。",
  ],
  [
    "print-letter",
    120,
    "Which one is a letter?",
    "哪一个是字母？",
    "m",
    ["map", "4"],
    "m is a letter; the others are a word and a number.",
    "m 是字母，其他是单词和数字。",
  ],
  [
    "print-sentence",
    140,
    "Which one is a sentence?",
    "哪一个是句子？",
    "The dog can run.",
    ["dog run", "the dog"],
    "“The dog can run.” tells a whole thought.",
    "The dog can run. 表达了完整的意思。",
  ],
  [
    "print-spaces",
    130,
    "Which one has the right spaces between the words?",
    "哪一个单词之间的空格是对的？",
    "I see a cat.",
    ["Isee acat.", "I s ee a ca t."],
    "“I see a cat.” has a space between words.",
    "I see a cat. 单词之间有空格。",
  ],
]);

/** Questions about the word in the gap of a spoken sentence. */
const heardGaps = authoredModels({ area, skill: "sentences", how: "spokenWords" }, [
  [
    "gap-an",
    140,
    "Which word fits?\nI eat ____ apple.",
    "选词填空。\nI eat ____ apple.",
    "an",
    ["a", "two"],
    "Before the sound of apple it is “an”.",
    "apple 前面用 an。",
  ],
  [
    "gap-say",
    120,
    "Which word can end this?\nThe cat is on the ____.",
    "哪个词可以放在句尾？\nThe cat is on the ____.",
    "bed",
    ["are", "happy"],
    "On the bed: a thing is needed.",
    "空格里需要一个东西：bed。",
  ],
  [
    "gap-she",
    130,
    "Which word fits?\nMia is here. ____ is my friend.",
    "选词填空。\nMia is here. ____ is my friend.",
    "She",
    ["It", "We"],
    "Mia is a girl: She is my friend.",
    "Mia 是女孩，用 She。",
  ],
  [
    "gap-am",
    130,
    "Which word fits?\nI ____ five years old.",
    "选词填空。\nI ____ five years old.",
    "am",
    ["is", "are"],
    "I am five years old.",
    "I 后面用 am。",
  ],
  [
    "gap-question",
    140,
    "Which word fits?\n____ is my hat? It is under the bed.",
    "选词填空。\n____ is my hat? It is under the bed.",
    "Where",
    ["Who", "When"],
    "The answer tells a place: Where.",
    "回答的是地点，所以用 Where。",
  ],
]);

const capitals = authoredModels({ area, skill: "capitalsAndMarks", how: "words", isReadable: true }, [
  [
    "capital-name",
    140,
    "Which one shows the right way to write a name?",
    "哪个名字写得对？",
    "Tom",
    ["tom", "tOm"],
    "A name begins with a capital: Tom.",
    "名字开头要大写：Tom。",
  ],
  [
    "capital-sentence",
    150,
    "Which sentence is written the right way?",
    "哪个句子写得对？",
    "The sun is hot.",
    ["the sun is hot.", "The sun is hot", "The Sun Is hot."],
    "A sentence begins with a capital and ends with a mark: The sun is hot.",
    "句子开头大写、句末有标点：The sun is hot.",
  ],
  [
    "mark-question",
    150,
    "Which mark goes at the end?\nWhere is my ball",
    "句末用什么标点？\nWhere is my ball",
    "?",
    [".", "!"],
    "It asks something, so it ends with a ? mark.",
    "这是问句，用 ?。",
  ],
  [
    "mark-which",
    160,
    "Which sentence has the right mark at the end?",
    "哪个句子的句末标点是对的？",
    "Can you swim?",
    ["Can you swim.", "I can swim?", "What can you do!"],
    "Only “Can you swim?” asks and has the mark for it.",
    "Can you swim? 是问句，标点正确。",
  ],
  [
    "capital-i",
    170,
    "Which sentence is written the right way?",
    "哪个句子写得对？",
    "Ben and I play.",
    ["Ben and i play.", "ben and I play.", "Ben and I play"],
    "Names and “I” are capitals, and a mark ends it: Ben and I play.",
    "名字和 I 要大写，句末有标点：Ben and I play.",
  ],
  [
    "capital-day",
    180,
    "Which sentence is written the right way?",
    "哪个句子写得对？",
    "We swim on Monday.",
    ["We swim on monday.", "we swim on Monday.", "We Swim on Monday."],
    "Days begin with capitals: We swim on Monday.",
    "星期几要大写：We swim on Monday.",
  ],
  [
    "mark-apostrophe",
    190,
    "Which one means “the hat of my dog”?",
    "哪个与 the hat of my dog 意思相同？",
    "my dog’s hat",
    ["my dogs hat", "my dog hat’s", "my dogs hat’s"],
    "The mark and s go to the owner: my dog’s hat.",
    "撇号和 s 加在拥有者后面：my dog’s hat。",
  ],
  [
    "mark-comma-list",
    190,
    "Which sentence is written the right way?",
    "哪个句子写得对？",
    "I like pears, eggs, and milk.",
    ["I like, pears eggs and milk.", "I like pears eggs, and, milk.", "I like pears eggs and milk,"],
    "Commas part the things of a list: I like pears, eggs, and milk.",
    "列举时用逗号隔开：I like pears, eggs, and milk.",
  ],
]);

export const languageWriting: readonly ReadingModel[] = [
  oneOrMore,
  ...print,
  ...heardGaps,
  ...capitals,
  ...forms,
  ...order,
];
